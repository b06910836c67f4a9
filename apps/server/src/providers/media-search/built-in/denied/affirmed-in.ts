import { findObjects } from '../find-objects.ts';
import type { InFilm } from '../in-film.ts';
import type { PictureIndex } from '../picture-index.ts';

interface Affirmed {
  readonly sentence: string;
  readonly inFilm: InFilm;
  isOpposite(object: string): boolean;
}

/** A sentence and its place in a film without what is only named as absent, denied or replaced there. */
export function affirmedIn(index: PictureIndex, sentence: string, inFilm: InFilm): Affirmed {
  const said = findObjects(index, sentence);
  // "No camera" is the name of an item; one of its sentences may well tell of cameras.
  const [, ...item] = inFilm.about.split(', ');
  const ofItem = findObjects(index, item.join(', '));
  const isNamed = (object: string) =>
    said.objects.some(({ name, match }) => name === object && match >= surelyNamed);
  const isOpposite = (object: string) =>
    said.opposites.isOpposite(object) || (ofItem.opposites.isOpposite(object) && !isNamed(object));
  const without = (objects: readonly string[]) => objects.filter((name) => !isOpposite(name));
  return {
    sentence: said.opposites.affirmed ?? sentence,
    inFilm: { ...inFilm, item: without(inFilm.item), topic: without(inFilm.topic) },
    isOpposite,
  };
}

const surelyNamed = 0.9;
