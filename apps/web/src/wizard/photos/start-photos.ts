import type { ProjectData } from '@reelwright/movie';
import type { Wizard } from '@reelwright/wizards/machine';
import {
  type ChosenPhoto,
  findFilmPhotos,
  mediaTaken,
  photoWishes,
  withoutPhotos,
  withPhotos,
} from '@reelwright/wizards/photos';
import { errorMessage, isAbort } from '../../api/error-message.ts';
import type { ProjectTab } from '../../project/project-tab.ts';
import { toast } from '../../ui/toast.tsx';
import { changeAnswers } from '../change-answers.ts';
import { draftState } from '../draft/draft-state.ts';
import { photosFor } from './ask-photos.ts';
import { noPhotos, photosState } from './photos-state.ts';

/** Between one thing that is filled in and the next there is a moment without either; and people type. */
const settlesMs = 900;

/**
 * Looks for photos once a film is filled in, while people go on: those that fit take the place of drawings. What was asked
 * for once is marked, so that a film whose photos were taken out stays without. @returns what ends it
 */
export function startPhotos(wizard: Wizard, tab: ProjectTab): () => void {
  const read = () => tab.view.get().saving.data;
  let stopping: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasNoServices = false;
  let isAskedFor = false;

  const wait = () => {
    clearTimeout(timer);
    const { info, frames } = read();
    if (stopping || hasNoServices || !info.photos) return;
    // What was made into a video already is not changed because somebody looks at it again.
    if (frames.length > 0 && !isAskedFor) return;
    timer = setTimeout(look, settlesMs);
  };
  const look = () => {
    const data = read();
    if (stopping || draftState.get().activity !== undefined || !wizard.hasFilm(data)) return;
    const wishes = openWishes(wizard, data);
    if (wishes.length > 0) void search(wishes);
  };

  const search = async (wishes: ReturnType<typeof openWishes>) => {
    const stop = new AbortController();
    stopping = stop;
    const chosen: ChosenPhoto[] = [];
    const before = photosState.get();
    const asked = wishes.map(({ key }) => key);
    const show = (state: Partial<typeof before>) => {
      if (stopping === stop) photosState.set({ ...photosState.get(), ...state });
    };
    const halt = () => {
      show({ running: undefined });
      stop.abort();
    };
    show({ problem: undefined, stop: halt });
    changeAnswers(tab, 'Fill in answers', (data) => withAsked(data, asked), 'fill-in');
    const ask = photosFor(read().movie.size, stop.signal);
    let hasServices = true;
    try {
      const { problem } = await findFilmPhotos({
        wishes,
        taken: mediaTaken(wizard.writeScript(read())),
        ask: async (question) => {
          const answer = await ask(question);
          hasServices = answer.sources > 0;
          // Nobody is told of what this installation doesn't have.
          if (hasServices && !stop.signal.aborted)
            show({ running: { ...progress, about: question.about } });
          return answer;
        },
        onProgress: (done, of, { about }) => {
          progress = { done, of };
          if (done > 0 && !stop.signal.aborted) show({ running: { ...progress, about } });
        },
        onFound: (_, photos) => {
          chosen.push(...photos);
          if (photos.length === 0) return;
          const add = (data: ProjectData) => withPhotos(data, wizard.writeScript, photos);
          changeAnswers(tab, 'Add photos', add, 'photos');
          show({ added: photosState.get().added + photos.length });
        },
        signal: stop.signal,
      });
      if (problem) show({ problem });
    } catch (error) {
      if (!isAbort(error)) show({ problem: `We couldn’t look for photos. ${errorMessage(error)}` });
    }
    tab.endStep();
    show({ running: undefined });
    if (stopping !== stop) return;
    stopping = undefined;
    hasNoServices = !hasServices;
    if (hasNoServices)
      changeAnswers(tab, 'Fill in answers', (data) => withoutAsked(data, asked), 'fill-in');
    if (chosen.length > 0) offerUndo(chosen);
    wait();
  };
  let progress = { done: 0, of: 0 };

  const offerUndo = (chosen: readonly ChosenPhoto[]) => {
    const words = chosen.length === 1 ? 'A photo was added' : `${chosen.length} photos were added`;
    toast.success(`${words} to your video`, {
      undo: () => {
        changeAnswers(tab, 'Take out photos', (data) => withoutPhotos(data, chosen));
        photosState.set({ ...photosState.get(), added: photosState.get().added + 1 });
      },
    });
  };

  photosState.set({
    ...noPhotos,
    retry: () => {
      isAskedFor = true;
      photosState.set({ ...photosState.get(), problem: undefined });
      changeAnswers(tab, 'Fill in answers', (data) => withAsked(data, undefined), 'fill-in');
      wait();
    },
  });
  const stops = [tab.view.subscribe(wait), draftState.subscribe(wait)];
  wait();
  return () => {
    clearTimeout(timer);
    const running = stopping;
    stopping = undefined;
    running?.abort();
    for (const end of stops) end();
    photosState.set(noPhotos);
  };
}

/** What was not asked for yet. */
function openWishes(wizard: Wizard, data: ProjectData) {
  const asked = new Set(data.info.photos?.asked);
  return photoWishes(wizard.writeScript(data), data).filter(({ key }) => !asked.has(key));
}

/** @param keys undefined: everything is asked for anew */
function withAsked(data: ProjectData, keys: readonly string[] | undefined): ProjectData {
  const asked = keys ? [...new Set([...(data.info.photos?.asked ?? []), ...keys])] : [];
  return { ...data, info: { ...data.info, photos: { ...data.info.photos, asked } } };
}

function withoutAsked(data: ProjectData, keys: readonly string[]): ProjectData {
  const asked = (data.info.photos?.asked ?? []).filter((key) => !keys.includes(key));
  return { ...data, info: { ...data.info, photos: { ...data.info.photos, asked } } };
}
