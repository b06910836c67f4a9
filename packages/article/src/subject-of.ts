/** What a line is about, in a word or two, and what a whole article is: for pictures of lines that only say "it". */
import { lineWords } from './line-words.ts';
import { plainText } from './plain-text.ts';

const maxWords = 3;
/** Words between which nothing is named, and verbs that often follow what is. */
const breaks =
  /^(?:a|an|the|this|that|these|those|in|on|at|for|from|with|by|as|of|to|into|about|after|before|since|until|during|and|or|but|if|when|while|because|so|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|may|might|must|should|not|no|it|its|he|she|they|we|you|i|his|her|their|our|my|your|there|here|then|now|also|only|most|many|some|all|each|every|more|less|about|than|which|who|whose|what|where|why|how|one|two|three|first|last|new|old|der|die|das|den|dem|des|ein|eine|einen|einem|einer|im|am|auf|mit|von|bei|nach|vor|seit|und|oder|aber|ist|sind|war|waren|hat|haben|wird|werden|nicht|auch|für|aus|zu|zum|zur|unter|vielen|immer|mehr|heute)$/i;

/** They stand in many titles, and no article is about them. */
const measures =
  /^(?:years?|days?|weeks?|months?|hours?|minutes?|seconds?|nights?|mornings?|times?|things?|ways?|people|lines?|halves|half|percent|o['’]clock|parts?|lots?|hundreds?|thousands?|millions?|billions?|seven|four|five|six|eight|nine|ten|eleven|twelve|thirty|zero|review|guide|jahre?|tage?|wochen?|zeit|menschen)$/i;

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

/** What is done, not named: "you play", "it works", "nobody plays". */
const doers =
  /^(?:i|you|he|she|it|we|they|who|nobody|everybody|anyone|people|to|let['’]?s|don['’]?t|\p{L}+['’](?:ll|d|ve|re))$/iu;
/** What stands before a name: "the guitar", "your guitar", "five dinners". */
const pointers =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|our|their|its|every|each|no|two|three|four|five|six|seven|eight|nine|ten|der|die|das|den|dem|ein|eine|einen|einem|einer|mein|dein|unser|kein)$/i;

/** The word of the title that the article speaks of most; else the word it speaks of most, and as a thing. */
export function topicOf(title: string, lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const word of new Set(lineWords(plainText(line)))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const found = mostSpokenOf(tokensOf(title), counts) || mostSpokenOf(...asThings(lines));
  return found.replace(/['’]s$/u, '').toLowerCase();
}

const tokensOf = (text: string) => plainText(text).match(/\p{L}[\p{L}'’-]*/gu) ?? [];

function mostSpokenOf(tokens: readonly string[], counts: ReadonlyMap<string, number>): string {
  const worth = (token: string) => {
    const [word] = lineWords(token);
    return word && token.length > 2 && !breaks.test(token) && !measures.test(token)
      ? (counts.get(word) ?? 0)
      : 0;
  };
  return tokens.reduce((first, token) => (worth(token) > worth(first) ? token : first), '');
}

/** Words that are no verbs, and in how many lines; what an article or the like points at counts twice. */
function asThings(lines: readonly string[]): [string[], ReadonlyMap<string, number>] {
  const named: string[] = [];
  const counts = new Map<string, number>();
  for (const line of lines) {
    const tokens = tokensOf(line);
    const worths = new Map<string, number>();
    for (const [at, token] of tokens.entries()) {
      const [before = '', after] = [tokens[at - 1], tokens[at + 1]];
      const [word] = lineWords(token);
      if (!word || doers.test(before)) continue;
      named.push(token);
      // Between an article and a thing stands what it is like: "the old bakery".
      const isNamed = pointers.test(before) && (after === undefined || breaks.test(after));
      worths.set(word, Math.max(worths.get(word) ?? 0, isNamed ? 2 : 1));
    }
    for (const [word, worth] of worths) counts.set(word, (counts.get(word) ?? 0) + worth);
  }
  return [named, counts];
}
