/** The cube of an exercise: swiped layer by layer, with its marks; regrips and what is done for someone it turns itself. */
import type { CubePlayer } from "@cubegram/player";
import { useEffect, useRef, useState } from "preact/hooks";
import { printView } from "../../cube/turn/view-for.ts";
import { TurnCube } from "../../cube/turn-cube/index.tsx";
import { Marks } from "../taught/marks.tsx";
import { isOnCube, marked, VIEWS, viewOf } from "../taught/rings.ts";
import { algOf, type Exercise, leftOf, ownTurn, shownPiece } from "./exercise.ts";

interface TurnByHandProps {
  readonly exercise: Exercise;
  readonly hasLetters: boolean;
  readonly label: string;
  readonly onTurn: (move: string) => void;
}

/** Milliseconds before the cube turns by itself. */
const BEFORE_MS = 350;

export function TurnByHand({ exercise, hasLetters, label, onTurn }: TurnByHandProps) {
  const [player, setPlayer] = useState<CubePlayer>();
  const isMoving = useMoving(player);
  const alg = algOf(exercise);
  const left = leftOf(exercise);
  const next: string | undefined = left[0];
  const piece = shownPiece(exercise);
  const marks = piece === undefined || left.length === 0 ? undefined : marked(alg, left, piece);
  const view = marks ? viewOf(marks) : VIEWS[0];
  const own = ownTurn(exercise);
  const tell = useRef(onTurn);
  tell.current = onTurn;
  useEffect(() => {
    if (own === undefined || isMoving) return;
    const timer = setTimeout(() => (player ? player.turn(own) : tell.current(own)), BEFORE_MS);
    return () => clearTimeout(timer);
  }, [own, alg, player, isMoving]);
  const keepView = (event: PointerEvent) => {
    // Beside the cube a drag would turn the view, and the marks would no longer lie on it.
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const half = Math.min(box.width, box.height) / 2;
    const x = (event.clientX - box.left - box.width / 2) / half;
    const y = (box.top + box.height / 2 - event.clientY) / half;
    if (!isOnCube([x, y], view)) event.stopPropagation();
  };
  return (
    <TurnCube
      size={3}
      setup={alg}
      label={label}
      view={printView(view)}
      hasPads={hasLetters}
      onTurn={onTurn}
      onReady={setPlayer}
      onPointerDownCapture={keepView}
      over={
        !isMoving &&
        own === undefined && (
          // The picture that stands there first can't be swiped, so it has no arrow.
          <Marks marked={marks} view={view} move={exercise.isGuided && player ? next : undefined} />
        )
      }
    />
  );
}

/** Whether the player makes a move now. */
export function useMoving(player: CubePlayer | undefined): boolean {
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (!player) return;
    const begins = () => setMoving(true);
    const ends = () => setMoving(false);
    player.addEventListener("move", begins);
    player.addEventListener("statechange", ends);
    return () => {
      player.removeEventListener("move", begins);
      player.removeEventListener("statechange", ends);
    };
  }, [player]);
  return isMoving;
}
