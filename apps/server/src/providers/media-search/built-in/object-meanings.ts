/**
 * Where everything that can be the subject of a picture lies in meaning, by what it is called: worked out once
 * (`npm run knowledge -- meanings`) and kept as one small file.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openObjects } from '../../../library/built-in/object-drawing.ts';
import { castNames } from '../../../library/built-in/people/cast.ts';
import {
  directionBytes,
  likenessOf,
  packDirection,
} from '../../sentence-meaning/packed-direction.ts';
import type { SentenceMeaning } from '../../sentence-meaning/sentence-meaning-port.ts';
import { type PictureIndex, personName } from './picture-index.ts';

export const objectMeaningsFile = new URL(
  '../../../../../../library/picture-words/object-meanings.bin',
  import.meta.url,
);
const hashBytes = 32;

/** Faces, signs and flags: shown only for who names them. */
const nothingToShow = new Set([0, 2, 8, 9]);
/** What is drawn once for each hour, phase, sign, hand, sex and skin tells nothing that the thing itself does not. */
const drawnOften =
  /-oclock$|-thirty$|-moon$|^keycap|hand|finger|fist|thumb|^(?:man|woman)-|-(?:light|medium|dark)$|-suit$|^(?:cat|grinning|pouting|smiling|kissing|crying|weary)-.*(?:eyes|smile|tears)|-cat$/;

/** What a sentence may be shown by without naming it, and everything else that lies somewhere. */
export async function namesWithMeaning(index: PictureIndex): Promise<readonly string[]> {
  const things = (await openObjects()).names();
  const people = castNames.map(personName);
  return [...new Set([...things, ...people])].filter(
    (name) => !nothingToShow.has(index.groupOf(name)) && !drawnOften.test(name),
  );
}

/** What an object is looked up by. */
const meaningText = (name: string) => name.replace(/^cast-/, '').replaceAll('-', ' ');

const fingerprintOf = (names: readonly string[]) =>
  createHash('sha256').update(names.map(meaningText).join('\n')).digest();

export async function packObjectMeanings(
  names: readonly string[],
  meaning: SentenceMeaning,
): Promise<Buffer> {
  const found = await meaning.embed(names.map(meaningText));
  return Buffer.concat([fingerprintOf(names), ...found.map(packDirection)]);
}

export interface ObjectMeanings {
  readonly names: readonly string[];
  /** How near an object lies to a direction; undefined where nobody knows. */
  likeness(name: string, direction: Float32Array): number | undefined;
}

/** Empty where the file was made of other objects: then nothing is found by meaning, and all else works. */
export async function readObjectMeanings(index: PictureIndex): Promise<ObjectMeanings> {
  const all = await namesWithMeaning(index);
  const file = await readFile(objectMeaningsFile).catch(() => Buffer.alloc(hashBytes));
  const isFresh = file.subarray(0, hashBytes).equals(fingerprintOf(all));
  const names = isFresh ? all : [];
  const places = new Map(names.map((name, at) => [name, at * directionBytes]));
  const values = new Int8Array(file.subarray(hashBytes));
  return {
    names,
    likeness: (name, direction) => {
      const place = places.get(name);
      return place === undefined ? undefined : likenessOf(direction, values, place);
    },
  };
}
