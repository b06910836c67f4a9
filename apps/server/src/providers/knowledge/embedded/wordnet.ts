import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { singularForms } from './singular-forms.ts';

const file = new URL('../../../../../../library/wordnet/wordnet.txt.br', import.meta.url);
const decompress = promisify(brotliDecompress);
/** So that calls under way do not notice the loading. */
const rowsAtOnce = 4000;

/** One meaning of a noun, by its number. */
export type Meaning = number;

/** A word of a meaning: how it is written, which meaning of the word it is, how often it was met. */
export interface Sense {
  readonly word: string;
  /** Whether it can be said at sight, which rare words cannot. */
  readonly known: boolean;
  readonly sense: number;
  readonly count: number;
}

/**
 * The nouns of WordNet: what they mean, their kinds and parts. Kept as the lines of the file and two
 * indexes; a line is taken apart when it is asked for. See library/wordnet/make-wordnet.mjs.
 */
export class WordNet {
  readonly #rows: readonly string[];
  readonly #byWord: ReadonlyMap<string, Meaning | readonly Meaning[]>;
  readonly #children: Children;
  readonly #parts: Children;
  readonly #mostlyOther: ReadonlySet<string>;

  private constructor(
    rows: readonly string[],
    byWord: ReadonlyMap<string, Meaning | readonly Meaning[]>,
    children: Children,
    parts: Children,
  ) {
    this.#rows = rows;
    this.#byWord = byWord;
    this.#children = children;
    this.#parts = parts;
    this.#mostlyOther = new Set(rows[0]?.split(','));
  }

  static async read(): Promise<WordNet> {
    const text = (await decompress(await readFile(file))).toString('latin1');
    const rows = text.split('\n');
    const byWord = new Map<string, Meaning | Meaning[]>();
    const parents: number[] = [];
    const wholes: number[] = [];
    for (let row = 1; row < rows.length; row++) {
      if (row % rowsAtOnce === 0) await nextTurn();
      const fields = rows[row]?.split('|', 3) ?? [];
      for (const word of fields[0]?.split(',') ?? []) {
        const key = word.replace(/[~#/].*$/, '').toLowerCase();
        const had = byWord.get(key);
        if (had === undefined) byWord.set(key, row);
        else if (typeof had === 'number') byWord.set(key, [had, row]);
        else had.push(row);
      }
      for (const parent of linksIn(fields[1])) parents.push(parent, row);
      for (const whole of linksIn(fields[2])) wholes.push(whole, row);
    }
    return new WordNet(
      rows,
      byWord,
      new Children(parents, rows.length),
      new Children(wholes, rows.length),
    );
  }

  /** The meanings of a word, in singular or plural, the usual one first. */
  meanings(text: string): readonly Meaning[] {
    for (const form of singularForms(text)) {
      const found = this.#byWord.get(form);
      if (found === undefined) continue;
      const meanings = typeof found === 'number' ? [found] : found;
      return [...meanings].sort((a, b) => this.#senseOf(a, form) - this.#senseOf(b, form));
    }
    return [];
  }

  /** How the dictionary writes it: 'lions' → 'lion'. */
  formOf(text: string): string | undefined {
    return singularForms(text).find((form) => this.#byWord.has(form));
  }

  /** Words that begin so, in no order. */
  *wordsFrom(start: string): Iterable<string> {
    for (const word of this.#byWord.keys()) if (word.startsWith(start)) yield word;
  }

  words(): Iterable<string> {
    return this.#byWord.keys();
  }

  senses(meaning: Meaning): readonly Sense[] {
    return this.#field(meaning, 0)
      .split(',')
      .map((text) => {
        const [, word = text, known, sense = '1', count = '0'] =
          /^(.*?)(~)?(?:#(\d+))?(?:\/(\d+))?$/.exec(text) ?? [];
        return { word, known: known !== undefined, sense: Number(sense), count: Number(count) };
      });
  }

  /** How it is usually called. */
  name(meaning: Meaning): string {
    return this.senses(meaning)[0]?.word ?? '';
  }

  explanation(meaning: Meaning): string {
    return this.#field(meaning, 4);
  }

  /** WordNet's number of the field it belongs to: 5 animals, 13 food … */
  kind(meaning: Meaning): number {
    return Number(this.#field(meaning, 3));
  }

  parents(meaning: Meaning): readonly Meaning[] {
    return linksIn(this.#field(meaning, 1));
  }

  /** Whether it is one single thing, such as a town or a person. */
  isInstance(meaning: Meaning): boolean {
    return this.#field(meaning, 1).startsWith('!');
  }

  children(meaning: Meaning): readonly Meaning[] {
    return this.#children.of(meaning);
  }

  /** What it is made of. */
  parts(meaning: Meaning): readonly Meaning[] {
    return this.#parts.of(meaning);
  }

  /** Whether a word that can be a noun is usually something else: 'go', 'well', 'back'. */
  isRarelyNoun(word: string): boolean {
    return this.#mostlyOther.has(word);
  }

  /** How often people used a word, as far as WordNet's texts tell. */
  frequency(word: string): number {
    const found = this.#byWord.get(word.toLowerCase());
    const meanings = found === undefined ? [] : typeof found === 'number' ? [found] : found;
    return meanings.reduce((sum, meaning) => {
      const sense = this.senses(meaning).find((each) => each.word.toLowerCase() === word);
      return sum + (sense?.count ?? 0);
    }, 0);
  }

  #senseOf(meaning: Meaning, word: string): number {
    return this.senses(meaning).find((each) => each.word.toLowerCase() === word)?.sense ?? 99;
  }

  #field(meaning: Meaning, at: number): string {
    return this.#rows[meaning]?.split('|')[at] ?? '';
  }
}

/** Line numbers in the file count meanings from 0; the first line of the file is none. */
function linksIn(field: string | undefined): Meaning[] {
  if (!field) return [];
  return field.split(',').map((link) => Number.parseInt(link.replace('!', ''), 36) + 1);
}

/** Who has which children, in two flat arrays. */
class Children {
  readonly #starts: Int32Array;
  readonly #children: Int32Array;

  constructor(pairs: readonly number[], count: number) {
    const starts = new Int32Array(count + 1);
    const add = (at: number, more: number) => {
      starts[at] = (starts[at] ?? 0) + more;
    };
    for (let at = 0; at < pairs.length; at += 2) add((pairs[at] ?? 0) + 1, 1);
    for (let at = 0; at < count; at++) add(at + 1, starts[at] ?? 0);
    const next = starts.slice();
    const children = new Int32Array(pairs.length / 2);
    for (let at = 0; at < pairs.length; at += 2) {
      const parent = pairs[at] ?? 0;
      const place = next[parent] ?? 0;
      children[place] = pairs[at + 1] ?? 0;
      next[parent] = place + 1;
    }
    this.#starts = starts;
    this.#children = children;
  }

  of(parent: number): readonly number[] {
    return [...this.#children.subarray(this.#starts[parent], this.#starts[parent + 1])];
  }
}
