// Documents and changes that were made to cost time and memory. Each is a body as it goes over the wire.
import { randomUUID } from 'node:crypto';
import { mulberry32 } from '@reelwright/chance';
import { newProjectData } from '@reelwright/movie';

/** Numbers that are the same for the same seed. */
export function seededNumbers(seed: number): (below: number) => number {
  const next = mulberry32(seed);
  return (below) => Math.floor(next() * below);
}

const movie = (frames: readonly object[] = []) => ({ ...newProjectData(), frames });
const body = (fields: object) => Buffer.from(JSON.stringify(fields));
const save = (dataJson: string) => body({ change_id: randomUUID(), data_json: dataJson });
const withNote = (note: string) => `${JSON.stringify(movie()).slice(0, -1)},"note":${note}}`;
const listOf = (text: string, bytes: number) =>
  `[${Array(Math.max(1, Math.floor(bytes / (text.length + 1))))
    .fill(text)
    .join(',')}]`;
/** In `npm test` a quarter of that: what is wrong shows all the same, and the whole run has to be short. */
const isShort = process.env.VITEST !== undefined && process.env.REELWRIGHT_SOAK === undefined;
const megabyte = isShort ? 256 * 1024 : 1024 * 1024;
const letters = ['a', '<', '"', '\\', 'é', '漢', '🙂', '</a', '\n'];

/** Any JSON of about this length, as it comes: wide, deep, long and odd in turns. */
function anything(below: (most: number) => number, bytes: number, depth = 0): string {
  if (bytes < 40 || depth > 70) return String(below(1000) - 500);
  const share = () => anything(below, bytes / 8, depth + 1);
  switch (below(6)) {
    case 0:
      return JSON.stringify((letters[below(letters.length)] ?? 'a').repeat(below(bytes / 2)));
    case 1:
      return listOf(['0', '{}', '[]', 'null', '""'][below(5)] ?? '0', below(bytes));
    case 2:
      return `{${Array.from({ length: below(1500) }, (_, n) => `"f${n}":${n}`).join(',')}}`;
    case 3:
      return `${'['.repeat(below(90))}${share()}`;
    case 4:
      return `[${Array.from({ length: 1 + below(8) }, share).join(',')}]`;
    default:
      return `{${Array.from({ length: 1 + below(8) }, (_, n) => `"${n}":${share()}`).join(',')}}`;
  }
}

/** Whole documents that somebody could send as `save`. */
export const hostileSaves: Readonly<Record<string, (below: (most: number) => number) => Buffer>> = {
  'small objects by the million': (below) =>
    save(withNote(listOf('{}', (4 + below(15)) * megabyte))),
  'lists in lists by the million': () =>
    save(withNote(listOf(listOf('[[]]', 90_000), 18 * megabyte))),
  'as many values as there may be': () => save(withNote(listOf(listOf('1', 36_000), 70 * 36_000))),
  'a hundred thousand fields': (below) =>
    save(
      withNote(
        `{${Array.from({ length: 100_000 + below(100_000) }, (_, n) => `"k${n}":1`).join(',')}}`,
      ),
    ),
  'nesting without end': () => save(withNote('['.repeat(5 * megabyte))),
  'one long text': (below) =>
    save(withNote(JSON.stringify((letters[below(letters.length)] ?? 'a').repeat(4 * megabyte)))),
  'many texts': (below) =>
    save(
      JSON.stringify(
        movie(
          Array.from({ length: isShort ? 75 : 300 }, (_, n) => ({
            id: `s${n}`,
            items: Array.from({ length: 30 }, (_, i) => ({
              id: `i${n}-${i}`,
              type: 'text',
              text: (letters[below(letters.length)] ?? 'a').repeat(1500),
            })),
          })),
        ),
      ),
    ),
  'anything at all': (below) => save(withNote(anything(below, 16 * megabyte))),
  'no JSON': () => body({ data_json: `{"a":${'[1,'.repeat(20)}${'x'.repeat(15 * megabyte)}` }),
  'a body that is all values': (below) =>
    Buffer.from(`{"data_json":"","more":${listOf('{}', (2 + below(17)) * megabyte)}}`),
};

/** Changes of a project, as the text of a diff. */
export const hostileDiffs: Readonly<Record<string, (below: (most: number) => number) => string>> = {
  'two thousand changes of one field among many': () =>
    JSON.stringify(Array(2000).fill({ op: 'replace', path: '/many/k7', value: 1 })),
  'twenty thousand additions deep down': () =>
    JSON.stringify(
      Array.from({ length: 20_000 }, (_, n) => ({
        op: 'add',
        path: `${'/d'.repeat(58)}/${n % 900}`,
        value: 1,
      })),
    ),
  'twenty thousand insertions at the start of a list': () =>
    JSON.stringify(Array(20_000).fill({ op: 'add', path: '/list/0', value: 0 })),
  'changes at random': (below) =>
    JSON.stringify(
      Array.from({ length: 1 + below(15_000) }, () => {
        const place = [`/many/k${below(1100)}`, `/list/${below(20_000)}`, '/note', '/frames/0'];
        const path = [...place, `/list/${below(9)}`, '/d'.repeat(below(70)), '/list/-'][below(7)];
        const op = ['add', 'remove', 'replace'][below(3)];
        return { op, path, ...(op !== 'remove' && { value: below(2) ? below(9) : [{}] }) };
      }),
    ),
  'the same large value over and over': () =>
    JSON.stringify(Array(15).fill({ op: 'replace', path: '/note', value: 'x'.repeat(megabyte) })),
};

/** What those diffs are made for. */
export function hostileDocument(): string {
  const fields = Object.fromEntries(Array.from({ length: 999 }, (_, n) => [`k${n}`, n]));
  const deep = `${'{"d":'.repeat(57)}{}${'}'.repeat(57)}`;
  const start = JSON.stringify({
    ...movie(),
    many: fields,
    list: Array(19_000).fill(0),
    note: 'n'.repeat(2 * megabyte),
  });
  return `${start.slice(0, -1)},"d":${deep}}`;
}
