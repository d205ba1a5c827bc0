import type en from "../en/taught.ts";
import type { Like } from "../message.ts";

export default {
  title: "Aprende a resolverlo",
  length: { one: "{n} paso", other: "{n} pasos" },
  "step-of": "Paso {n} de {all}",
  case: "Caso: {cases}.",
  "first-then": "{first}, y después {second}",
  edge: "Arista {colors}",
  corner: "Esquina {colors}",
  center: "Centro {colors}",
  moves: "Movimientos de este paso",
  player: "El paso, reproducido",
  show: "Muéstramelo",
  back: "Atrás",
  next: "Hecho, siguiente",
  done: "Listo: el cubo está resuelto.",
  "name-hold": "Cómo sujetarlo",
  "goal-hold": "Blanco abajo, amarillo arriba.",
  "text-hold": "Gira el cubo entero hasta que el blanco quede abajo. Ahí se queda hasta el final.",
  "name-first-center": "Centro blanco",
  "goal-first-center": "Reúna todos los centros blancos en una cara.",
  "case-first-center-row": "una fila",
  "why-first-center-row":
    "La capa interior sube la fila, la cara de arriba la aparta y la capa vuelve: ninguna otra cara ha cambiado.",
  "case-first-center-commutator": "una sola pieza (conmutador)",
  "why-first-center-commutator":
    "La segunda mitad deshace la primera, salvo donde se cruzan: solo tres centros cambian de sitio.",
  "name-second-center": "Centro amarillo",
  "goal-second-center": "Reúna todos los centros amarillos en la cara opuesta a la blanca.",
  "case-second-center-row": "una fila",
  "why-second-center-row":
    "La capa interior sube la fila, la cara de arriba la aparta y la capa vuelve: ninguna otra cara ha cambiado.",
  "case-second-center-commutator": "una sola pieza (conmutador)",
  "why-second-center-commutator":
    "La segunda mitad deshace la primera, salvo donde se cruzan: solo tres centros cambian de sitio.",
  "name-side-centers": "Centros verde y rojo",
  "goal-side-centers": "Con el blanco a la izquierda, forme el centro verde y, al lado, el rojo.",
  "case-side-centers-row": "una fila",
  "why-side-centers-row":
    "La capa interior sube la fila, la cara de arriba la aparta y la capa vuelve: ninguna otra cara ha cambiado.",
  "case-side-centers-commutator": "una sola pieza (conmutador)",
  "why-side-centers-commutator":
    "La segunda mitad deshace la primera, salvo donde se cruzan: solo tres centros cambian de sitio.",
  "name-last-centers": "Los dos últimos centros",
  "goal-last-centers": "Intercambie las últimas piezas entre la cara azul y la naranja.",
  "case-last-centers-row": "una fila",
  "why-last-centers-row":
    "La capa interior sube la fila, la cara de arriba la aparta y la capa vuelve: ninguna otra cara ha cambiado.",
  "case-last-centers-commutator": "una sola pieza (conmutador)",
  "why-last-centers-commutator":
    "La segunda mitad deshace la primera, salvo donde se cruzan: solo tres centros cambian de sitio.",
  "name-pair-edges": "Aristas",
  "goal-pair-edges": "Una las piezas de cada arista hasta que las doce parezcan las de un 3×3.",
  "case-pair-edges-flip": "capa, volteo y capa de vuelta",
  "why-pair-edges-flip":
    "La capa une dos piezas, la arista se voltea en su sitio y así la capa puede volver sin separarlas.",
  "case-pair-edges-replace": "capa, cambio y capa de vuelta",
  "why-pair-edges-replace":
    "La capa une dos piezas, la arista formada deja su sitio a otra y entonces la capa vuelve.",
  "case-pair-edges-edge-parity": "paridad de aristas",
  "why-pair-edges-edge-parity":
    "Al emparejar, las piezas se intercambian en número par; si las dos últimas están cambiadas, hace falta un número impar de giros de capas interiores.",
  "name-cross": "Cruz blanca",
  "goal-cross":
    "Lleva las cuatro aristas blancas junto al centro blanco, cada una al lado del centro de su otro color.",
  "case-cross-top-up": "arriba, con el blanco hacia arriba",
  "why-cross-top-up": "Se coloca encima de su sitio y media vuelta de esa cara la baja.",
  "case-cross-top-side": "arriba, con el blanco hacia fuera",
  "why-cross-top-side": "Baja por la capa intermedia, y así el blanco queda hacia abajo.",
  "case-cross-middle": "en la capa intermedia",
  "why-cross-middle": "Un giro de su cara la baja; si su sitio está en otra parte, la base gira hasta él.",
  "case-cross-bottom-wrong": "abajo, en otro sitio",
  "why-cross-bottom-wrong": "Sale de la base y vuelve donde le corresponde.",
  "case-cross-bottom-flipped": "abajo, volteada",
  "why-cross-bottom-flipped": "Sale de la base y vuelve por la capa intermedia, que la voltea.",
  "name-corners": "Esquinas de la primera capa",
  "goal-corners": "Pon las cuatro esquinas blancas entre las aristas de la cruz.",
  "case-corners-right": "el blanco mira a la derecha",
  "why-corners-right": "R sube el hueco, U mete la esquina y R' baja las dos cosas.",
  "case-corners-front": "el blanco mira al frente",
  "why-corners-front":
    "Es la imagen reflejada del primer caso: F' sube el hueco, U' mete la esquina y F lo baja todo.",
  "case-corners-top": "el blanco mira hacia arriba",
  "why-corners-top":
    "Los tres primeros movimientos dejan el blanco mirando a la derecha; el resto es el primer caso.",
  "case-corners-twisted-right": "en su hueco, el blanco mira a la derecha",
  "why-corners-twisted-right": "La esquina sale, se orienta y vuelve a entrar.",
  "case-corners-twisted-front": "en su hueco, el blanco mira al frente",
  "why-corners-twisted-front": "La esquina sale, se orienta y vuelve a entrar.",
  "case-corners-wrong-slot": "en un hueco que no es el suyo",
  "why-corners-wrong-slot": "Cualquier esquina que entra en el hueco empuja hacia arriba a la que sobra.",
  "name-middle-edges": "Aristas de la capa intermedia",
  "goal-middle-edges": "Pon las cuatro aristas sin amarillo en la capa intermedia.",
  "case-middle-edges-right": "va a la derecha",
  "why-middle-edges-right":
    "La arista se aleja de su hueco, se une a la esquina que va debajo y entran juntas.",
  "case-middle-edges-left": "va a la izquierda",
  "why-middle-edges-left": "Es la imagen reflejada: se aleja del hueco, se une a su esquina y entran juntas.",
  "case-middle-edges-wrong-slot": "en otro hueco o volteada",
  "why-middle-edges-wrong-slot":
    "Al meter cualquier arista de arriba en el hueco, la que sobra sale hacia arriba.",
  "name-flip-edges": "Cruz amarilla",
  "goal-flip-edges": "Voltea las aristas de arriba hasta que formen una cruz amarilla.",
  "case-flip-edges-line": "línea",
  "why-flip-edges-line":
    "R U R' U' intercambia piezas de arriba; la F de antes y la F' de después voltean dos aristas.",
  "case-flip-edges-l-shape": "forma de L",
  "why-flip-edges-l-shape":
    "Es el algoritmo de la línea al revés: voltea dos aristas vecinas en vez de opuestas.",
  "case-flip-edges-dot": "punto",
  "why-flip-edges-dot":
    "El algoritmo de la línea voltea dos aristas, y el mismo con dos capas voltea las otras dos.",
  "case-flip-edges-oll-parity": "paridad OLL",
  "why-flip-edges-oll-parity":
    "Hay un número impar de aristas volteadas, lo que ningún giro de un 3×3 consigue: un número impar de giros de capas interiores voltea una.",
  "name-twist-corners": "Cara amarilla",
  "goal-twist-corners": "Gira las esquinas de arriba hasta que toda la cara sea amarilla.",
  "case-twist-corners-sune": "Sune",
  "why-twist-corners-sune":
    "La esquina y la arista de un hueco dan una vuelta por arriba y regresan, mientras tres esquinas giran un tercio.",
  "case-twist-corners-antisune": "Antisune",
  "why-twist-corners-antisune": "Es Sune al revés: las tres esquinas giran en el otro sentido.",
  "case-twist-corners-h": "H",
  "why-twist-corners-h": "Es Sune con una vuelta más, que gira las cuatro esquinas por parejas.",
  "case-twist-corners-pi": "Pi",
  "why-twist-corners-pi":
    "R2 y U pasan las esquinas de dos en dos; los cuartos de vuelta de los extremos las giran.",
  "case-twist-corners-headlights": "faros (U)",
  "why-twist-corners-headlights":
    "D esconde una esquina abajo mientras gira la capa de arriba; así vuelven giradas dos esquinas.",
  "case-twist-corners-t": "T",
  "why-twist-corners-t":
    "Una esquina se va con la capa ancha y otra ocupa su lugar desde el frente; ambas giran un tercio.",
  "case-twist-corners-bowtie": "pajarita (L)",
  "why-twist-corners-bowtie": "Es T al revés: las dos esquinas de una diagonal giran en sentidos contrarios.",
  "name-place-corners": "Esquinas de la última capa",
  "goal-place-corners": "Pon las esquinas de arriba en el orden correcto.",
  "case-place-corners-headlights": "una pareja de esquinas que coinciden (A perm)",
  "why-place-corners-headlights":
    "Tres esquinas cambian de sitio en círculo: una sale por delante, otra la sustituye desde atrás y la primera vuelve.",
  "case-place-corners-diagonal": "ninguna pareja que coincida (Y perm)",
  "why-place-corners-diagonal":
    "Dos esquinas en diagonal cambian de sitio, y con ellas dos aristas, que el último paso arregla.",
  "name-place-edges": "Aristas de la última capa",
  "goal-place-edges": "Pon las aristas de arriba en el orden correcto.",
  "case-place-edges-ua": "Ua perm",
  "why-place-edges-ua":
    "L y R' giran la capa del medio vista desde el frente; así tres aristas cambian de sitio en círculo.",
  "case-place-edges-ub": "Ub perm",
  "why-place-edges-ub": "Es Ua al revés: tres aristas cambian de sitio en el otro sentido.",
  "case-place-edges-h": "H perm",
  "why-place-edges-h": "La capa del medio lleva aristas por la base y las opuestas vuelven intercambiadas.",
  "case-place-edges-z": "Z perm",
  "why-place-edges-z": "La capa del medio lleva aristas por la base y las vecinas vuelven intercambiadas.",
  "case-place-edges-pll-parity": "paridad PLL",
  "why-place-edges-pll-parity":
    "Hay dos aristas intercambiadas, lo que ningún giro de un 3×3 consigue: medias vueltas de capas interiores intercambian las mitades de ambas.",
  "name-finish": "Último giro",
  "goal-finish": "Gira la capa de arriba hasta que los lados coincidan.",
} satisfies Like<typeof en>;
