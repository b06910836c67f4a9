import { createStore } from '../../store/create-store.ts';

/** How far looking for the photos of a film is. */
interface PhotosState {
  /** What is being looked for; undefined: nothing. */
  readonly running:
    | { readonly done: number; readonly of: number; readonly about: string }
    | undefined;
  /** Why there are fewer than there could be. */
  readonly problem: string | undefined;
  /** How many came into the film so far: whoever shows a film made of the answers makes it anew. */
  readonly added: number;
  readonly stop: () => void;
  readonly retry: () => void;
}

export const noPhotos: PhotosState = {
  running: undefined,
  problem: undefined,
  added: 0,
  stop: () => {},
  retry: () => {},
};

export const photosState = createStore<PhotosState>(noPhotos);
