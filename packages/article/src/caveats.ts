/** What limits a line of an article, so that it would mislead without it: turns, exceptions, conditions, warnings. */
import { lineWords } from './line-words.ts';

/** What turns round what was said, or goes on with it so that it must not be missing. */
const turns =
  /^["“„]?(?:but|however|yet|still|then|therefore|instead|nevertheless|on the other hand|even so|that said|only|except|unless|otherwise|in that case|at least|though|although|(?:it|he|she|they) (?:also|therefore|only|still|did not|does not|do not)|(?:this|that) (?:does|did|is|was) not|(?:\p{L}+,? ){1,8}(?:however|therefore|on the other hand|in turn|allerdings|jedoch|dagegen|hingegen)(?=[ ,.])|aber|doch|jedoch|allerdings|dennoch|trotzdem|deshalb|dafür|nur|außer|sonst)(?!\p{L})/iu;

/** "Do not take it if …", "must not", "never": what people are warned of. */
const warnings =
  /^(?:please )?(?:do not|don[’']t|never|avoid|beware)(?!\p{L})|(?<!\p{L})(?:must not|should not|may not|is not allowed|are not allowed|is forbidden|not suitable|keinesfalls|niemals|dürfen nicht|darf nicht)(?!\p{L})/iu;
/** What holds only sometimes, or is not settled. */
const limits =
  /(?<!\p{L})(?:only (?:if|when|until|before|after|for|in)|not (?:if|yet|known|final|apply|include|included|certain|clear|proven)|unless|except|as long as|provided that|no (?:cure|guarantee)|not everybody|not everyone|(?:do|does|did|is|are|was|were|will|can) not \p{L}+(?: \p{L}+){0,3} (?:if|when|unless|without|before|until)|nur wenn|nur bei|noch nicht|es sei denn|nicht alle)(?!\p{L})/iu;

export function isTurn(text: string): boolean {
  return turns.test(text);
}

export function isWarning(text: string): boolean {
  return warnings.test(text);
}

export function isLimit(text: string): boolean {
  return limits.test(text);
}

interface Paragraphs {
  readonly texts: readonly string[];
  readonly firstOf: (at: number) => number;
}

/** Which lines limit a line: told with it. A limit belongs to the line of its paragraph that speaks of the same, else to the one before it. */
export function caveatsIn({ texts, firstOf }: Paragraphs): ReadonlyMap<number, readonly number[]> {
  const caveats = new Map<number, readonly number[]>();
  const words = texts.map((text) => new Set(lineWords(text)));
  for (const [at, text] of texts.entries()) {
    const first = firstOf(at);
    if (at === first) continue;
    const isLimiting = isWarning(text) || isLimit(text);
    if (!isTurn(text) && !isLimiting) continue;
    const claim = isTurn(text) ? at - 1 : claimOf(words, at, first);
    caveats.set(claim, [...(caveats.get(claim) ?? []), at]);
  }
  return caveats;
}

/** The line before it that shares most words with it, the nearest of those. */
function claimOf(words: readonly ReadonlySet<string>[], at: number, first: number): number {
  let [claim, most] = [at - 1, 0];
  for (let other = at - 1; other >= first; other -= 1) {
    const shared = [...(words[at] ?? [])].filter((word) => words[other]?.has(word)).length;
    if (shared > most) [claim, most] = [other, shared];
  }
  return claim;
}
