import { readdir, readFile } from 'node:fs/promises';
import { KnowledgeProblem } from './read-entries.ts';

const library = new URL('../../../../library/knowledge/', import.meta.url);

/** Everything in one folder of what we know; what cannot be read says in which file, and on which line. */
export async function readKnowledgeFiles<Item>(
  folder: 'things' | 'topics' | 'comparisons' | 'offers' | 'trades',
  parse: (text: string) => readonly Item[],
  root: URL = library,
): Promise<readonly Item[]> {
  const place = new URL(`${folder}/`, root);
  const names = (await readdir(place)).filter((name) => name.endsWith('.txt')).sort();
  const parts = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, place), 'utf8');
      try {
        return parse(text);
      } catch (error) {
        if (error instanceof KnowledgeProblem)
          throw new Error(`${folder}/${name}, ${error.message}`);
        throw error;
      }
    }),
  );
  return parts.flat();
}
