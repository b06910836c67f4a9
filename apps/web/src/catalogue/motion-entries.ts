// What can be chosen for a thing that comes, stays and goes: each entry is a small movie of it.
import { exits, stays } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { catalogueSections } from './catalogue-entries.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';

const entriesOf = (id: string) =>
  catalogueSections.find((section) => section.id === id)?.entries() ?? [];

export function entranceEntries(): readonly CatalogueEntry[] {
  return entriesOf('in-and-out');
}

export function exitEntries(): readonly CatalogueEntry[] {
  return entranceEntries().flatMap((entry) => {
    const exit = exits.find(({ id }) => id === exitIdOf(entry));
    return exit ? [{ ...entry, id: exit.id, label: exit.label, stillSeconds: 2.6 }] : [];
  });
}

/** The exit that the catalogue shows with an entrance. */
function exitIdOf({
  movie,
}: {
  readonly movie: { frames: readonly { items: readonly Item[] }[] };
}) {
  return movie.frames[0]?.items[0]?.effects?.out?.effect;
}

/** Pictures have fewer: what moves letters does nothing for them. */
export function stayEntries({ arePictures = false } = {}): readonly CatalogueEntry[] {
  const fitting = new Set(
    stays.filter(({ imageCapable }) => imageCapable || !arePictures).map(({ id }) => id),
  );
  return entriesOf('stay').filter(({ id }) => fitting.has(id));
}

export function textEffectEntries(): readonly CatalogueEntry[] {
  return entriesOf('text-effects');
}
