/** Words that lead to the next one: a line that ends with them hangs in the air. By language. */
const boundWords: Readonly<Record<string, string>> = {
  en: `a an the this these those my your his her its our their every each no any some
    of to in on at by for from with into onto over under between about against through during without within
    than as per via near since until upon among across behind beyond toward towards around like how
    and or but nor so yet because if when while that which who whose where whether although though unless`,
  de: `der die das den dem des ein eine einen einem einer eines kein keine mein dein sein ihr unser euer
    in im an am auf aus bei mit nach von vom vor zu zum zur für über unter zwischen durch gegen ohne um
    und oder aber denn sondern dass weil wenn als ob`,
  es: `el la los las un una unos unas mi tu su sus nuestro de del a al en con por para sin sobre entre hasta desde
    y e o u pero que porque si cuando como`,
  fr: `le la les l' un une des du de d' mon ma mes ton ta tes son sa ses notre votre leur leurs ce cette ces
    à au aux en dans sur sous avec par pour sans entre vers chez et ou mais que qui car si quand ne n'`,
  it: `il lo la i gli le un uno una di del della dei delle a al alla da dal in nel nella con su sul per tra fra
    e o ma che se quando`,
  pt: `o a os as um uma uns umas de do da dos das em no na nos nas por para com sem sobre entre
    e ou mas que se quando`,
  nl: `de het een mijn jouw zijn haar ons onze hun in op aan bij met van voor naar uit over onder tussen door tegen zonder om te
    en of maar want dat omdat als`,
  hi: `एक यह वह ये वे इस उस और या पर लेकिन कि क्योंकि अगर जब तो बहुत`,
  ar: `في من إلى على عن مع بعد قبل بين هذا هذه ذلك تلك التي الذي أن إن لا ما لم لن أو ثم كل`,
  pl: `w we z ze na do od po za nad pod przed przy dla bez przez o u i a oraz lub albo ale że bo gdy jeśli`,
};

/** Words that rather stay with the next one: 'is', 'very'. */
const leaning = new Set(
  `not is are was were be been am has have had will would can could should may might must do does did
    very too more most less least only just almost nearly even much i you he she it we they nicht ist sind war waren sehr no es son era muy más
    est sont très plus non è sono molto più não é são muito mais niet heel nie jest są`.split(
    /\s+/,
  ),
);

export function leansOn(word: string): boolean {
  return leaning.has(word);
}

const sets = new Map<string, ReadonlySet<string>>();

/** The bound words of a language such as 'en-US'; none where we know none. */
export function boundWordsOf(language = 'en'): ReadonlySet<string> {
  const code = language.slice(0, 2).toLowerCase();
  const known = sets.get(code);
  if (known) return known;
  const words = new Set((boundWords[code] ?? '').split(/\s+/));
  sets.set(code, words);
  return words;
}
