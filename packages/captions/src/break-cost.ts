/** How much it hurts to break between two words. */
import { boundWordsOf, leansOn } from './bound-words.ts';
import { describingCost } from './describing-words.ts';
import { isNumberWord } from './number-words.ts';

/** More than all good breaks of a long line together: such a break is made only where no other is left. */
export const tearing = 10_000;
/** Between two words of which nothing is known. */
export const ordinaryBreak = 8;

const sentenceEnd = /[.!?…。！？।؟]["'”’)\]]*$/u;
const clauseEnd = /[;:—–؛]["'”’)\]]*$/u;
const comma = /[,、，،]["'”’)\]]*$/u;
/** "T. rex", "Dr. Smith", "No. 5". */
const title = /^["'“‘(]*(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|No|vs|Nr|ca|approx|Mio|Mrd|Fig|Vol)\.$/u;
/** A number as it is written, with its sign or currency. */
const number = /^["'“‘(]*[~≈<>±+−-]?[$€£¥₹]?\d[\d.,:/]*(?:%|°)?$/;
/** Signs that stand alone, as in French: "connaissez-vous ?", "« bonjour »". */
const closingSign = /^[!?:;%°»…،؟]+[.,]?$/u;
const openingSign = /^[«¿¡]$/u;
/** "number three", "Step 2": a numeral says which one. */
const numbered =
  /^(?:numbers?|no|nummer|numer|número|numéro|numero|नंबर|رقم|steps?|pages?|parts?|levels?|chapter|question|frage|platz|place)$/iu;
const unitOfDegrees = /^(?:celsius|fahrenheit|kelvin|north|south|east|west)$/i;
/** "sixty to ninety". */
const between = /^(?:to|or|bis|oder|tot|of|do|a|à|o|ou)$/i;
/** "try it", "tell them". */
const object = /^(?:it|them|him|me|us|itself|themselves)$/i;
/** Opens a clause: a good place to begin a line. */
const opener =
  /^(?:and|but|or|so|because|while|which|who|that|when|where|if|with|without|for|from|to|in|on|at|by|into|than|as|und|oder|aber|weil|wenn|dass|y|pero|que|porque|et|mais|qui|parce|e|ma|che|mas|en|maar|omdat|ale|bo)$/iu;
const capital = /^["'“‘(]*\p{Lu}[\p{L}\p{N}'’.&-]*$/u;

export interface BreakContext {
  readonly language?: string;
  readonly startsSentence: boolean;
  /** The word before both of them. */
  readonly lead?: string;
}

/** What a break after `before` costs, where `after` follows. */
export function breakCost(
  before: string,
  after: string,
  { language, startsSentence, lead }: BreakContext,
): number {
  if (title.test(before) || closingSign.test(after) || openingSign.test(before)) return tearing;
  if (sentenceEnd.test(before)) return 0;
  if (clauseEnd.test(before)) return 1;
  if (comma.test(before)) return 2;
  const bare = before.replace(/^["'“‘([]+/u, '').toLowerCase();
  const next = after.replace(/[^\p{L}\p{N}%°]+$/u, '');
  const bound = boundWordsOf(language);
  if (bound.has(bare)) return tearing;
  const isNumber = number.test(before) || isNumberWord(bare, language);
  const isNumberNext = number.test(next) || isNumberWord(next.toLowerCase(), language);
  // "42 kilometres", "5 million people": a number stays with what it counts.
  if (isNumber && !bound.has(after.toLowerCase())) return tearing;
  // "Page 5", "Apollo 11", "number three": a number after a name is a part of it.
  if (capital.test(before) && number.test(next)) return tearing;
  if (numbered.test(bare) && isNumberNext) return tearing;
  if (bare === 'degrees' && unitOfDegrees.test(next)) return 40;
  if (isName(before, startsSentence) && capital.test(after) && after !== 'I') return tearing;
  if (isNumber && between.test(after)) return 24;
  const begun = isBegun(lead, startsSentence) ? 20 : 0;
  if (leansOn(bare)) return (isNumberNext ? 40 : 16) + begun;
  if (object.test(next)) return 18 + begun;
  const cost = opener.test(after) ? 4 : ordinaryBreak + describingCost(lead, bare, after, language);
  return cost + begun;
}

/** One word of a clause, left alone at the end of a line: "And number one: Use". */
function isBegun(lead: string | undefined, startsSentence: boolean): boolean {
  return lead !== undefined && (startsSentence || clauseEnd.test(lead) || comma.test(lead));
}

/** Every sentence begins with a capital; only elsewhere does it make a name. */
function isName(word: string, startsSentence: boolean): boolean {
  return capital.test(word) && word !== 'I' && !startsSentence;
}

export function endsSentence(word: string): boolean {
  return sentenceEnd.test(word) && !title.test(word);
}
