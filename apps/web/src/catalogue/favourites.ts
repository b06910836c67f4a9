import { createStore } from '../store/create-store.ts';

const place = 'reelwright-favourite-motions';

/** Ids of motions that somebody likes, kept in this browser. */
export const favourites = createStore<ReadonlySet<string>>(kept());

function kept(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

export function toggleFavourite(id: string): void {
  const ids = new Set(favourites.get());
  if (!ids.delete(id)) ids.add(id);
  favourites.set(ids);
  try {
    localStorage.setItem(place, JSON.stringify([...ids]));
  } catch {
    // They last as long as the page, then.
  }
}
