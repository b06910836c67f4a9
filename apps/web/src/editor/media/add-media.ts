import type { MediaValue } from '@reelwright/forms';
import { changeItems, type Item, type Slide } from '@reelwright/movie';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { isSticker } from '../../media/is-sticker.ts';
import type { MediaKind } from '../../media/media-kind.ts';
import { fetchMediaImporter, pickMedia, pickMediaList } from '../../media-picker/pick-media.tsx';
import { orientationOf } from '../../wizard/size/video-shapes.ts';
import { isEmptyFrame } from '../grids/photo-grids.ts';
import { hasRoom } from '../has-room.ts';
import { newItemId } from '../new-item-id.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { showSmallCopy } from './local-pictures.ts';
import { makeRoomFor } from './make-room.ts';
import { nameOf, newMediaItem, partOf } from './new-media-item.ts';
import { putOnSlide } from './put-on-slide.ts';
import { wordsOfSlide } from './words-of-slide.ts';

/** Lets somebody choose pictures, clips or sounds and puts them on the slide, in front of everything else. */
export async function addMedia(
  session: EditorSession,
  kind: MediaKind,
  { title, ...where }: { title: string; keyword?: string; source?: string },
): Promise<void> {
  const { saving } = session.tab.view.get();
  const [keyword = '', ...alsoKeywords] = wordsOfSlide(session.slide(), saving);
  const chosen = await pickMediaList({
    title,
    keyword,
    kinds: [kind],
    orientation: orientationOf(saving.data.movie.size),
    ...(where.keyword === undefined && { alsoKeywords }),
    ...where,
  });
  placeMedia(session, kind, chosen);
}

/** Puts what was chosen on the slide that is open by now, and selects it: into empty frames first, as many as there are. */
export function placeMedia(
  session: EditorSession,
  kind: MediaKind,
  chosen: readonly MediaValue[],
): void {
  const { movie } = session.tab.view.get().saving.data;
  const slide = session.slide();
  if (!slide || chosen.length === 0) return;
  const frames = kind === 'audio' ? [] : emptyFrames(session, slide);
  const fitting = chosen.filter(({ url }) => !isSticker(url)).slice(0, frames.length);
  const others = chosen.filter((media) => !fitting.includes(media));
  if (!hasRoom(slide.items, others.length)) return;
  const step = `add-${newItemId()}`;
  const filled = fitting.flatMap((media, at) => {
    const itemId = frames[at]?.id ?? '';
    const fields = shownInstead(media);
    session.tab.edit(
      { ...changeItems, label: 'Add' },
      { slideId: slide.id, itemIds: [itemId], fields },
      step,
    );
    return itemId;
  });
  const items = others.map((media) => newMediaItem(media, kind, slide, movie.size));
  const known = new Set(slide.items.map(({ id }) => id));
  if (items.length > 0) {
    makeRoomFor(session, slide.id, items, step);
    putOnSlide(session, { slide, items, newId: newItemId, step });
  }
  session.tab.endStep();
  const added = session.slide()?.items.filter(({ id }) => !known.has(id)) ?? [];
  const itemIds = [...filled, ...added.map(({ id }) => id)];
  session.select(itemIds);
  for (const [at, { thumbnail }] of [...fitting, ...others].entries()) {
    const itemId = itemIds[at];
    if (!itemId || !thumbnail?.startsWith('/')) continue;
    void showSmallCopy(session, { slideId: slide.id, itemId, url: thumbnail });
  }
}

/** Places that wait for a picture: those that are selected, else all of them. */
function emptyFrames(session: EditorSession, slide: Slide): readonly Item[] {
  const all = slide.items.filter(isEmptyFrame);
  const selected = session.selected().filter((item) => all.includes(item));
  return selected.length > 0 ? selected : all;
}

/** Puts another picture or clip in the place of the selected one: place, look and motion stay. */
export async function swapMedia(session: EditorSession): Promise<void> {
  const [item] = session.selected();
  const slide = session.slide();
  if (!item || !slide) return;
  const { saving } = session.tab.view.get();
  const [keyword = '', ...alsoKeywords] = wordsOfSlide(slide, saving);
  const orientation = orientationOf(saving.data.movie.size);
  const media = await pickMedia({ title: 'Swap for another', keyword, alsoKeywords, orientation });
  if (!media) return;
  session.tab.edit(changeItems, {
    slideId: slide.id,
    itemIds: [item.id],
    fields: shownInstead(media),
  });
}

/** What an item shows in the place of what it showed before; place, look and motion stay. */
function shownInstead(media: MediaValue): Partial<Item> {
  return {
    type: media.type === 'video' ? 'video' : 'image',
    url: media.url,
    name: nameOf(media),
    thumbnail: media.thumbnail || undefined,
    // What was cut off the picture before says nothing about this one, nor what that one was before it was edited.
    zoom: undefined,
    backup: undefined,
    startTime: undefined,
    endTime: undefined,
    speech: undefined,
    ...partOf(media),
  };
}

/** Fetches the picker and where it looks while somebody is still on their way to the button. */
export function prepareToPick(): void {
  void fetchMediaImporter();
  // The server then reads what its first search needs.
  void request((options) => client.mediaSources({}, options)).catch(() => undefined);
}
