/**
 * Cuts a sentence into what stands on the slide at once. Cuts are made where a new thought begins, which English says
 * with a comma or with a small word ("because", "with", "which"); between any other two words something would be torn:
 * a name, a number from its unit, an adjective from its noun.
 */

/** So many words always fit. */
const fewWords = 9;
/** So many stand together only where no pause divides them. */
const maxWords = 12;
const fewestWords = 3;

/** Sentences that were cut lately, the latest last: a film is made anew with every change of one of them. */
const known = new Map<string, readonly string[]>();
/** As many as the longest films have. */
const maxKnown = 2000;

export function shownChunks(text: string): readonly string[] {
  const found = known.get(text) ?? cutIntoChunks(text);
  known.delete(text);
  known.set(text, found);
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
  return found;
}

function cutIntoChunks(text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  if (words.length <= fewWords) return [words.join(' ')];
  const costs = words.map((_, at) => (at === 0 ? 0 : costOfCut(words, at)));
  const isShort = words.length <= maxWords;
  const cuts = cheapestCuts(
    costs.map((cost) => (isShort && cost > costOfPause ? Number.POSITIVE_INFINITY : cost)),
    isShort ? costOfShortPart : costOfPart,
  );
  return [0, ...cuts].map((from, at) => words.slice(from, cuts[at]).join(' '));
}

/** Where to cut so that all cuts and parts together hurt least. */
function cheapestCuts(
  costs: readonly number[],
  costOfLength: (words: number) => number,
): readonly number[] {
  /** The best way to show the words before each place. */
  const best: { readonly cost: number; readonly cuts: readonly number[] }[] = [
    { cost: 0, cuts: [] },
  ];
  for (let end = 1; end <= costs.length; end += 1) {
    const ways = Array.from({ length: end }, (_, from) => {
      const before = best[from];
      // The beginning of a sentence behind the end of another is read as one.
      const runsOn = (costs[end] ?? 0) > 0 && costs.slice(from + 1, end).includes(0);
      const cost =
        (before?.cost ?? 0) + (costs[from] ?? 0) + costOfLength(end - from) + (runsOn ? 5 : 0);
      return { cost, cuts: from === 0 ? [] : [...(before?.cuts ?? []), from] };
    });
    best.push(ways.reduce((a, b) => (b.cost < a.cost ? b : a)));
  }
  return best.at(-1)?.cuts ?? [];
}

/** A word or two alone look lost; more than a slide's worth is read slower than it is said. */
function costOfPart(words: number): number {
  if (words < fewestWords) return 40;
  if (words <= maxWords) return 1 + Math.abs(words - 7.5) * 0.4 + (words === fewestWords ? 1 : 0);
  return 4 + 3.2 * (words - maxWords) + (words > maxWords + 4 ? 20 : 0);
}

/** What fits whole is divided only at a pause, and evenly. */
function costOfShortPart(words: number): number {
  return words > fewWords ? 6 : words < fewestWords + 1 ? 40 : Math.abs(words - 5.5) * 0.4;
}

const costOfPause = 2.5;
const costOfListComma = 3;
const costOfTearing = 18;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Shortened words that end in a dot: "T. rex" and "Dr. Smith" are one name. */
const isInitial = /^(\p{L}|Mr|Mrs|Ms|Dr|St|No|vs|Nr|ca|Mio|Mrd)\.$/u;
const clauseOpeners = wordSet(
  'because but while whereas although though unless until since which who whose whom when where if why how whether weil dass wenn während damit denn sondern aber',
);
const prepositions = wordSet(
  'with for from in on at by into onto without within during over under between through throughout after before among against about around across along behind near toward towards above below beneath beside beyond inside outside despite like via mit für von auf bei nach aus ohne durch gegen',
);
const determiners = wordSet(
  'a an the its their his her your our my this these those each every some many most more all no any another several',
);
const auxiliaries = wordSet(
  'is are was were has have had can could may might must will would should does do did cannot',
);
/** They belong to what follows: nothing is cut behind them. */
const leaning = wordSet(
  "and or nor of to than as that not very too so just only even also almost nearly exactly about right far long much rather still already both either neither well such up out down off away back next close according due thanks instead other else least because und oder der die das den dem des ein eine einen einem einer im am zum zur vom be been being it’s it i you we they he she there that’s who which it's that's don't can't never always often usually sometimes mostly mainly",
);
/** "Used to", "known for", "born in": a small word that their meaning needs. */
const boundVerbs = wordSet(
  'said thought believed meant supposed used able have has had need needs want wants wanted going likely ready begin began begins try tries tried seem seems tend tends made known born found called based full filled covered related linked tied compared close similar different how what where when depends depend belongs belong consists listen look looks looked come comes came go goes went turn turns turned take takes took part kind sort type lot number pair',
);
/** Words of two names' middle: "Bank of England", "Alexander the Great", "Vincent van Gogh". */
const namesMiddle = wordSet('of the de van von der and & la le del da di du el al');

/** What it costs to cut before the word at this place. */
function costOfCut(words: readonly string[], at: number): number {
  const before = words[at - 1] ?? '';
  const after = words[at] ?? '';
  if (isInitial.test(before)) return costOfTearing;
  if (/[.!?…]["'”’)]*$/.test(before)) return 0;
  if (/[;:–—]["'”’)]*$/.test(before)) return 0.5;
  if (/,["'”’)]*$/.test(before)) return costOfComma(words, at);
  const [last, next] = [plain(before), plain(after)];
  if (isTorn(words, at, last, next)) return costOfTearing;
  if (clauseOpeners.has(next)) return 2.6;
  if (next === 'that') return 3;
  if (next === 'such') return 3;
  if (/^(and|or|und|oder)$/.test(next)) return costOfJoining(words, at);
  if (prepositions.has(next)) {
    const isAmount = /^(about|around|over|under)$/.test(next) && isAmountWord(words[at + 1] ?? '');
    return isAmount || boundVerbs.has(last) || /ed$/.test(last) ? 5.5 : 3.4;
  }
  if (next === 'to' || next === 'than' || next === 'as') return boundVerbs.has(last) ? 12 : 4;
  if (auxiliaries.has(next)) return 4;
  return determiners.has(next) ? 6.5 : costOfTearing;
}

/** "Oats, nuts, and seeds" is one list, "January 27, 1945" one date. */
function costOfComma(words: readonly string[], at: number): number {
  if (/^\d{4}\b/.test(words[at] ?? '')) return costOfTearing;
  const [first = '', second = ''] = words.slice(at, at + 2);
  if (/^(and|or)$/.test(first)) return 1;
  return /,$/.test(first) || /,$/.test(second) || /^(and|or)$/.test(second) ? costOfListComma : 1;
}

/** Whether the words before and after the cut are one: a name, a number with what it counts, a small word with its own. */
function isTorn(words: readonly string[], at: number, last: string, next: string): boolean {
  const [before = '', after = '', further = ''] = [words[at - 1], words[at], words[at + 1]];
  if (next === 'of') return true;
  if (leaning.has(last) || determiners.has(last)) return true;
  if (prepositions.has(last) && !/^(and|or|but)$/.test(next)) return true;
  if (auxiliaries.has(last) && next !== 'because') return true;
  if (isNumber(before) && (isNumber(further) || isNumber(after))) return true;
  // "An hour or two", "two and a half".
  if (next === 'or' && (isNumber(further) || /^(more|less|fewer|so)$/.test(plain(further))))
    return true;
  if (next === 'and' && /^(a|one)$/.test(further) && plain(words[at + 2] ?? '') === 'half')
    return true;
  // "A year from now" is one point in time.
  if (/^(now|then|here|there|today)$/.test(plain(further))) return true;
  // "Two meters across and": no preposition, for nothing follows it.
  if (prepositions.has(next) && (isSmall(further) || /[,.;:!?]$/.test(after))) return true;
  if (/^(more|less|fewer|rather|other|same|later|sooner)$/.test(last) && next === 'than')
    return true;
  const isBetweenNames = isName(before) && isName(further) && at > 0;
  return (isName(before) && isName(after)) || (isBetweenNames && namesMiddle.has(next));
}

/** "The pipe | or label helps" tears a pair; "and it lasts for years" begins something new. */
function costOfJoining(words: readonly string[], at: number): number {
  const next = plain(words[at + 1] ?? '');
  const further = words[at + 2];
  const beginsAnew =
    determiners.has(next) ||
    prepositions.has(next) ||
    auxiliaries.has(next) ||
    /^(it|they|he|she|you|we|i|so|then|there|even|only|often|sometimes|can|not|to)$/.test(next);
  const opened = words.slice(Math.max(0, at - 5), at).map(plain);
  if (opened.includes('both') || opened.includes('between') || opened.includes('either')) return 8;
  if (beginsAnew) return 3;
  const isPair =
    further === undefined ||
    /[,.;:!?]$/.test(words[at + 1] ?? '') ||
    prepositions.has(plain(further)) ||
    auxiliaries.has(plain(further)) ||
    /^(of|to|and|or|that|who|which)$/.test(plain(further));
  return isPair ? 8 : 4.2;
}

/** What no preposition stands before. */
const isSmall = (word: string) =>
  /^(and|or|to|is|are|was|were|in|on|at|by|for|from|with)$/.test(plain(word));
const isAmountWord = (word: string) => isNumber(word) || /^(as|a|half|one)$/.test(plain(word));
const plain = (word: string) =>
  word.toLowerCase().replace(/^["'“‘(]+|(?<![,.;:!?"”’)])[,.;:!?"”’)]+$/g, '');
const isName = (word: string) => /^["'“‘(]?\p{Lu}/u.test(word);
const numbersInWords = wordSet(
  'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half',
);
const isNumber = (word: string) => /^\d/.test(word) || numbersInWords.has(plain(word));
