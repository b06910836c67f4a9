/** Pictures that are seen on the stage while they are still being sent, from this browser's own memory. */
import type { Item, ProjectData, Slide } from '@reelwright/movie';
import { useMemo } from 'react';
import { pictures } from '../../player/shared-assets.ts';
import { type EditorSession, findItem, type LocalPicture } from '../state/editor-session.ts';
import { useEditorPart } from '../state/use-editor.ts';

type DecodedPicture = {
  /** Only this page can read it, and only until it is revoked: documents never hold it. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
};

/** A file as a picture that can be drawn at once; undefined where this browser cannot read it. */
export async function decodeLocally(file: Blob): Promise<DecodedPicture | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
  } catch {
    // Such as HEIC: the server can, and the picture is seen once it is there.
  }
  const { src: url, naturalWidth: width, naturalHeight: height } = image;
  if (width > 0 && height > 0) return { url, width, height };
  URL.revokeObjectURL(url);
  return undefined;
}

export function showLocally(session: EditorSession, picture: LocalPicture): void {
  const others = session.state.get().localPictures.filter(({ url }) => url !== picture.url);
  session.change({ localPictures: [...others, picture] });
}

export function endLocally(session: EditorSession, localUrl: string): void {
  const { localPictures } = session.state.get();
  session.change({ localPictures: localPictures.filter(({ url }) => url !== localUrl) });
  URL.revokeObjectURL(localUrl);
}

/** What is shown in the place of an item's picture now. */
export function localPictureOf(session: EditorSession, itemId: string): string | undefined {
  return session.state.get().localPictures.findLast((picture) => picture.itemId === itemId)?.url;
}

/** Shows the small copy that somebody chose from, until the picture itself can be drawn. */
export async function showSmallCopy(session: EditorSession, picture: LocalPicture): Promise<void> {
  const item = findItem(session.slide()?.items ?? [], picture.itemId);
  if (!item?.url || item.type !== 'image' || picture.url === item.url) return;
  showLocally(session, picture);
  await untilDrawable(item.url).finally(() => endLocally(session, picture.url));
}

/** Waits until a stored picture can be drawn, or is known not to come: until then the local one is shown in its place. */
export async function untilDrawable(url: string): Promise<void> {
  const holder = { onArrival: () => undefined };
  await pictures.require(url, holder, 'now');
  pictures.release(holder);
}

/** A movie as it is drawn in the editor: with the pictures that are on their way into it. */
export function useLocalPictures(movie: ProjectData): ProjectData {
  const local = useEditorPart((state) => state.localPictures);
  return useMemo(() => withLocalPictures(movie, local), [movie, local]);
}

function withLocalPictures(movie: ProjectData, local: readonly LocalPicture[]): ProjectData {
  const isConcerned = ({ id }: Slide) => local.some(({ slideId }) => slideId === id);
  if (!movie.frames.some(isConcerned)) return movie;
  return { ...movie, frames: movie.frames.map((slide) => slideWith(slide, local)) };
}

function slideWith(slide: Slide, local: readonly LocalPicture[]): Slide {
  const ofSlide = local.filter(({ slideId }) => slideId === slide.id);
  return { ...slide, items: ofSlide.reduce(withPicture, slide.items) };
}

/** In the place of the item's own picture; where the document does not have the item yet, in front of all others. */
function withPicture(items: readonly Item[], { itemId, url, item }: LocalPicture): Item[] {
  if (!findItem(items, itemId)) return item ? [...items, item] : [...items];
  return items.map((one) => {
    if (one.id === itemId) return { ...one, url };
    return one.children && findItem(one.children, itemId)
      ? { ...one, children: withPicture(one.children, { itemId, url, slideId: '' }) }
      : one;
  });
}
