/** Words that describe the one after them: a line between the two reads as if something were missing. */
const determiners = new Set(
  `a an the this these those my your his her its our their every each no any some
    der die das den dem des ein eine einen einem einer eines kein keine mein meine dein deine unser unsere
    el los las un una unos unas mi tu su sus le les une mon ma mes son sa ses notre votre leur cette ces
    il lo gli uno um uma os meu minha seu sua het een mijn jouw onze`.split(/\s+/),
);

const describing = new Set(
  `small large big little tiny huge long short tall high low old new young good better best great bad worst next last
    favorite favourite main real own same other another certain several many few fewer most more less fine thick thin hot
    cold warm cool cheap free fast quick slow hard easy soft strong weak deep wide flat narrow front back left right upper
    lower full empty whole half human open dry wet clean dirty sharp dark light bright heavy loud quiet rich poor simple
    safe sweet sour bitter fresh raw round square smart strange rare common famous true false whole early late daily
    black white red green blue yellow brown pink grey gray golden silver wooden modern ancient second third fourth fifth stiff`.split(
    /\s+/,
  ),
);
/** 'famous', 'natural', 'creative', 'classic', 'readable', 'beautiful', 'best-selling', 'undisturbed'. */
const ending =
  /(?:ous|[^s]ful|less|ive|ical|onal|ural|ental|able|ible|ish|esque|-[a-z]+ing|^un[a-z]+ed|ary|ese|ican|[^r]est)$/;

/** What seldom is a thing that is described. */
const functionWords = new Set(
  `i you he she it we they me him them us who whom what where when why how that which if because while and but or so yet
    not is are was were be been am has have had will would can could should may might must do does did then there here
    goes go comes come makes make takes take gets get gives give says say said looks look feels feel works work needs need
    called named made used known built found born`.split(/\s+/),
);
const functionWordsElsewhere = new Set(
  `ist sind war waren hat haben wird werden kann können und oder aber es son está están y o pero
    est sont et ou mais è sono e ma é são mas en of maar`.split(/\s+/),
);

/** How much more it hurts to break after `word`, where `next` follows and `lead` stands before it. */
export function describingCost(
  lead: string | undefined,
  word: string,
  next: string,
  language = 'en',
): number {
  const following = bare(next);
  const isEnglish = language.startsWith('en');
  const small = isEnglish ? functionWords : functionWordsElsewhere;
  if (small.has(following)) return 0;
  if (isEnglish && (describing.has(word) || ending.test(word))) return 22;
  // "the front legs", "einen kleinen Topf": likely one thing. "Its ancestors helped" is none.
  const isAfterDeterminer = lead !== undefined && determiners.has(bare(lead));
  return isAfterDeterminer && !/(?:ly|ed)$/.test(following) ? 12 : 0;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/^["'“‘([]+|[^\p{L}\p{N}]+$/gu, '');
}
