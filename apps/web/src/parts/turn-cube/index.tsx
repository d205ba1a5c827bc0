/** A cube to turn: the player, and a pad of buttons for those who do not drag. Each turn is told and spoken. */
import { useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { moveWords } from "../move-words/index.ts";
import { Player } from "../player.tsx";
import { t } from "./messages/index.ts";
import { deepest, type PadTurn, padRows, wholeTurns } from "./model.ts";
import "./style.css";

export interface TurnCubeProps {
  readonly size: number;
  /** Moves from a solved cube to how it stands. */
  readonly setup: string;
  readonly label: string;
  /** A turn was made, in standard notation. */
  readonly onTurn: (move: string) => void;
}

export function TurnCube({ size, setup, label, onTurn }: TurnCubeProps) {
  const [depth, setDepth] = useState(1);
  const layers = Math.min(depth, deepest(size));
  const make = ({ move, turn }: PadTurn) => {
    announce(moveWords(turn, size));
    onTurn(move);
  };
  return (
    <div class="turn-cube">
      <Player size={size} setup={setup} label={label} />
      <div class="turn-pads">
        {deepest(size) > 1 && (
          <label class="turn-depth">
            <span>{t("depth")}</span>
            <input
              type="number"
              min={1}
              max={deepest(size)}
              value={layers}
              onInput={(event) => setDepth(Math.max(1, Math.round(event.currentTarget.valueAsNumber) || 1))}
            />
          </label>
        )}
        <fieldset class="turn-pad" dir="ltr">
          <legend class="visually-hidden">{t("faces")}</legend>
          {padRows(size, layers).flatMap(({ clockwise, anticlockwise }) => [
            <PadButton key={clockwise.move} pad={clockwise} size={size} onPress={make} />,
            <PadButton key={anticlockwise.move} pad={anticlockwise} size={size} onPress={make} />,
          ])}
        </fieldset>
        <fieldset class="turn-pad turn-pad-whole" dir="ltr">
          <legend class="visually-hidden">{t("whole")}</legend>
          {wholeTurns(size).map((pad) => (
            <PadButton key={pad.move} pad={pad} size={size} onPress={make} />
          ))}
        </fieldset>
      </div>
    </div>
  );
}

function PadButton({
  pad,
  size,
  onPress,
}: {
  readonly pad: PadTurn;
  readonly size: number;
  readonly onPress: (pad: PadTurn) => void;
}) {
  const words = moveWords(pad.turn, size);
  return (
    <button
      type="button"
      class="turn-button"
      aria-label={`${pad.move}: ${words}`}
      title={words}
      onClick={() => onPress(pad)}
    >
      {pad.move}
    </button>
  );
}
