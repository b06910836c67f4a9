import { fingerprint } from '../keep-edits/fingerprint.ts';

/**
 * Names for what a draft adds. The same words are always called the same, so that the same answers make the same film
 * wherever they were drafted; other words are called otherwise, so that no edit of a slide is taken for one of another.
 */
export function draftIds(
  kind: string,
  taken: Iterable<string | undefined>,
): (words: string) => string {
  const used = new Set(taken);
  return (words) => {
    const wanted = words === '' ? `${kind}-blank` : `${kind}-${fingerprint(words)}`;
    let id = wanted;
    for (let at = 2; used.has(id); at += 1) id = `${wanted}-${at}`;
    used.add(id);
    return id;
  };
}
