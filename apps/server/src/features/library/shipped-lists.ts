/** Lists that people choose from, as the manifests of what ships say them. */
import { addressBeside, shippedOfKind } from '../../library/shipped-manifest.ts';

export function transitionCategories(): string[] {
  return [...new Set(shippedOfKind('transition').flatMap(({ category }) => category ?? []))];
}

interface TransitionQuery {
  readonly search?: string | undefined;
  readonly items_start: number;
  readonly items_num: number;
}

export function transitionPage({ search, items_start, items_num }: TransitionQuery) {
  const wanted = search?.toLowerCase();
  const found = shippedOfKind('transition').filter(
    ({ category }) => !wanted || category?.toLowerCase() === wanted,
  );
  return {
    results: found
      .slice(items_start, items_start + items_num)
      .map(({ address, title, category = '' }) => ({ url: address, name: title, category })),
    $meta: { items_start, items_num, items_total: found.length },
  };
}

export function movieBackgrounds() {
  return shippedOfKind('background').map((asset) => ({
    url: asset.address,
    thumbnail: asset.thumbnail ? addressBeside(asset, asset.thumbnail) : asset.address,
    name: asset.title,
    duration: asset.seconds ?? 0,
  }));
}

export function musicTracks() {
  return shippedOfKind('music').map((asset) => ({
    number: asset.number ?? 0,
    url: asset.address,
    title: asset.title,
    mood: asset.mood ?? '',
    bpm: asset.bpm ?? 0,
    seconds: asset.seconds ?? 0,
  }));
}

export function assetsOfKind(kind: string) {
  return shippedOfKind(kind).map((asset) => ({
    id: asset.id,
    url: asset.address,
    title: asset.title,
    mood: asset.mood ?? null,
    category: asset.category ?? null,
    seconds: asset.seconds ?? null,
    number: asset.number ?? null,
    thumbnail: asset.thumbnail ? addressBeside(asset, asset.thumbnail) : null,
  }));
}
