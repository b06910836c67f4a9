/** What things are called in other languages: the names of emoji, which come along in two dozen of them. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface NamedEmoji {
  readonly hexcode: string;
  readonly label: string;
  readonly group?: number;
}

/** The English names of what a text names, in the order of the text. */
type NamesIn = (text: string) => readonly string[];

const languages = new Set('da de es et fi fr hu it lt nb nl pl pt sv'.split(' '));
/** Faces, people, signs and flags: their names mean something else in most sentences. */
const thingGroups = new Set([3, 4, 5, 6, 7]);
/** Languages that write two nouns as one word: the last part says what it is. */
const joining = new Set(['da', 'de', 'nb', 'nl', 'sv']);
const [shortestName, shortestHead] = [4, 4];

const known = new Map<string, Promise<NamesIn>>();

/** Undefined: a language whose names do not come along. */
export function namesElsewhere(language: string): Promise<NamesIn> | undefined {
  const code = language.toLowerCase().split('-', 1)[0] ?? '';
  if (!languages.has(code)) return undefined;
  const reading = known.get(code) ?? readNames(code);
  known.set(code, reading);
  return reading;
}

async function readNames(code: string): Promise<NamesIn> {
  const [here, there] = await Promise.all([readEmojis('en'), readEmojis(code)]);
  const english = new Map(here.map(({ hexcode, label }) => [hexcode, label]));
  const names = new Map<string, string>();
  for (const { hexcode, label, group = -1 } of there) {
    const name = english.get(hexcode);
    if (!name || !thingGroups.has(group) || label.length < shortestName || /\P{L}/u.test(label))
      continue;
    const stem = stemOf(label);
    if (!names.has(stem)) names.set(stem, name);
  }
  const heads = joining.has(code) ? [...names.keys()].filter(isHead).sort(byLength) : [];
  const meaning = (word: string): string | undefined => {
    const stem = stemOf(word);
    const head = heads.find((name) => stem.endsWith(name) && stem.length >= name.length + 3);
    return names.get(stem) ?? (head && names.get(head));
  };
  return (text) => {
    const words = text.match(/\p{L}{4,}/gu) ?? [];
    // German nouns have capitals: "laufen" names nobody's race.
    const nouns = code === 'de' ? words.filter((word) => /^\p{Lu}/u.test(word)) : words;
    return [...new Set(nouns.flatMap((word) => meaning(word) ?? []))];
  };
}

const isHead = (stem: string) => stem.length >= shortestHead;
const byLength = (a: string, b: string) => b.length - a.length;

/** One and many alike, without accents: Städte → stadt, Autos → auto. */
function stemOf(word: string): string {
  const bare = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return bare.length > 4 ? bare.replace(/(?:ern|en|er|es|e|n|s|x)$/, '') : bare;
}

async function readEmojis(code: string): Promise<readonly NamedEmoji[]> {
  const file = fileURLToPath(import.meta.resolve(`emojibase-data/${code}/data.json`));
  return JSON.parse(await readFile(file, 'utf8'));
}
