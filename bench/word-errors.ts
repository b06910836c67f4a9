import { readAloud } from '../packages/speech/src/index.ts';

/** The words that are said for a text. */
export const spokenWords = (text: string) => readAloud(text).map(({ says }) => says);

const plainWords = (text: string) =>
  spokenWords(text)
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** The share of words that would have to be changed, by the usual table of edits. */
export function wordErrors(text: string, heard: string): number {
  const [wanted, got] = [plainWords(text), plainWords(heard)];
  let last = Array.from({ length: got.length + 1 }, (_, at) => at);
  for (const [y, word] of wanted.entries()) {
    const row = [y + 1];
    for (const [x, other] of got.entries()) {
      row.push(
        Math.min(
          (last[x] ?? 0) + (word === other ? 0 : 1),
          (last[x + 1] ?? 0) + 1,
          (row[x] ?? 0) + 1,
        ),
      );
    }
    last = row;
  }
  return (last.at(-1) ?? 0) / wanted.length;
}
