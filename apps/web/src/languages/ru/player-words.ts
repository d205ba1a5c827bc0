import type en from "../en/player-words.ts";
import type { Like } from "../message.ts";

export default {
  keys: "Пробел — воспроизведение, стрелки — шаг вперёд и назад, Shift со стрелками поворачивает вид. Буквы вращают слои по их месту на клавиатуре: I и K — правый, D и E — левый, J и F — верхний, S и L — нижний, H и G — передний, W и O — задний.",
  controls: "Воспроизведение",
  moves: "Ходы",
  play: "Пуск",
  pause: "Пауза",
  "step-forward": "Следующий ход",
  "step-back": "Предыдущий ход",
  "to-start": "В начало",
  "to-end": "В конец",
  position: "Положение",
  "position-of": "{at} из {length} ходов",
  speed: "Скорость",
  undone: "Назад: {text}",
  solved: "Собран",
} satisfies Like<typeof en>;
