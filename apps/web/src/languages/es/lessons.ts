import type en from "../en/lessons.ts";
import type { Like } from "../message.ts";

export default {
  "notation-turn-title": "Una letra, una cara",
  "notation-turn-body":
    "Cada cara tiene una letra, de la palabra inglesa: U arriba (up), D abajo (down), R derecha (right), L izquierda (left), F frente (front), B atrás (back). La letra sola significa: girar esa cara un cuarto de vuelta en sentido horario, como si se mirara de frente.",
  "notation-turn-task": "Gire la cara derecha: R.",
  "notation-turn-after": "R sube la columna derecha del frente hacia arriba.",
  "notation-prime-title": "Al revés",
  "notation-prime-body": "Un apóstrofo gira la cara al revés, en sentido antihorario.",
  "notation-prime-task": "Gire la cara superior en sentido antihorario: U'.",
  "notation-prime-after": "U' deshace U, y U deshace U'.",
  "notation-half-title": "Media vuelta",
  "notation-half-body": "Un 2 significa media vuelta. El sentido da igual.",
  "notation-half-task": "Gire el frente media vuelta: F2. Dos cuartos de vuelta también valen.",
  "notation-half-after": "F F y F2 llevan al mismo cubo.",
  "notation-row-title": "Una serie de movimientos",
  "notation-row-body":
    "Los movimientos se hacen de izquierda a derecha. No gire el cubo entero entre medias.",
  "notation-row-task": "Haga R U R' U'.",
  "notation-row-after": "Eso ha sido un algoritmo: una serie de movimientos con un fin.",
  "notation-undo-title": "Deshacer",
  "notation-undo-body":
    "Para deshacer una serie se va hacia atrás: primero el último movimiento, cada uno al revés.",
  "notation-undo-task": "¿Qué deshace R U?",
  "notation-undo-after": "Como los zapatos y los calcetines: lo último que se puso se quita primero.",
  "notation-undo-option-1": "R' U'",
  "notation-undo-option-2": "U' R'",
  "notation-undo-option-3": "U R",
  "notation-wide-title": "Cubos más grandes",
  "notation-wide-body":
    "En un cubo con más capas, Rw gira dos capas de la derecha a la vez, y 2R solo la segunda.",
  "notation-wide-task":
    "Gire dos capas de la derecha de este 4×4: Rw. Ponga en 2 las capas que giran juntas.",
  "notation-wide-after": "3Rw giraría tres capas a la vez.",
  "holding-opposite-title": "Colores opuestos",
  "holding-opposite-body":
    "En un cubo estándar el blanco está frente al amarillo, el rojo frente al naranja y el verde frente al azul. Los centros de un 3×3 no cambian de sitio: dicen el color de cada cara.",
  "holding-opposite-task": "¿Qué color está frente al blanco?",
  "holding-opposite-after": "Con el blanco arriba, el amarillo siempre está abajo.",
  "holding-opposite-option-1": "Rojo",
  "holding-opposite-option-2": "Azul",
  "holding-opposite-option-3": "Amarillo",
  "holding-upright-title": "Blanco arriba, verde delante",
  "holding-upright-body":
    "Los movimientos se escriben para un cubo con el blanco arriba y el verde delante. Este se sujeta de otro modo. Las letras x, y y z giran el cubo entero: x como R, y como U, z como F.",
  "holding-upright-task": "Gire el cubo entero hasta que el blanco esté arriba y el verde delante.",
  "holding-upright-after": "Ahora cada letra significa lo mismo para usted que para los demás.",
  "holding-right-title": "¿Qué hay a la derecha?",
  "holding-right-body": "Cuando dos colores vecinos tienen su sitio, todos los demás quedan fijados.",
  "holding-right-task": "El blanco está arriba y el verde delante. ¿Qué hay a la derecha?",
  "holding-right-after":
    "El rojo está a la derecha, el naranja a la izquierda, el azul detrás y el amarillo abajo.",
  "holding-right-option-1": "Rojo",
  "holding-right-option-2": "Naranja",
  "holding-right-option-3": "Azul",
  "number-clock-title": "Cifras de distinto tamaño",
  "number-clock-body":
    "Una hora tiene cifras de distinto tamaño. Los minutos van de 0 a 59; luego empiezan de nuevo y la hora sube en uno.",
  "number-clock-task": "¿Cuántos minutos son 3 horas y 7 minutos?",
  "number-clock-after":
    "3 · 60 + 7 = 187. Esta forma de escribir se llama base mixta. Un cubo se escribe igual.",
  "number-live-title": "Las cifras de un cubo",
  "number-live-body":
    "Un cubo tiene cuatro cifras así: el orden de las aristas, el orden de las esquinas, los volteos de las aristas y los giros de las esquinas. Juntas son un número; el cubo resuelto es 0.",
  "number-live-task": "Gire el cubo al menos tres veces y observe las cifras.",
  "number-live-after": "Cada cubo tiene su propio número. Hay 43 trillones, unos 65 bits.",
  "number-flat-title": "Solo el orden",
  "number-flat-body": "Algunos giros cambian el orden de las piezas sin voltear ni torcer ninguna.",
  "number-flat-task":
    "Encuentre un cubo, distinto del resuelto, cuyos volteos y giros de esquinas sean ambos 0.",
  "number-flat-after":
    "Los giros de arriba y de abajo nunca voltean una arista ni giran una esquina, tal como cuenta este número.",
  "number-back-title": "Del número al cubo",
  "number-back-body":
    "El camino de vuelta es la división con resto. Los giros de las esquinas son la última cifra y tienen 3⁷ = 2187 valores, de 0 a 2186. Cuando se agotan, los volteos suben en uno.",
  "number-back-task": "¿Cuál es el menor número cuyos volteos no son 0? Escríbalo y mire su cubo.",
  "number-back-after": "2187 es una vuelta completa de los giros de esquinas: giros 0, volteos 1.",
  "parity-sort-title": "Intercambiar",
  "parity-sort-body": "Pulse dos números y cambiarán de sitio.",
  "parity-sort-task": "Ponga la fila en orden.",
  "parity-sort-after":
    "Una inversión es una pareja en el orden equivocado. En la fila ordenada no hay ninguna.",
  "parity-again-title": "De otro modo",
  "parity-again-body": "La misma fila otra vez.",
  "parity-again-task": "Ordénela con cinco intercambios o más.",
  "parity-again-after":
    "Valen 3, 5 o 7 intercambios, pero nunca 4 ni 6: cada intercambio cambia el número de inversiones de impar a par o al revés. Par o impar, esa es la paridad de la fila.",
  "parity-cycle-title": "Un anillo de cuatro",
  "parity-cycle-body":
    "Un cuarto de vuelta hace circular cuatro esquinas en un anillo. Un anillo de cuatro necesita tres intercambios.",
  "parity-cycle-task": "¿Es par o impar?",
  "parity-cycle-after": "Impar, y lo mismo vale para las cuatro aristas de la cara.",
  "parity-cycle-option-1": "Par",
  "parity-cycle-option-2": "Impar",
  "parity-both-title": "Las dos a la vez",
  "parity-both-body":
    "Así que cada cuarto de vuelta cambia las esquinas de par a impar o al revés, y con ellas las aristas.",
  "parity-both-task":
    "Gire el cubo al menos cuatro veces y observe. ¿Son alguna vez impares las esquinas mientras las aristas son pares?",
  "parity-both-after": "Nunca. Ambas son pares o ambas impares, y juntas siempre son pares.",
  "parity-alone-title": "Lo que se deduce",
  "parity-alone-body":
    "Intercambie a mano dos aristas y deje las demás piezas: solo cambia una de las dos paridades.",
  "parity-alone-task": "¿Pueden los giros intercambiar solo dos aristas de un 3×3?",
  "parity-alone-after":
    "Un cubo así se desmontó y se volvió a montar mal. La página «Comprobar» lo descubre.",
  "parity-alone-option-1": "Sí, con giros suficientes",
  "parity-alone-option-2": "Sí, si además se gira una esquina",
  "parity-alone-option-3": "No, nunca",
  "order-repeat-title": "Vueltas y vueltas",
  "order-repeat-body": "Haga los mismos movimientos una y otra vez.",
  "order-repeat-task": "¿Cuántas veces, hasta que el cubo esté resuelto de nuevo? Pulse el botón y observe.",
  "order-repeat-after": "Seis veces: el orden de estos movimientos es 6.",
  "order-lcm-title": "Anillos de distinta longitud",
  "order-lcm-body":
    "Los movimientos R U hacen circular pegatinas en anillos de 3, 7 y 15. Un anillo de 7 ha vuelto tras 7, 14, 21… veces.",
  "order-lcm-task": "¿Tras cuántas veces han vuelto todos los anillos a la vez?",
  "order-lcm-after": "105 es el menor número divisible por 3, 7 y 15.",
  "order-lcm-option-1": "25",
  "order-lcm-option-2": "105",
  "order-lcm-option-3": "315",
  "order-long-title": "Una vuelta larga",
  "order-long-body": "El mayor orden de los giros de caras en un 3×3 es 1260.",
  "order-long-task": "Encuentre dos o más movimientos cuyo orden sea 60 o más. Pruebe caras distintas.",
  "order-long-after": "Solo cuentan las longitudes de los anillos, no el número de movimientos.",
  "order-two-title": "Una vuelta corta",
  "order-two-body":
    "R2 tiene orden 2: hecho dos veces, no ha pasado nada. Haga un movimiento antes y deshágalo después: el orden no cambia.",
  "order-two-task": "Encuentre tres o más movimientos cuyo orden sea 2.",
  "order-two-after": "X R2 X' es lo mismo hecho en otro lugar, así que su orden es el de R2.",
  "text-type-title": "Lo probable es barato",
  "text-type-body":
    "Un 3×3 tiene sitio para unos 65 bits. Un modelo de lenguaje adivina cada carácter siguiente: lo que espera cuesta poco, lo que le sorprende cuesta mucho.",
  "text-type-task": "Escriba cinco caracteres o más y mire sus bits.",
  "text-type-after": "En bytes, cada carácter costaría 8 bits. Uno probable cuesta dos o tres.",
  "text-long-title": "Una frase entera",
  "text-long-body": "Cada carácter reduce los estados a aquellos cuyo texto empieza así.",
  "text-long-task": "Escriba 20 caracteres o más que aún quepan en un 3×3.",
  "text-long-after": "Las frases corrientes de 20 a 30 caracteres caben en un cubo.",
  "text-strange-title": "Sorpresas",
  "text-strange-body": "Ahora lo contrario: caracteres que casi nunca van seguidos.",
  "text-strange-task": "Encuentre un texto de tres caracteres como mucho que cueste 20 bits o más.",
  "text-strange-after":
    "Nada está prohibido: todo texto, en cualquier escritura, tiene su sitio; uno raro, a mayor precio.",
  "text-guess-title": "Adivinar",
  "text-guess-body": "En inglés, tras «th» casi todos adivinarían una e.",
  "text-guess-task": "¿Por qué la e de «the» no cuesta casi nada?",
  "text-guess-after":
    "La mitad de probable cuesta un bit más: los bits son el logaritmo de las probabilidades.",
  "text-guess-option-1": "Porque ahí es muy probable",
  "text-guess-option-2": "Porque la e está al principio del alfabeto",
  "text-guess-option-3": "Porque es una vocal",
} satisfies Like<typeof en>;
