/** Which language a text is in, where nobody said: German by its small words, else English. */
const german =
  /(?<![\p{L}])(?:der|die|das|und|ist|nicht|ein|eine|mit|für|auf|den|dem|des|sich|auch|von|im|wird|sind|wie|nach|zu|es|er|sie|wir|ich)(?![\p{L}])/giu;
const english =
  /(?<![\p{L}])(?:the|and|of|is|not|a|an|with|for|on|to|in|it|he|she|we|that|are|was|as|by|from|you)(?![\p{L}])/giu;

export function guessLanguage(text: string): string {
  const some = text.slice(0, 4000);
  return count(some, german) > count(some, english) ? 'de' : 'en';
}

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;
