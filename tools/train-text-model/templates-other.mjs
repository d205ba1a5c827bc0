/** Rules and templates of the other languages, all in our own words. */
import { words } from "./templates-numbers.mjs";

/** One language: names, weekdays, months, greetings, occasions, places, and how a meeting is put. */
function language({ names, days, months, greetings, wishes, places, meet, at, love, hidden, things, verbs }) {
  return {
    rules: {
      name: words(names),
      weekday: words(days),
      monthName: words(months),
      greeting: words(greetings),
      wish: words(wishes),
      place: words(places),
      meet: words(meet),
      at: words(at),
      love: words(love),
      hidden: words(hidden),
      thing: words(things),
      verb: words(verbs),
      time: ["<hour>:<minute>", "<hour>", "<hour>:<minute>"],
    },
    templates: [
      "<greeting> <name>",
      "<greeting> <name>!",
      "<greeting>, <name>!",
      "<wish>, <name>!",
      "<wish> <name>",
      "<wish>",
      "<weekday> <time>",
      "<weekday> <at> <time>",
      "<day>. <monthName> <year>",
      "<day> <monthName>",
      "<monthName> <year>",
      "<meet> <weekday>",
      "<meet> <at> <time>",
      "<meet> <place>",
      "<meet> <weekday> <at> <time> <place>",
      "<meet> <place> <at> <time>",
      "<place>",
      "<place> <at> <time>",
      "<love>, <name>",
      "<love> <name>",
      "<name> + <name>",
      "<name> & <name> <year>",
      "<name>",
      "<thing> <hidden>",
      "<thing> <hidden>",
      "<hidden>",
      "<thing>",
      "<verb>",
      "<verb>",
      "<verb> <hidden>",
    ],
  };
}

export const OTHER_LANGUAGES = {
  de: language({
    names:
      "Anna, Lena, Max, Paul, Lukas, Sophie, Marie, Jonas, Felix, Emma, Mia, Leon, Ben, Tim, Julia, Laura, Peter, Hans, Karl, Oma, Opa, Mama, Papa, Schatz, Liebling, Jan, Lisa, Sarah, Tobias, Moritz",
    days: "Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag, Sonntag, morgen, heute, übermorgen, am Freitag, am Sonntag, heute Abend",
    months: "Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember",
    greetings:
      "Hallo, Liebe, Lieber, Guten Morgen, Gute Nacht, Servus, Grüße von, Danke, Moin, Bis bald, Tschüss, Für",
    wishes:
      "Alles Gute, Viel Glück, Frohe Weihnachten, Herzlichen Glückwunsch, Gute Besserung, Gute Reise, Viel Erfolg, Frohes neues Jahr, Schönen Geburtstag, Alles Liebe, Viel Spaß",
    places:
      "am Bahnhof, im Park, am Brunnen, in der Kirche, vor dem Kino, am Fluss, im Café, auf dem Markt, bei mir, zu Hause, am See, im Keller, in der Bibliothek, auf dem Dach, am Strand, vor der Schule, an der Brücke, im Wald, in Berlin, in München, in Hamburg, in Wien, am Hafen, am Eingang, an der Ecke, im Garten",
    meet: "Treffen, Wir treffen uns, Treffpunkt, Wir sehen uns, Komm, Sei pünktlich, Abfahrt, Ich warte, Bis, Essen, Party, Kaffee",
    at: "um, gegen, ab, nach",
    love: "Ich liebe dich, Ich vermisse dich, Ich denke an dich, Kuss, Heirate mich, Verzeih mir, Du bist die Beste",
    hidden:
      "unter dem Tisch, hinter dem Spiegel, im Schrank, in der Schublade, unter dem Bett, im Garten, auf dem Dachboden, unter der Treppe, hinter der Tür, im Buch, unter der Matte, in der Vase, unter dem Teppich, hinter dem Bild, unter dem Sofa, in der Küche, im Ofen, im Kühlschrank, neben dem Baum, unter dem Stein",
    things:
      "der Schlüssel, der Schatz, das Geld, der Brief, die Karte, die Lösung, der nächste Hinweis, das Buch, der Ring, das Geschenk, die Katze, der Hund, Schlüssel, Der Schlüssel ist, Der Schatz liegt, Das Geld ist, Der Hinweis ist, Der Brief liegt",
    verbs:
      "schau, such, suche, grabe, öffne die Tür, finde den Schlüssel, ruf mich an, kauf Brot, füttere die Katze, geh nach links, geh nach rechts, folge mir, komm allein, zähle die Stufen, lies Seite <number>, frag <name>, warte auf mich, nimm den Zug, bring Wein mit",
  }),
  es: language({
    names:
      "Ana, María, Juan, Pedro, Luis, Carmen, Sofía, Lucía, Pablo, Diego, Carlos, Elena, José, Marta, Miguel, Laura, mamá, papá, abuela, mi amor, cariño, Javier, Paula, Andrés",
    days: "lunes, martes, miércoles, jueves, viernes, sábado, domingo, mañana, hoy, el viernes, el domingo, esta noche",
    months:
      "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre",
    greetings:
      "Hola, Buenos días, Buenas noches, Querida, Querido, Gracias, Adiós, Hasta luego, Para, Besos de, Saludos de",
    wishes:
      "Feliz cumpleaños, Buena suerte, Feliz Navidad, Felicidades, Feliz año, Buen viaje, Que te mejores, Enhorabuena, Feliz aniversario, Feliz Año Nuevo",
    places:
      "en la estación, en el parque, en la plaza, en la iglesia, en el cine, en el río, en el café, en el mercado, en mi casa, en casa, en la playa, en la biblioteca, en el tejado, en la escuela, en el puente, en el bosque, en Madrid, en Barcelona, en la esquina, en el jardín, junto a la fuente, en el puerto",
    meet: "Nos vemos, Quedamos, Te espero, Cita, Encuentro, Ven, Salida, Cena, Fiesta, Reunión, Te veo",
    at: "a las, sobre las, desde las, después de las",
    love: "Te quiero, Te amo, Te extraño, Pienso en ti, Cásate conmigo, Perdóname, Eres la mejor",
    hidden:
      "debajo de la mesa, detrás del espejo, en el armario, en el cajón, debajo de la cama, en el jardín, en el desván, debajo de la escalera, detrás de la puerta, en el libro, debajo de la alfombra, en el jarrón, detrás del cuadro, en la cocina, en el horno, en la nevera, junto al árbol, bajo la piedra",
    things:
      "la llave, el tesoro, el dinero, la carta, el mapa, la respuesta, la próxima pista, el libro, el anillo, el regalo, el gato, el perro, La llave está, El tesoro está, El dinero está, La pista está",
    verbs:
      "mira, busca, cava, abre la puerta, encuentra la llave, llámame, compra pan, gira a la izquierda, gira a la derecha, sígueme, ven solo, cuenta los pasos, lee la página <number>, pregunta a <name>, espérame, toma el tren, trae vino",
  }),
  fr: language({
    names:
      "Anne, Marie, Jean, Pierre, Paul, Louis, Camille, Léa, Chloé, Lucas, Hugo, Emma, Julie, Claire, Jacques, Sophie, maman, papa, mamie, mon amour, chérie, Nicolas, Antoine, Manon, Zoé",
    days: "lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, demain, aujourd'hui, ce soir, demain soir",
    months: "janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre",
    greetings: "Bonjour, Salut, Coucou, Cher, Chère, Merci, Au revoir, Pour, Bisous de, Bonne nuit, Bonsoir",
    wishes:
      "Bon anniversaire, Joyeux anniversaire, Bonne chance, Joyeux Noël, Bonne année, Félicitations, Bon voyage, Bon rétablissement, Bonne fête, Bravo",
    places:
      "à la gare, au parc, sur la place, à l'église, devant le cinéma, au bord de la rivière, au café, au marché, chez moi, à la maison, à la plage, à la bibliothèque, sur le toit, à l'école, sur le pont, dans la forêt, à Paris, à Lyon, au coin de la rue, dans le jardin, près de la fontaine, au port",
    meet: "Rendez-vous, On se voit, On se retrouve, Je t'attends, Viens, Départ, Dîner, Fête, Réunion, À",
    at: "à, vers, dès, après",
    love: "Je t'aime, Tu me manques, Je pense à toi, Épouse-moi, Pardonne-moi, Tu es la meilleure, Bisous",
    hidden:
      "sous la table, derrière le miroir, dans l'armoire, dans le tiroir, sous le lit, dans le jardin, au grenier, sous l'escalier, derrière la porte, dans le livre, sous le tapis, dans le vase, derrière le tableau, dans la cuisine, dans le four, dans le frigo, près de l'arbre, sous la pierre",
    things:
      "la clé, le trésor, l'argent, la lettre, la carte, la réponse, le prochain indice, le livre, la bague, le cadeau, le chat, le chien, La clé est, Le trésor est, L'argent est, L'indice est",
    verbs:
      "regarde, cherche, creuse, ouvre la porte, trouve la clé, appelle-moi, achète du pain, tourne à gauche, tourne à droite, suis-moi, viens seul, compte les marches, lis la page <number>, demande à <name>, attends-moi, prends le train, apporte du vin",
  }),
  it: language({
    names:
      "Anna, Maria, Marco, Luca, Giulia, Paolo, Giovanni, Sofia, Francesca, Matteo, Chiara, Laura, Andrea, Elena, Pietro, Roberto, mamma, papà, nonna, amore, tesoro, Alessandro, Martina",
    days: "lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, domani, oggi, stasera, domani sera",
    months:
      "gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre",
    greetings:
      "Ciao, Buongiorno, Buonanotte, Cara, Caro, Grazie, Arrivederci, Per, Baci da, Saluti da, Buonasera",
    wishes:
      "Buon compleanno, Tanti auguri, Buona fortuna, Buon Natale, Buon anno, Congratulazioni, Buon viaggio, Guarisci presto, Buona Pasqua, Auguri",
    places:
      "alla stazione, al parco, in piazza, in chiesa, al cinema, al fiume, al bar, al mercato, a casa mia, a casa, in spiaggia, in biblioteca, sul tetto, a scuola, sul ponte, nel bosco, a Roma, a Milano, all'angolo, in giardino, alla fontana, al porto",
    meet: "Ci vediamo, Ci troviamo, Ti aspetto, Incontro, Vieni, Partenza, Cena, Festa, Riunione, Appuntamento",
    at: "alle, verso le, dalle, dopo le",
    love: "Ti amo, Ti voglio bene, Mi manchi, Ti penso, Sposami, Perdonami, Sei la migliore, Un bacio",
    hidden:
      "sotto il tavolo, dietro lo specchio, nell'armadio, nel cassetto, sotto il letto, in giardino, in soffitta, sotto le scale, dietro la porta, nel libro, sotto il tappeto, nel vaso, dietro il quadro, in cucina, nel forno, nel frigo, vicino all'albero, sotto la pietra",
    things:
      "la chiave, il tesoro, i soldi, la lettera, la mappa, la risposta, il prossimo indizio, il libro, l'anello, il regalo, il gatto, il cane, La chiave è, Il tesoro è, L'indizio è, I soldi sono",
    verbs:
      "guarda, cerca, scava, apri la porta, trova la chiave, chiamami, compra il pane, gira a sinistra, gira a destra, seguimi, vieni da solo, conta i gradini, leggi la pagina <number>, chiedi a <name>, aspettami, prendi il treno, porta il vino",
  }),
  pt: language({
    names:
      "Ana, Maria, João, Pedro, Paulo, José, Sofia, Beatriz, Lucas, Mateus, Júlia, Carlos, Miguel, Laura, Rita, Tiago, mãe, pai, vovó, vovô, meu amor, querida, Gabriel, Inês",
    days: "segunda, terça, quarta, quinta, sexta, sábado, domingo, amanhã, hoje, hoje à noite, na sexta",
    months:
      "janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro",
    greetings: "Olá, Oi, Bom dia, Boa noite, Querida, Querido, Obrigado, Tchau, Para, Beijos de, Abraços de",
    wishes:
      "Feliz aniversário, Parabéns, Boa sorte, Feliz Natal, Feliz ano novo, Boa viagem, Melhoras, Feliz Páscoa, Boas festas",
    places:
      "na estação, no parque, na praça, na igreja, no cinema, no rio, no café, no mercado, na minha casa, em casa, na praia, na biblioteca, no telhado, na escola, na ponte, na floresta, em Lisboa, em São Paulo, na esquina, no jardim, perto da fonte, no porto",
    meet: "Nos vemos, Encontro, Te espero, Me encontre, Venha, Saída, Jantar, Festa, Reunião, A gente se vê",
    at: "às, pelas, desde as, depois das",
    love: "Eu te amo, Te amo, Saudades, Penso em você, Casa comigo, Me perdoa, Você é a melhor",
    hidden:
      "debaixo da mesa, atrás do espelho, no armário, na gaveta, debaixo da cama, no jardim, no sótão, debaixo da escada, atrás da porta, no livro, debaixo do tapete, no vaso, atrás do quadro, na cozinha, no forno, na geladeira, perto da árvore, embaixo da pedra",
    things:
      "a chave, o tesouro, o dinheiro, a carta, o mapa, a resposta, a próxima pista, o livro, o anel, o presente, o gato, o cachorro, A chave está, O tesouro está, A pista está",
    verbs:
      "olhe, procure, cave, abra a porta, encontre a chave, me ligue, compre pão, vire à esquerda, vire à direita, siga-me, venha sozinho, conte os passos, leia a página <number>, pergunte a <name>, espere por mim, pegue o trem, traga vinho",
  }),
  nl: language({
    names:
      "Anna, Jan, Piet, Sanne, Daan, Lotte, Emma, Sem, Eva, Lars, Bram, Tess, Julia, Tim, Kees, Willem, mama, papa, oma, opa, schat, lieverd, Femke, Thijs",
    days: "maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, morgen, vandaag, vanavond, op vrijdag",
    months:
      "januari, februari, maart, april, mei, juni, juli, augustus, september, oktober, november, december",
    greetings: "Hallo, Hoi, Lieve, Beste, Goedemorgen, Welterusten, Bedankt, Dag, Voor, Groetjes van, Liefs",
    wishes:
      "Gefeliciteerd, Fijne verjaardag, Veel succes, Vrolijk kerstfeest, Gelukkig nieuwjaar, Goede reis, Beterschap, Fijne dag, Veel plezier",
    places:
      "op het station, in het park, op het plein, in de kerk, bij de bioscoop, bij de rivier, in het café, op de markt, bij mij, thuis, op het strand, in de bibliotheek, op het dak, op school, bij de brug, in het bos, in Amsterdam, in Utrecht, op de hoek, in de tuin, bij de fontein, in de haven",
    meet: "Tot, We zien elkaar, We spreken af, Ik wacht, Kom, Vertrek, Eten, Feest, Afspraak, Zie je",
    at: "om, rond, vanaf, na",
    love: "Ik hou van je, Ik mis je, Ik denk aan je, Trouw met me, Vergeef me, Je bent de beste, Kus",
    hidden:
      "onder de tafel, achter de spiegel, in de kast, in de la, onder het bed, in de tuin, op zolder, onder de trap, achter de deur, in het boek, onder de mat, in de vaas, achter het schilderij, in de keuken, in de oven, in de koelkast, bij de boom, onder de steen",
    things:
      "de sleutel, de schat, het geld, de brief, de kaart, het antwoord, de volgende aanwijzing, het boek, de ring, het cadeau, de kat, de hond, De sleutel ligt, De schat ligt, Het geld zit",
    verbs:
      "kijk, zoek, graaf, open de deur, vind de sleutel, bel me, koop brood, ga naar links, ga naar rechts, volg mij, kom alleen, tel de treden, lees bladzijde <number>, vraag <name>, wacht op mij, neem de trein, breng wijn mee",
  }),
  pl: language({
    names:
      "Anna, Ania, Jan, Piotr, Maria, Kasia, Tomek, Zosia, Adam, Ewa, Marek, Ola, Paweł, Magda, Krzysztof, mamo, tato, babciu, kochanie, skarbie, Michał, Julia",
    days: "poniedziałek, wtorek, środa, czwartek, piątek, sobota, niedziela, jutro, dziś, dziś wieczorem, w piątek, w sobotę",
    months:
      "stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia",
    greetings:
      "Cześć, Hej, Dzień dobry, Dobranoc, Droga, Drogi, Dziękuję, Pa, Dla, Buziaki od, Pozdrowienia od",
    wishes:
      "Wszystkiego najlepszego, Sto lat, Powodzenia, Wesołych Świąt, Szczęśliwego Nowego Roku, Gratulacje, Szczęśliwej podróży, Zdrowia",
    places:
      "na dworcu, w parku, na rynku, w kościele, przed kinem, nad rzeką, w kawiarni, na targu, u mnie, w domu, na plaży, w bibliotece, na dachu, w szkole, na moście, w lesie, w Krakowie, w Warszawie, na rogu, w ogrodzie, przy fontannie, w porcie",
    meet: "Spotkajmy się, Spotkanie, Widzimy się, Czekam, Przyjdź, Odjazd, Kolacja, Impreza, Do zobaczenia, Spotkamy się",
    at: "o, około, od, po",
    love: "Kocham cię, Tęsknię, Myślę o tobie, Wyjdź za mnie, Wybacz mi, Jesteś najlepsza, Buziaki",
    hidden:
      "pod stołem, za lustrem, w szafie, w szufladzie, pod łóżkiem, w ogrodzie, na strychu, pod schodami, za drzwiami, w książce, pod dywanem, w wazonie, za obrazem, w kuchni, w piekarniku, w lodówce, przy drzewie, pod kamieniem",
    things:
      "klucz, skarb, pieniądze, list, mapa, odpowiedź, następna wskazówka, książka, pierścionek, prezent, kot, pies, Klucz jest, Skarb jest, Wskazówka jest",
    verbs:
      "spójrz, szukaj, kop, otwórz drzwi, znajdź klucz, zadzwoń do mnie, kup chleb, skręć w lewo, skręć w prawo, chodź za mną, przyjdź sam, policz stopnie, przeczytaj stronę <number>, zapytaj, poczekaj na mnie, przynieś wino",
  }),
  ru: language({
    names:
      "Анна, Маша, Саша, Иван, Пётр, Оля, Катя, Дима, Миша, Наташа, Юля, Лена, Сергей, Андрей, мама, папа, бабушка, дедушка, любимая, солнышко, Аня, Алексей, Ира, Коля",
    days: "понедельник, вторник, среда, четверг, пятница, суббота, воскресенье, завтра, сегодня, сегодня вечером, в пятницу, в субботу",
    months: "января, февраля, марта, апреля, мая, июня, июля, августа, сентября, октября, ноября, декабря",
    greetings:
      "Привет, Здравствуй, Доброе утро, Спокойной ночи, Дорогая, Дорогой, Спасибо, Пока, Для, Целую, С любовью",
    wishes:
      "С днём рождения, Удачи, С Новым годом, С Рождеством, Поздравляю, Счастливого пути, Выздоравливай, С праздником, С юбилеем",
    places:
      "на вокзале, в парке, на площади, в церкви, у кино, у реки, в кафе, на рынке, у меня, дома, на пляже, в библиотеке, на крыше, в школе, на мосту, в лесу, в Москве, в Питере, на углу, в саду, у метро, в порту, у входа",
    meet: "Встретимся, Встреча, Жду, Жду тебя, Приходи, Увидимся, Отправление, Ужин, Вечеринка, Давай встретимся",
    at: "в, около, с, после",
    love: "Я люблю тебя, Люблю тебя, Скучаю, Думаю о тебе, Выходи за меня, Прости меня, Ты лучшая, Целую",
    hidden:
      "под столом, за зеркалом, в шкафу, в ящике, под кроватью, в саду, на чердаке, под лестницей, за дверью, в книге, под ковром, в вазе, за картиной, на кухне, в духовке, в холодильнике, у дерева, под камнем",
    things:
      "ключ, клад, деньги, письмо, карта, ответ, следующая подсказка, книга, кольцо, подарок, кот, собака, Ключ лежит, Клад спрятан, Деньги лежат",
    verbs:
      "смотри, ищи, копай, открой дверь, найди ключ, позвони мне, купи хлеб, поверни налево, поверни направо, иди за мной, приходи один, посчитай ступени, прочитай страницу <number>, спроси, подожди меня, принеси вино",
  }),
};
