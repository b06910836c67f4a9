/** Which part of a photo is seen in a box: what matters of it is never cut off, and stands where words leave it free. */
import type { DraftItem } from '@reelwright/pictures';
import type { MediaEntry } from '../script.ts';
import type { Box } from './slide-frame.ts';

/** Closer than this, a photo of usual size is no longer sharp. */
const maxZoom = 1.25;
/** Words that leave more of a side than this leave all of it. */
const allFree = 0.9;

type Seen = Pick<DraftItem, 'position' | 'zoom' | 'focus'>;

/** Nothing where nobody knows what matters in it. */
export function focusedPicture(entry: MediaEntry, box: Box, free: Box = box): Seen {
  const { focus, width, height } = entry;
  if (!focus) return {};
  const kept = { focus, position: `${percent(focus.x)} ${percent(focus.y)}` };
  if (typeof width !== 'number' || typeof height !== 'number' || width <= 0 || height <= 0) {
    return kept;
  }
  const cover = Math.max(box.width / width, box.height / height);
  const across = {
    at: focus.x,
    picture: width * cover,
    box: box.width,
    target: targetIn(free.x - box.x, free.width, box.width, focus.x),
  };
  const down = {
    at: focus.y,
    picture: height * cover,
    box: box.height,
    target: targetIn(free.y - box.y, free.height, box.height, focus.y),
  };
  const zoom = Math.min(maxZoom, Math.max(1, zoomFor(across), zoomFor(down)));
  return {
    focus,
    position: `${percent(anchorOf(across, zoom))} ${percent(anchorOf(down, zoom))}`,
    ...(zoom > 1.001 && { zoom }),
  };
}

interface Side {
  /** Where on the picture, as a share of it. */
  readonly at: number;
  readonly picture: number;
  readonly box: number;
  /** Where in the box it should be, in px; undefined: wherever it falls. */
  readonly target: number | undefined;
}

function targetIn(from: number, length: number, whole: number, at: number): number | undefined {
  if (length >= whole * allFree) return undefined;
  const wanted = Math.min(0.75, Math.max(0.25, at));
  return from + length * wanted;
}

/** How large it has to be so that the target is reached and nothing beside the picture shows. */
function zoomFor({ at, picture, box, target }: Side): number {
  if (target === undefined) return 1;
  const before = at > 0 ? target / (at * picture) : Number.POSITIVE_INFINITY;
  const after = at < 1 ? (box - target) / ((1 - at) * picture) : Number.POSITIVE_INFINITY;
  return Math.max(before, after);
}

function anchorOf({ at, picture, box, target }: Side, zoom: number): number {
  const room = box - picture * zoom;
  if (target === undefined || Math.abs(room) < 0.5) return at;
  return Math.min(1, Math.max(0, (target - at * picture * zoom) / room));
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
