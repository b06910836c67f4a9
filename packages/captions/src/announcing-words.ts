/** Words that only lead to what is shown: "Now for number two:", "Top of the list:". Of all languages that films have. */
const announcing = new Set(
  `number first firstly next then now finally last lastly another also here heres there theres more one ones up on off at to
    for from into in of the a an and we us our lets start starting begin comes come coming say hello meet ready which what
    brings leaves left moving keep counting going go look have this that thats list place spot step top finish after dont
    forget is was it its check question answer correct right try final time times did you get point
    die der das erste ersten frage letzte letzten antwort nummer und zum schluss zuerst weiter gehts ist platz
    primera pregunta última la el respuesta número y por último primero siguiente
    première question dernière réponse numéro et pour finir commencer ensuite voici
    prima domanda ultima risposta numero e per finire cominciare poi ecco
    primeira pergunta a resposta fim primeiro seguir
    de eerste vraag laatste het antwoord nummer en tot slot eerst daarna dit
    pierwsze pytanie ostatnie odpowiedź numer i na koniec najpierw dalej oto
    पहला सवाल आख़िरी जवाब नंबर और आख़िर में सबसे पहले आगे यह है
    السؤال الأول الأخير الإجابة رقم وأخيرًا أولًا التالي إليك`.split(/\s+/),
);
/** A place in the order: told by the number that stands on the slide. */
const ordinals = new Set(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
);
/** In scripts without spaces, the longest first. */
const spaceless =
  /最初の問題です|最後の問題です|答えは|最後は|まずは|次は|こちらが|です|第|位|問/gu;

export const isAnnouncing = (word: string) => announcing.has(word);
export const isOrdinal = (word: string) => ordinals.has(word);
export const withoutAnnouncing = (words: string) => words.replace(spaceless, '');
