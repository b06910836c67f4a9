import type { MediaValue } from '@reelwright/forms';
import { changeItems, pasteItems } from '@reelwright/movie';
import type { MediaKind } from '../../media/media-kind.ts';
import { pickMedia, pickMediaList } from '../../media-picker/pick-media.tsx';
import { orientationOf } from '../../wizard/size/video-shapes.ts';
import { hasRoom } from '../has-room.ts';
import { newItemId } from '../new-item-id.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { makeRoomFor } from './make-room.ts';
import { newMediaItem, partOf } from './new-media-item.ts';
import { wordsOfSlide } from './words-of-slide.ts';

/** Lets somebody choose pictures, clips or sounds and puts them on the slide, in front of everything else. */
export async function addMedia(
  session: EditorSession,
  kind: MediaKind,
  { title, ...where }: { title: string; keyword?: string; source?: string },
): Promise<void> {
  const { data } = session.tab.view.get().saving;
  const [keyword = '', ...alsoKeywords] = wordsOfSlide(session.slide(), data);
  const chosen = await pickMediaList({
    title,
    keyword,
    kinds: [kind],
    orientation: orientationOf(data.movie.size),
    ...(where.keyword === undefined && { alsoKeywords }),
    ...where,
  });
  placeMedia(session, kind, chosen);
}

/** Puts what was chosen on the slide that is open by now, and selects it. */
export function placeMedia(
  session: EditorSession,
  kind: MediaKind,
  chosen: readonly MediaValue[],
): void {
  const { movie } = session.tab.view.get().saving.data;
  const slide = session.slide();
  if (!slide || chosen.length === 0 || !hasRoom(slide.items, chosen.length)) return;
  const items = chosen.map((media) => newMediaItem(media, kind, slide, movie.size));
  const known = new Set(slide.items.map(({ id }) => id));
  const step = `add-${newItemId()}`;
  makeRoomFor(session, slide.id, items, step);
  session.tab.edit(
    { ...pasteItems, label: 'Add' },
    { slideId: slide.id, items, offset: 0, newId: newItemId },
    step,
  );
  session.tab.endStep();
  const added = session.slide()?.items.filter(({ id }) => !known.has(id)) ?? [];
  session.select(added.map(({ id }) => id));
}

/** Puts another picture or clip in the place of the selected one: place, look and motion stay. */
export async function swapMedia(session: EditorSession): Promise<void> {
  const [item] = session.selected();
  const slide = session.slide();
  if (!item || !slide) return;
  const { data } = session.tab.view.get().saving;
  const [keyword = '', ...alsoKeywords] = wordsOfSlide(slide, data);
  const orientation = orientationOf(data.movie.size);
  const media = await pickMedia({ title: 'Swap for another', keyword, alsoKeywords, orientation });
  if (!media) return;
  session.tab.edit(changeItems, {
    slideId: slide.id,
    itemIds: [item.id],
    fields: {
      type: media.type === 'video' ? 'video' : 'image',
      url: media.url,
      thumbnail: media.thumbnail || undefined,
      // What was cut off the picture before says nothing about this one, nor what that one was before it was edited.
      zoom: undefined,
      backup: undefined,
      startTime: undefined,
      endTime: undefined,
      speech: undefined,
      ...partOf(media),
    },
  });
}
