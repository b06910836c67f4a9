import type { Voice } from '@reelwright/contract';

/** What voices say when somebody wants to hear them: a pleasant sentence, another for each in turn. */
const sentences = [
  "Hi, I'm {name}. Give me your words, and I'll make people want to listen.",
  'Hello, this is {name}. Every good story starts with a voice. How about this one?',
  "Hey there, I'm {name}. Let's turn your idea into something people remember.",
  "Good to meet you, I'm {name}. Sit back, relax, and let me tell your story.",
  "I'm {name}. Ready when you are: three, two, one, and action!",
] as const;

/** Demos in languages that we do not write would be read with a foreign tongue. */
const nameless = 'Hello. Give me your words, and I will make people want to listen.';

export function demoSentence({ Name, LanguageCode, label }: Voice): string {
  const name = /^\p{Lu}\p{Ll}+(?= \(|$)/u.exec(label)?.[0];
  if (!name || !LanguageCode.startsWith('en')) return nameless;
  const letters = Array.from(Name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return (sentences[letters % sentences.length] ?? sentences[0]).replace('{name}', name);
}
