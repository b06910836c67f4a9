/** What a line is about, in a word or two, and what a whole article is: for pictures of lines that only say "it". */
import { lineWords } from './line-words.ts';
import { plainText } from './plain-text.ts';

const maxWords = 3;
/** Words between which nothing is named, and verbs that often follow what is. */
const breaks =
  /^(?:a|an|the|this|that|these|those|in|on|at|for|from|with|by|as|of|to|into|about|after|before|since|until|during|and|or|but|if|when|while|because|so|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|may|might|must|should|not|no|it|its|he|she|they|we|you|i|his|her|their|our|my|your|there|here|then|now|also|only|most|many|some|all|each|every|more|less|about|than|which|who|whose|what|where|why|how|one|two|three|first|last|new|old|der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|am|auf|mit|von|bei|nach|vor|seit|und|oder|aber|ist|sind|war|waren|hat|haben|wird|werden|nicht|auch|für|aus|zu|zum|zur|unter|vielen|immer|mehr|heute)$/i;

/** They stand in many titles, and no article is about them. */
const measures =
  /^(?:years?|days?|weeks?|months?|hours?|minutes?|seconds?|nights?|mornings?|times?|things?|ways?|people|lines?|percent|seven|four|five|six|eight|nine|ten|eleven|twelve|thirty|zero|review|guide|jahre?|tage?|wochen?|zeit|menschen)$/i;

/** The first thing that a line names; undefined where it names none. */
export function subjectOf(line: string): string | undefined {
  const run: string[] = [];
  for (const token of plainText(line).split(/\s+/)) {
    const word = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/['’]s$/u, '');
    if (word === '' || breaks.test(word) || /\d/.test(word)) {
      if (run.length > 0) break;
      continue;
    }
    run.push(word);
    if (/[,.;:!?]$/u.test(token) || run.length === maxWords) break;
  }
  return run.length > 0 ? run.join(' ') : undefined;
}

/** The word of the title that the article speaks of most; else the word it speaks of most. */
export function topicOf(title: string, lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const word of new Set(lineWords(plainText(line)))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const tokens = (text: string) => plainText(text).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const worth = (token: string) => {
    const [word] = lineWords(token);
    return word && token.length > 2 && !breaks.test(token) && !measures.test(token)
      ? (counts.get(word) ?? 0)
      : 0;
  };
  const best = (words: readonly string[]) =>
    words.reduce((first, word) => (worth(word) > worth(first) ? word : first), '');
  const found = best(tokens(title)) || best(tokens(lines.join(' ')));
  return found.replace(/['’]s$/u, '').toLowerCase();
}
