/** Photos of connected services for a film that is made without a screen: the same way as on one. */
import type { FilmPhotoQuestion } from '@reelwright/contract';
import type { ProjectData } from '@reelwright/movie';
import type { Wizard } from '@reelwright/wizards/machine';
import { findFilmPhotos, mediaTaken, photoWishes, withPhotos } from '@reelwright/wizards/photos';
import type { FindPhotos } from '../features/media-search/photos/find-photos.ts';

interface PhotoSetup {
  readonly findPhotos: FindPhotos;
  readonly shape: FilmPhotoQuestion['orientation'];
  readonly signal: AbortSignal;
  readonly warn: (sentence: string) => void;
}

/** What was chosen stays; what no photo fits keeps its drawing. */
export async function addFilmPhotos(
  data: ProjectData,
  wizard: Wizard,
  { findPhotos, shape, signal, warn }: PhotoSetup,
): Promise<ProjectData> {
  const script = wizard.writeScript(data);
  let shown = data;
  const { problem } = await findFilmPhotos({
    wishes: photoWishes(script, data),
    taken: mediaTaken(script),
    ask: (question) =>
      // Whoever starts this has whatever the installation has.
      findPhotos({ ...question, orientation: shape }, { signal, proMediaSources: true }),
    onProgress: (done, of) => done > 0 && warn(`Photos: ${done} of ${of}`),
    onFound: (_, chosen) => {
      shown = withPhotos(shown, wizard.writeScript, chosen);
    },
    signal,
  });
  signal.throwIfAborted();
  if (problem) warn(problem);
  return shown;
}
