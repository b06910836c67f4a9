/** "A white dress" is white: objects take the colour that a sentence states for them. */
import { inColor, isObjectColor, type ObjectColor } from '@reelwright/pictures';
import { readWordList } from './read-word-lists.ts';

/** An object as a text has it: in another colour, as it is, or, where it cannot be so, not at all. */
type AsStated = (object: string) => string | undefined;

const otherWords: Readonly<Record<string, ObjectColor>> = {
  gray: 'grey',
  golden: 'gold',
  scarlet: 'red',
  crimson: 'red',
  navy: 'blue',
  violet: 'purple',
  ivory: 'white',
};
/** "White and blue wool scarf": as many words may stand between a colour and its thing. */
const wordsBetween = 2;

export async function readStatedColors(): Promise<(texts: readonly string[]) => AsStated> {
  const nouns = new Map(
    (await readWordList('takes-color.txt')).map(([object, words]) => [object, words.split(', ')]),
  );
  return (texts) => (object) => {
    const named = nouns.get(object);
    for (const text of texts) {
      const found = statedFor(text, named ?? [object.split('-').at(-1) ?? object]);
      if (!found) continue;
      if (named) return inColor(object, found);
      // A green apple is no red one, and what cannot be coloured is left as it is.
      const own = object.split('-').find(isObjectColor);
      return own !== undefined && own !== found ? undefined : object;
    }
    return object;
  };
}

/** The colour that stands before one of these words, or "is" after it. */
function statedFor(text: string, nouns: readonly string[]): ObjectColor | undefined {
  const words = text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*|[,.;:!?]/g) ?? [];
  const line = ` ${words.join(' ')} `;
  for (const [at, word] of words.entries()) {
    const color = isObjectColor(word) ? word : otherWords[word];
    if (!color) continue;
    const after = words.slice(at + 1, at + 2 + wordsBetween + 1).join(' ');
    const [nearby = ''] = ` ${after} `.split(/[,.;:!?]/);
    const first = nouns.some((noun) =>
      new RegExp(`^ (?:[a-z-]+ ){0,${wordsBetween}}${noun}(?:e?s)? `).test(nearby),
    );
    if (first) return color;
    const said = new RegExp(` (?:${nouns.join('|')})(?:e?s)? (?:is|are|was|were) ${word} `);
    if (said.test(line)) return color;
  }
  return undefined;
}
