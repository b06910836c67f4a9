import emojiWords from './emoji-words.json' with { type: 'json' };

let byWord: ReadonlyMap<string, string> | undefined;

/** The emoji that a word means; most words mean none. */
export function emojiOf(word: string): string | undefined {
  byWord ??= new Map(
    Object.entries(emojiWords).flatMap(([emoji, words]) =>
      words.split(' ').map((one) => [one, emoji] as const),
    ),
  );
  const bare = word.toLowerCase().replace(/[^\p{L}]/gu, '');
  return byWord.get(bare) ?? (bare.endsWith('s') ? byWord.get(bare.slice(0, -1)) : undefined);
}
