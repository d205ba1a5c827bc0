import type en from "../en/player-words.ts";
import type { Like } from "../message.ts";

export default {
  keys: "A barra de espaço reproduz, as setas avançam e voltam, Shift com as setas gira a vista. As letras giram as camadas conforme seu lugar no teclado: I e K a direita, D e E a esquerda, J e F o topo, S e L a base, H e G a frente, W e O atrás.",
  controls: "Reprodução",
  moves: "Movimentos",
  play: "Reproduzir",
  pause: "Pausar",
  "step-forward": "Próximo movimento",
  "step-back": "Movimento anterior",
  "to-start": "Ir para o início",
  "to-end": "Ir para o fim",
  position: "Posição",
  "position-of": "{at} de {length} movimentos",
  speed: "Velocidade",
  undone: "Desfeito: {text}",
  solved: "Resolvido",
} satisfies Like<typeof en>;
