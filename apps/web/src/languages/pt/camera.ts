import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "Câmera",
  view: "O que a câmera vê",
  seen: "Faces vistas: {seen} de 6",
  opening: "Esperando a câmera…",
  first: "Mostre à câmera uma face do cubo, inteira e de frente.",
  next: "Pronto. Vire o cubo para uma face que ainda não apareceu.",
  centers: {
    one: "Ainda falta a face de centro {colors}.",
    many: "Ainda faltam as faces com estes centros: {colors}.",
    other: "Ainda faltam as faces com estes centros: {colors}.",
  },
  missing: {
    one: "Ainda falta {n} face.",
    many: "Ainda faltam {n} de faces.",
    other: "Ainda faltam {n} faces.",
  },
  "seen-before": "Esta face já foi vista. Vire o cubo para outra.",
  nothing: "Nenhuma face encontrada. Uma face deve encher a imagem, ou uma quina com suas três faces.",
  dark: "Está escuro demais para distinguir as cores. Procure mais luz.",
  unsure: "Todas as faces foram vistas, mas não com clareza. Mostre-as de novo, sem dedos sobre os adesivos.",
  corner: "Mais de um cubo tem estas seis faces. Mostre uma quina, para que três apareçam de uma vez.",
  mixed: "Essas faces não são do mesmo cubo. Mostre as seis faces de um só.",
  take: "Usar assim mesmo",
  paint: "Pintar o resto",
  "face-seen": "Face {n}, vista",
  "face-open": "Face {n}, ainda não vista",
  "picture-none":
    "Nenhuma face encontrada em {name}. Escolha fotos em que uma face encha a imagem, ou uma quina com suas três faces.",
  "picture-bad":
    "{name} não pode ser lido como imagem. Talvez esteja cortado ou em um formato que este navegador não conhece.",
  "picture-large": "{name} tem mais de {n} megapixels. Escolha uma foto menor.",
  "picture-few": "Estas fotos mostram {n} de 6 faces. Escolha fotos de todas ou pinte o cubo.",
  "picture-many": "No máximo {n} fotos podem ser lidas de uma vez.",
  deciding: "Lendo o cubo…",
  stopped: "A câmera está desligada.",
  unreadable: "Essas faces não formam um cubo. Tente com mais luz, escolha fotos ou pinte o cubo.",
  refused:
    "A câmera não está liberada aqui. Libere-a nas configurações do navegador para esta página, escolha fotos ou pinte o cubo.",
  none: "Nenhuma câmera encontrada. Escolha fotos ou pinte o cubo.",
  insecure: "O navegador só abre a câmera em páginas seguras (https). Escolha fotos ou pinte o cubo.",
  busy: "Outro programa está usando a câmera. Feche-o e comece de novo, ou escolha fotos.",
  start: "Ligar a câmera",
  pictures: "Escolher fotos",
  again: "Recomeçar",
  switch: "Outra câmera",
  torch: "Lanterna",
  kept: "O que a câmera viu está pintado. A posição das faces não é certa: toque no que estiver errado e pinte o resto.",
  close: "Fechar a câmera",
} satisfies Like<typeof en>;
