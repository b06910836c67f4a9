import { capitalize } from '@reelwright/english';
import type { MediaValue } from '@reelwright/forms';
import { cutText, Item, maxItemSeconds, type Slide, slideSeconds } from '@reelwright/movie';
import { isSticker } from '../../media/is-sticker.ts';
import type { MediaKind } from '../../media/media-kind.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much of the stage something new takes: large enough to be seen, with room to take hold of it. */
const share = 0.7;
const maxNameLetters = 200;
/** A thing without a background stands beside something else. */
const stickerShare = 0.35;
const defaultShape = { width: 16, height: 9 };
const stickerShape = { width: 1, height: 1 };

/** A picture, clip or sound as it is when it was just added: in the middle, in its own shape, as long as the slide. */
export function newMediaItem(media: MediaValue, kind: MediaKind, slide: Slide, stage: Size): Item {
  const { url, thumbnail } = media;
  const name = nameOf(media);
  const [width, height] = [positive(media.width), positive(media.height)];
  const isWhole = isSticker(url);
  const usual = isWhole ? stickerShape : defaultShape;
  const shape = width && height ? { width, height } : usual;
  const taken = isWhole ? stickerShare : share;
  const fit = Math.min((taken * stage.width) / shape.width, (taken * stage.height) / shape.height);
  const [widthPx, heightPx] = [shape.width * fit, shape.height * fit];
  return Item.parse({
    id: 'new',
    type: kind,
    url,
    ...(name && { name }),
    ...(thumbnail && { thumbnail }),
    width: Math.round(widthPx),
    height: Math.round(heightPx),
    scaleX: 1,
    scaleY: 1,
    x: Math.round((stage.width - widthPx) / 2),
    y: Math.round((stage.height - heightPx) / 2),
    scale: 'cover',
    timing: { startTime: 0, endTime: layerSeconds(media, kind, slide) },
    ...partOf(media),
  });
}

/** What files are called by: their kind is told by the picture itself. */
const ending = /\.(jpe?g|png|webp|gif|avif|heic|svg|mp4|mov|webm|mkv|mp3|wav|m4a|ogg)$/i;

/** What it shows, as whoever it comes from says. */
export function nameOf({ title }: MediaValue): string | undefined {
  return cutText(capitalize(title?.trim().replace(ending, '') ?? ''), maxNameLetters) || undefined;
}

/** A sound's layer ends with it, and a picture's with the slide; a clip is seen to its end, however short the slide was. */
function layerSeconds(media: MediaValue, kind: MediaKind, slide: Slide): number {
  const whole = slideSeconds(slide);
  const own = playedSeconds(media);
  if (own === undefined || kind === 'image') return whole;
  return kind === 'video' ? Math.max(whole, own) : Math.min(whole, own);
}

/** How long the part of a clip or sound takes that plays. */
function playedSeconds(media: MediaValue): number | undefined {
  const { startTime = 0, endTime } = partOf(media);
  const end = endTime ?? positive(media.duration);
  const seconds = end === undefined ? undefined : positive(end - startTime);
  return seconds && Math.min(maxItemSeconds, Math.round(seconds * 100) / 100);
}

/** Which part of a clip plays, where one was chosen. */
export function partOf({ startTime, endTime }: MediaValue): Pick<Item, 'startTime' | 'endTime'> {
  return {
    ...(typeof startTime === 'number' && { startTime }),
    ...(typeof endTime === 'number' && { endTime }),
  };
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
