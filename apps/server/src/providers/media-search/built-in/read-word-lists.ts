import { readFile } from 'node:fs/promises';

const folder = new URL('../../../../../../library/picture-words/', import.meta.url);

/** A list of `left: right` lines of library/picture-words, without its remarks. */
export async function readWordList(name: string): Promise<readonly (readonly [string, string])[]> {
  const text = await readFile(new URL(name, folder), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [left, right] = line.startsWith('#') ? [] : line.split(': ', 2);
    return left && right ? [[left, right] as const] : [];
  });
}
