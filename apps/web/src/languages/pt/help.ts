export default {
  lead: "Respostas curtas para quem tem um cubo na mão. Não é preciso programar.",
  all: "Tudo numa página, para imprimir",
  print: "Imprimir",
  topics: "Todos os temas",
  next: "A seguir: {topic}",
  go: "Ir para “{page}”",
  hold: "Como segurar o cubo",
  "hold-1": "O centro branco em cima e o verde virado para você. O vermelho fica então à direita.",
  "hold-2":
    "Guie-se pelos centros, no meio de cada face: girar uma face nunca os tira do lugar, por mais embaralhado que o cubo esteja.",
  "hold-3":
    "Segure-o assim até o fim e gire só as faces. Se o cubo inteiro virar, volte o branco para cima e o verde para a frente.",
  "hold-4":
    "Um 2×2 ou 4×4 não tem centros fixos. Pegue-o resolvido, branco em cima e verde na frente, e não o vire.",
  "hold-5":
    "No seu cubo o azul fica oposto ao branco? Então escolha “{japanese}” para as cores do cubo nas configurações.",
  turn: "Como girar uma face",
  "turn-1":
    "Cada passo mostra uma seta sobre a camada que gira; o resto fica esmaecido. Gire essa camada no sentido da seta.",
  "turn-2":
    "Um giro é um quarto de volta, até as bordas se alinharem de novo. Um 2 quer dizer meia-volta, em qualquer sentido.",
  "turn-3":
    "As letras são as faces: U em cima, D embaixo, R direita, L esquerda, F frente, B atrás. Com apóstrofo, como em R', gira-se no sentido anti-horário, olhando essa face de frente.",
  "turn-4":
    "A face de trás, a da esquerda e a de baixo não se veem; uma segunda imagem pequena mostra o giro de lá. Não vire o seu cubo: incline-se e olhe.",
  "turn-5": "Se uma face emperrar, alinhe primeiro as outras. Nunca force.",
  found: "Encontrou um cubo?",
  "found-1": "Não gire nada. Cada giro muda o que ele diz.",
  "found-2":
    "Mostre as seis faces à câmera ou pinte as cores. O aplicativo diz qual face quer e como segurá-la.",
  "found-3":
    "O texto não faz sentido? Então deve ser só um cubo embaralhado, ou a mensagem precisa de uma senha que só quem a escreveu conhece.",
  "found-4": "Deixe o cubo como o encontrou, para que a próxima pessoa também possa lê-lo.",
  lost: "Perdeu-se no caminho?",
  "lost-1": "Pare de girar e toque em “{lost}” no alto da tela.",
  "lost-2":
    "Indique as cores que vê. Muitas vezes bastam duas ou três faces; a câmera também pode fazer isso.",
  "lost-3":
    "O aplicativo descobre o que aconteceu, por exemplo um movimento pulado, e continua dali. Não é preciso recomeçar.",
  "lost-4":
    "O telefone bloqueou, a página fechou? Abra-a de novo: o guia continua no mesmo movimento. “Voltar” volta um movimento.",
  "lost-5":
    "Se quiser mesmo recomeçar, deixe o aplicativo resolver o cubo primeiro. Ele acha um caminho a partir de qualquer posição.",
  camera: "Dicas para a câmera",
  "camera-1":
    "A luz do dia é a melhor. Evite lâmpadas e janelas que se reflitam no cubo: um brilho esconde a cor.",
  "camera-2": "Segure uma face reta diante da câmera, grande na imagem e sem dedos sobre os adesivos.",
  "camera-3": "Fique parado um instante. Assim que a face for lida, mostre a próxima, em qualquer ordem.",
  "camera-4": "Quando o aplicativo tem dúvida sobre um adesivo, ele pergunta.",
  "camera-5":
    "Não há câmera, ou ela não liga? Permita-a no navegador, escolha fotos das faces ou pinte as cores. As imagens nunca saem do seu aparelho.",
  children: "Com crianças",
  "children-1": "Leia os passos em voz alta enquanto a criança gira; depois troquem de lugar.",
  "children-2": "Comecem com algo curto, como um nome: são só alguns movimentos.",
  "children-3":
    "A cada poucos movimentos, comparem juntos o cubo com a imagem. Os erros são encontrados e corrigidos; nada se estraga.",
  "children-4": "Depois escondam o cubo e deixem outra pessoa encontrá-lo e lê-lo.",
  "children-5": "“{learn}” ensina a resolver o cubo, peça por peça.",
  classroom: "Na sala de aula",
  "classroom-1":
    "Um cubo e um telefone, tablet ou computador para cada dois alunos. Sem contas e, depois da primeira visita, sem rede.",
  "classroom-2":
    "Meia hora: cada dupla escreve uma palavra secreta no seu cubo e o troca com outra dupla, que a lê. Depois conversem: como uma frase cabe em 54 adesivos?",
  "classroom-3":
    "Por trás há códigos, dígitos de verificação que percebem erros e contagem: um cubo tem {states} posições, e cada uma é um número.",
  "classroom-4":
    "“{explore}” mostra quantas vezes é preciso repetir os mesmos movimentos até o cubo ficar resolvido de novo; “{learn}” explica as ideias em lições curtas.",
  "classroom-5":
    "Imprima esta página para você e, em “{write}”, uma folha com os movimentos para as mesas sem tela.",
  escape: "Escape rooms e geocaches",
  "escape-1": "Escreva num cubo o código de um cadeado. Quem ler o cubo pode abri-lo.",
  "escape-2": "“{challenge}” faz o contrário: uma nota que só se abre com o cubo certo.",
  "escape-3":
    "Deixe a detecção de erros ligada. Se alguém girar uma face sem querer, aparece um aviso em vez de um código errado.",
  "escape-4":
    "Mãos curiosas giram cubos. Coloque-o numa caixa ou prenda-o com fita, e guarde os movimentos para poder escrevê-lo de novo.",
  "escape-5":
    "Para um geocache, imprima o “cartão para quem achar”: ele explica como ler o cubo, e o código QR abre o aplicativo.",
  gifts: "De presente",
  "gifts-1":
    "Um cubo pode dizer feliz aniversário, obrigado ou quer casar comigo. Uma frase cabe num cubo; uma carta, em vários.",
  "gifts-2": "Imprima o “cartão para quem achar” e coloque-o na caixa.",
  "gifts-3": "Uma caixa justa ou uma fita impede que as faces girem no caminho.",
  "gifts-4": "Para algo pessoal, defina uma senha e conte-a só a quem vai receber.",
  privacy: "Privacidade e uso sem internet",
  "privacy-1":
    "Tudo acontece no seu aparelho. Mensagens, cubos e imagens não são enviados a lugar nenhum. Não há contas, cookies nem anúncios.",
  "privacy-2":
    "Depois da primeira visita tudo funciona sem rede, inclusive esta ajuda. O navegador também pode instalá-lo como aplicativo.",
  "privacy-3":
    "Um link para uma mensagem contém a mensagem: quem tem o link pode lê-la. Senhas nunca vão num link.",
  "privacy-4":
    "O navegador lembra onde você estava, só neste aparelho. Apague os dados deste site nas configurações do navegador, e isso desaparece.",
} as const;
