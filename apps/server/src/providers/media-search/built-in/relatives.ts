/**
 * A particular thing that nobody drew is shown by no relative of it: no poodle for a greyhound, and no Golden Gate for
 * another bridge.
 */
import { singular, singularOfName } from '@reelwright/english';
import type { InFilm } from './in-film.ts';
import type { PictureIndex } from './picture-index.ts';
import { readWordList } from './read-word-lists.ts';

export interface Relatives {
  /** Whether an object only is of the class of what a sentence, its item or its film is about. */
  isRelative(object: string): boolean;
  /** What stands for any of the class, and for none of them in particular. */
  readonly signs: readonly string[];
}

interface Class {
  readonly name: string;
  readonly drawn: ReadonlySet<string>;
  readonly called: ReadonlySet<string>;
}

/** An animal and a dish look like themselves; a sedan may be any car, unless it is an item of its own. */
const looseInSentences = new Set(['boat', 'bridge', 'car', 'castle', 'mountain', 'tower', 'tree']);
const signs: Readonly<Record<string, string>> = {
  bird: 'feather',
  cat: 'paw-prints',
  dog: 'paw-prints',
};
/** "Dog breeds" are dogs, and "dog myths" are none. */
const kindWords = new Set('breed kind model shape sort species style type variety'.split(' '));
const longestName = 3;
/** The general drawing of a class is called like the class. */
const calledSo = 0.8;

export async function readRelatives(
  index: PictureIndex,
): Promise<(sentence: string, inFilm: InFilm) => Relatives> {
  const lists = new Map(await readWordList('relatives.txt'));
  const listOf = (key: string) => new Set(lists.get(key)?.split(', ') ?? []);
  const classes = [...lists.keys()]
    .flatMap((key) => (key.endsWith(', drawn') ? [key.slice(0, -', drawn'.length)] : []))
    .map(
      (name): Class => ({
        name,
        drawn: listOf(`${name}, drawn`),
        called: listOf(`${name}, called`),
      }),
    );
  const isNamedBy = (phrases: readonly string[], object: string) =>
    phrases.some((phrase) => index.meaningOf(phrase)?.named.get(object) === 1);
  const isDrawn = (phrases: readonly string[], { drawn }: Class) =>
    [...drawn].some((object) => isNamedBy(phrases, object));
  const isGeneral = (object: string, { name }: Class) => {
    const meaning = index.meaningOf(name);
    return Math.max(meaning?.named.get(object) ?? 0, meaning?.listed.get(object) ?? 0) >= calledSo;
  };
  /** Classes of which one is named that nobody drew. */
  const namedIn = (phrases: readonly string[]) =>
    classes.filter((one) =>
      phrases.some((phrase) => one.called.has(phrase) && !isDrawn([phrase], one)),
    );
  /** The class that each item of a film is one of: "dog breed". */
  const classOfItems = (kind = '') => {
    const words = kind
      .toLowerCase()
      .replace(/^kinds? of /, '')
      .split(' ')
      .map(singular);
    const last = words.at(-1) ?? '';
    const noun = kindWords.has(last) ? words.at(-2) : last;
    return classes.find(({ name }) => name === noun);
  };

  return (sentence, { about, kind }) => {
    const [film = '', name, ...rest] = about.split(', ');
    const [ofFilm, here] = [
      phrasesOf(film),
      phrasesOf([name ?? '', ...rest, sentence].join(' . ')),
    ];
    const said = [...ofFilm, ...here];
    const listed = classOfItems(kind);
    // "Persian" in a list of cats is a Persian cat.
    const ofItem = phrasesOf(name ?? sentence).flatMap((one) => [one, `${one} ${listed?.name}`]);
    const inFilm = namedIn(ofFilm);
    const inSentence = namedIn(here).filter((one) => one !== listed && !inFilm.includes(one));
    const strict = inSentence.filter((one) => !looseInSentences.has(one.name));
    const isDrawnItem = listed !== undefined && isDrawn(ofItem, listed);
    return {
      isRelative: (object) => {
        // What a list tells of is itself, and nothing else of its class.
        if (listed?.drawn.has(object)) return !isNamedBy(ofItem, object);
        if (strict.some((one) => one.drawn.has(object) && isGeneral(object, one))) return true;
        return [...inFilm, ...inSentence].some(
          (one) => one.drawn.has(object) && !isGeneral(object, one) && !isNamedBy(said, object),
        );
      },
      signs: [...strict, ...(listed && !isDrawnItem ? [listed] : [])].flatMap(
        (one) => signs[one.name] ?? [],
      ),
    };
  };
}

/** Everything of one to three words that a text says, as one of it is called. */
function phrasesOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\d' -]+/u).flatMap((part) => {
    const words = part.toLowerCase().replaceAll("'s", '').split(/\s+/).filter(Boolean);
    return words.flatMap((_, from) =>
      Array.from({ length: longestName }, (_unused, more) => words.slice(from, from + more + 1))
        .filter((phrase) => phrase.length > 0)
        .map((phrase) => singularOfName(phrase.join(' '))),
    );
  });
}
