/** How much it hurts to break between two words. */
import { boundWordsOf, leansOn } from './bound-words.ts';

/** More than all good breaks of a long line together: such a break is made only where no other is left. */
export const tearing = 10_000;

const sentenceEnd = /[.!?…。！？।؟]["'”’)\]]*$/u;
const clauseEnd = /[;:—–؛]["'”’)\]]*$/u;
const comma = /[,、，،]["'”’)\]]*$/u;
/** "T. rex", "Dr. Smith", "No. 5". */
const title = /^["'“‘(]*(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|No|vs|Nr|ca|approx|Mio|Mrd|Fig|Vol)\.$/u;
/** A number as it is written, with its sign or currency. */
const number = /^["'“‘(]*[~≈<>±+−-]?[$€£¥₹]?\d[\d.,:/]*(?:%|°)?$/;
const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|trillion|half|dozen)$/i;
/** Opens a clause: a good place to begin a line. */
const opener =
  /^(?:and|but|or|so|because|while|which|who|that|when|where|if|with|without|for|from|to|in|on|at|by|into|than|as|und|oder|aber|weil|wenn|dass|y|pero|que|porque|et|mais|qui|parce|e|ma|che|mas|en|maar|omdat|ale|bo)$/iu;
const capital = /^["'“‘(]*\p{Lu}[\p{L}\p{N}'’.&-]*$/u;

/** What a break after `before` costs, where `after` follows. */
export function breakCost(
  before: string,
  after: string,
  { language, startsSentence }: { readonly language?: string; readonly startsSentence: boolean },
): number {
  if (title.test(before)) return tearing;
  if (sentenceEnd.test(before)) return 0;
  if (clauseEnd.test(before)) return 1;
  if (comma.test(before)) return 2;
  const bare = before.replace(/^["'“‘([]+/u, '').toLowerCase();
  const bound = boundWordsOf(language);
  if (bound.has(bare)) return tearing;
  // "42 kilometres", "5 million people": a number stays with what it counts.
  const isCounted = !bound.has(after.toLowerCase());
  if (isCounted && (number.test(before) || numberWord.test(before))) return tearing;
  // "Page 5", "Apollo 11": a number after a name is a part of it.
  if (capital.test(before) && number.test(after)) return tearing;
  if (isName(before, startsSentence) && capital.test(after) && after !== 'I') return tearing;
  if (leansOn(bare)) return 16;
  return opener.test(after) ? 4 : 8;
}

/** Every sentence begins with a capital; only elsewhere does it make a name. */
function isName(word: string, startsSentence: boolean): boolean {
  return capital.test(word) && word !== 'I' && !startsSentence;
}

export function endsSentence(word: string): boolean {
  return sentenceEnd.test(word) && !title.test(word);
}
