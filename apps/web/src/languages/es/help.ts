export default {
  lead: "Respuestas breves para quien tiene un cubo en la mano. No hace falta programar.",
  all: "Todo en una página, para imprimir",
  print: "Imprimir",
  topics: "Todos los temas",
  next: "Siguiente: {topic}",
  go: "Ir a «{page}»",
  hold: "Cómo sujetar el cubo",
  "hold-1": "El centro blanco arriba y el verde hacia usted. El rojo queda entonces a la derecha.",
  "hold-2":
    "Guíese por los centros, en medio de cada cara: al girar una cara nunca cambian de sitio, por mezclado que esté el cubo.",
  "hold-3":
    "Sujételo así hasta el final y gire solo las caras. Si se vuelca el cubo entero, ponga de nuevo el blanco arriba y el verde delante.",
  "hold-4":
    "Un 2×2 o un 4×4 no tiene centros fijos. Tómelo resuelto, con el blanco arriba y el verde delante, y no le dé la vuelta.",
  "hold-5":
    "¿En su cubo el azul está frente al blanco? Elija entonces «{japanese}» como colores del cubo en los ajustes.",
  turn: "Cómo girar una cara",
  "turn-1":
    "Cada paso muestra una flecha sobre la capa que gira; el resto se ve atenuado. Gire esa capa hacia donde apunta la flecha.",
  "turn-2":
    "Un giro es un cuarto de vuelta, hasta que los bordes vuelven a coincidir. Un 2 significa media vuelta, en el sentido que quiera.",
  "turn-3":
    "Las letras son las caras: U arriba, D abajo, R derecha, L izquierda, F delante, B detrás. Con apóstrofo, como R', se gira en sentido contrario a las agujas del reloj, mirando esa cara de frente.",
  "turn-4":
    "Las caras de atrás, de la izquierda y de abajo no se ven; una segunda imagen pequeña muestra el giro desde allí. No dé la vuelta al cubo: inclínese y mire.",
  "turn-5": "Si una cara se atasca, alinee primero las demás. No la fuerce nunca.",
  found: "¿Ha encontrado un cubo?",
  "found-1": "No lo gire. Cada giro cambia lo que dice.",
  "found-2":
    "Muestre las seis caras a la cámara o pinte sus colores. La aplicación dice qué cara necesita y cómo sujetarla.",
  "found-3":
    "¿El texto no tiene sentido? Entonces seguramente es solo un cubo mezclado, o el mensaje necesita una contraseña que solo conoce quien lo escribió.",
  "found-4": "Deje el cubo como lo encontró, para que la siguiente persona también pueda leerlo.",
  lost: "¿Se ha perdido?",
  "lost-1": "Deje de girar y toque «{lost}» en la parte superior de la pantalla.",
  "lost-2": "Indique los colores que ve. A menudo bastan dos o tres caras; la cámara también puede hacerlo.",
  "lost-3":
    "La aplicación averigua qué ha pasado, por ejemplo que faltó un movimiento, y sigue desde ahí. No hace falta empezar de nuevo.",
  "lost-4":
    "¿Se bloqueó el teléfono o se cerró la página? Ábrala otra vez: sigue en el mismo movimiento. «Atrás» retrocede un movimiento.",
  "lost-5":
    "Si prefiere empezar de nuevo, deje primero que la aplicación resuelva el cubo. Encuentra un camino desde cualquier posición.",
  camera: "Consejos para la cámara",
  "camera-1":
    "Lo mejor es la luz del día. Evite lámparas y ventanas que se reflejen en el cubo: un brillo tapa el color.",
  "camera-2": "Ponga una cara recta ante la cámara, grande en la imagen y sin dedos sobre las pegatinas.",
  "camera-3":
    "No se mueva un momento. Cuando la cara esté tomada, muestre la siguiente, en el orden que quiera.",
  "camera-4": "Si la aplicación no está segura de una pegatina, le pregunta.",
  "camera-5":
    "¿No hay cámara o no se enciende? Permítala en el navegador, elija fotos de las caras o pinte los colores. Las imágenes nunca salen de su dispositivo.",
  children: "Con niños",
  "children-1": "Lea los pasos en voz alta mientras el niño o la niña gira, y luego cambien los papeles.",
  "children-2": "Empiecen con algo corto, como un nombre: son solo unos pocos movimientos.",
  "children-3":
    "Cada pocos movimientos, comparen juntos el cubo con la imagen. Los errores se encuentran y se arreglan: no se puede estropear nada.",
  "children-4": "Después escondan el cubo y dejen que otra persona lo encuentre y lo lea.",
  "children-5": "«{learn}» enseña a resolver el cubo, pieza a pieza.",
  classroom: "En clase",
  "classroom-1":
    "Un cubo y un teléfono, tableta u ordenador para cada dos alumnos. Sin cuentas y, tras la primera visita, sin red.",
  "classroom-2":
    "Media hora: cada pareja escribe una palabra secreta en su cubo y lo intercambia con otra pareja, que la lee. Luego se comenta: ¿cómo cabe una frase en 54 pegatinas?",
  "classroom-3":
    "Detrás hay códigos, dígitos de control que detectan errores y el arte de contar: un cubo tiene {states} posiciones, y cada una es un número.",
  "classroom-4":
    "«{explore}» muestra cuántas veces hay que repetir los mismos movimientos hasta que el cubo vuelve a estar resuelto; «{learn}» explica las ideas en lecciones cortas.",
  "classroom-5":
    "Imprima esta página para usted y, en «{write}», una hoja con los movimientos para las mesas sin pantalla.",
  escape: "Salas de escape y geocachés",
  "escape-1": "Escriba en un cubo el código de un candado. Quien lea el cubo podrá abrirlo.",
  "escape-2": "«{challenge}» funciona al revés: una nota que solo se abre con el cubo correcto.",
  "escape-3":
    "Deje activada la detección de errores. Si alguien gira una cara sin querer, habrá un aviso en lugar de un código equivocado.",
  "escape-4":
    "Las manos curiosas giran los cubos. Métalo en una caja o sujételo con cinta, y guarde los movimientos para poder escribirlo otra vez.",
  "escape-5":
    "Para un geocaché, imprima la «tarjeta para quien lo encuentre»: explica cómo leer el cubo, y su código QR abre la aplicación.",
  gifts: "Como regalo",
  "gifts-1":
    "Un cubo puede decir feliz cumpleaños, gracias o ¿quieres casarte conmigo? Una frase cabe en un cubo; una carta, en varios.",
  "gifts-2": "Imprima la «tarjeta para quien lo encuentre» y póngala en la caja.",
  "gifts-3": "Una caja ajustada o una cinta evita que las caras giren por el camino.",
  "gifts-4": "Para algo personal, ponga una contraseña y dígasela solo a quien va dirigido.",
  privacy: "Privacidad y uso sin conexión",
  "privacy-1":
    "Todo ocurre en su dispositivo. Los mensajes, los cubos y las imágenes no se envían a ninguna parte. No hay cuentas, ni cookies, ni anuncios.",
  "privacy-2":
    "Tras la primera visita todo funciona sin conexión, también esta ayuda. El navegador puede instalarlo como aplicación.",
  "privacy-3":
    "Un enlace a un mensaje contiene el mensaje: quien tenga el enlace puede leerlo. Las contraseñas nunca van en un enlace.",
  "privacy-4":
    "El navegador recuerda dónde estaba, solo en este dispositivo. Se olvida al borrar los datos de este sitio en los ajustes del navegador.",
} as const;
