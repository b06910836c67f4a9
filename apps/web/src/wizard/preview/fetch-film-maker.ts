import { createStore } from '../../store/create-store.ts';
import { untilOnline } from '../../ui/fetched-part.tsx';

type FilmMaker = typeof import('./film-maker.ts');

/** There once it was fetched. */
export const filmMaker = createStore<FilmMaker | undefined>(undefined);

let fetching: Promise<FilmMaker> | undefined;

/** Fetches what makes films: a screen's form is drawn before it. Once per page; whoever asks after a failure tries again. */
export function fetchFilmMaker(): Promise<FilmMaker> {
  fetching ??= fetchIt().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

async function fetchIt(): Promise<FilmMaker> {
  await untilOnline();
  const { filmOf, musicFor } = await import('./film-maker.ts');
  const maker = { filmOf, musicFor };
  filmMaker.set(maker);
  return maker;
}
