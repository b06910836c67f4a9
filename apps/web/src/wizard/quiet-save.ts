import type { Line, ProjectData } from '@reelwright/movie';
import { pictureOfSlide } from '@reelwright/pictures';
import { quietSaveMeta, type Wizard } from '@reelwright/wizards/machine';
import { currentUser, isMember } from '../account/session-store.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { filmMaker } from './preview/fetch-film-maker.ts';

/** Spec: what happens to the project when a step is done. Guests' projects are named too, so that Save only has to sign them up. */
export function quietSave(wizard: Wizard, tab: ProjectTab, lines: readonly Line[]): void {
  const { data, meta } = tab.view.get().saving;
  const named = quietSaveMeta(wizard, data, meta, lines);
  if (!named) return;
  const wanted = { ...named, ...drawnThumbnail(wizard, data, named.thumbnail ?? meta.thumbnail) };
  const isNews = Object.entries(wanted).some(
    ([key, value]) => meta[key as keyof typeof meta] !== value,
  );
  if (isNews) tab.changeMeta(wanted);
  if (isMember(currentUser())) tab.take({ type: 'save' });
}

/** Until somebody chooses a picture, what the film begins with stands for it in lists. */
function drawnThumbnail(wizard: Wizard, data: ProjectData, thumbnail: string | null) {
  const isChosen = thumbnail && !thumbnail.startsWith('/library/pictures/');
  const maker = filmMaker.get();
  if (isChosen || !maker || !wizard.hasFilm(data)) return {};
  for (const { items, background } of maker.filmOf(wizard, data).frames.slice(0, 4)) {
    const shown = items.flatMap((item) => [item, ...(item.children ?? [])]);
    const found = pictureOfSlide([background?.image, ...shown.map(({ url }) => url)]);
    if (found) return { thumbnail: found };
  }
  return {};
}
