import { findTextEffect } from '@reelwright/motion';
import type { Item, ProjectData } from '@reelwright/movie';
import {
  assetsAt,
  assetsNeeded,
  drawFrame,
  itemAt,
  itemBoxes,
  itemText,
  type PickOptions,
  type PlacedItem,
  type PlacedText,
  type StagePoint,
  type Surface,
} from '@reelwright/stage';
import { createBrowserAssets } from '../../player/browser-assets.ts';
import { browserSurface } from '../../player/browser-surface.ts';
import type { PlayedPart } from '../motion/tried-motion.ts';
import { findItem } from '../state/editor-session.ts';

/** Spec: how faintly hidden items show. */
const hiddenOpacity = 0.15;

/** A slide as it is worked on. */
interface EditMoment {
  /** A movie of this one slide. */
  readonly movie: ProjectData;
  readonly seconds: number;
  readonly width: number;
  readonly height: number;
  /** What is being dragged, resized or turned: only that is drawn anew. */
  readonly moving?: ReadonlySet<string>;
  /** The text that is being typed in: only that is drawn anew. */
  readonly typingId?: string;
}

/** The picture under the transform box: one slide at rest, drawn by the same hand as the finished video. */
export interface EditScreen {
  show(moment: EditMoment): void;
  /** Plays a part of a movie over and over in the place of the slide, until it is given none. */
  play(part: PlayedPart | undefined): void;
  /** Draws a text as it will be in a moment, until the slide is shown with another one. Returns the item as it is drawn. */
  showTyped(itemId: string, text: string): Item | undefined;
  /** What can be seen at this moment, from the back to the front. */
  boxes(): readonly PlacedItem[];
  pick(point: StagePoint, options?: PickOptions): PlacedItem | undefined;
  textIn(placed: PlacedItem): PlacedText | undefined;
  close(): void;
}

export function createEditScreen(canvas: HTMLCanvasElement): EditScreen {
  let shown: EditMoment | undefined;
  let typed: { itemId: string; before: string | undefined; text: string } | undefined;
  let surface: Surface | undefined;
  let frame = 0;
  let played: PlayedPart | undefined;
  let playedSinceMs = 0;

  const assets = createBrowserAssets((what) => {
    // Text was measured before its font was there.
    if (what === 'font') surface = undefined;
    requestDraw();
  });
  const surfaceNow = (): Surface => {
    surface ??= browserSurface(canvas);
    return surface;
  };
  const draw = () => {
    frame = 0;
    if (!shown) return;
    const { movie, seconds, width, height, typingId } = shown;
    const moving = shown.moving ?? (typingId === undefined ? undefined : new Set([typingId]));
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      surface = undefined;
    }
    if (played) {
      const { from, to } = played;
      const since = (performance.now() - playedSinceMs) / 1000;
      const at = from + (since % Math.max(0.1, to - from));
      drawFrame(played.movie, at, assets, surfaceNow());
      requestDraw();
      return;
    }
    drawFrame(movie, seconds, assets, surfaceNow(), {
      still: true,
      hiddenOpacity,
      ...(moving && { moving }),
    });
  };
  const requestDraw = () => {
    if (shown) frame ||= requestAnimationFrame(draw);
  };
  const boxes = () => {
    if (!shown) return [];
    const { movie, seconds } = shown;
    return itemBoxes(movie, seconds, assets, surfaceNow(), { still: true, hiddenOpacity });
  };
  return {
    show: (given) => {
      // Something else changed while the letters are on their way into the document.
      if (typed && itemIn(given.movie, typed.itemId)?.text !== typed.before) typed = undefined;
      const { typingId } = given;
      const plain =
        typingId === undefined ? given.movie : withItem(given.movie, typingId, withoutEffect);
      const moment = {
        ...given,
        movie: typed ? withText(plain, typed.itemId, typed.text) : plain,
      };
      const isOther = shown?.movie !== moment.movie || shown.seconds !== moment.seconds;
      shown = moment;
      // What is dragged needs nothing that was not there before.
      if (isOther && !moment.moving) {
        const { movie, seconds } = moment;
        void assets.prepare(assetsAt(movie, seconds), 'now');
        // The slides beside it are likely to be opened next.
        void assets.prepare(assetsNeeded(movie, seconds, seconds), 'ahead');
      }
      requestDraw();
    },
    play: (part) => {
      if (part) void assets.prepare(assetsNeeded(part.movie, part.from, part.to), 'now');
      assets.setPlaying(part !== undefined);
      played = part;
      playedSinceMs = performance.now();
      requestDraw();
    },
    showTyped: (itemId, text) => {
      if (!shown) return undefined;
      typed ??= { itemId, before: itemIn(shown.movie, itemId)?.text, text };
      typed.text = text;
      shown = { ...shown, movie: withText(shown.movie, itemId, text) };
      requestDraw();
      return itemIn(shown.movie, itemId);
    },
    boxes,
    pick: (point, options) => itemAt(boxes(), point, options),
    textIn: (placed) => itemText(placed, assets, surfaceNow()),
    close: () => {
      shown = undefined;
      cancelAnimationFrame(frame);
      assets.close();
    },
  };
}

function itemIn({ frames }: ProjectData, itemId: string): Item | undefined {
  return frames.map(({ items }) => findItem(items, itemId)).find(Boolean);
}

function withText(movie: ProjectData, itemId: string, text: string): ProjectData {
  return withItem(movie, itemId, (item) => ({ ...item, text }));
}

/** Letters that are being typed stand where they are typed, whatever an effect does with them. */
function withoutEffect(item: Item): Item {
  const { effects } = item;
  return effects && findTextEffect(effects.effect)
    ? { ...item, effects: { ...effects, effect: 'none' } }
    : item;
}

function withItem(movie: ProjectData, itemId: string, change: (item: Item) => Item): ProjectData {
  const inItems = (items: readonly Item[]): Item[] =>
    items.map((item) => {
      if (item.id === itemId) return change(item);
      const { children } = item;
      return children && findItem(children, itemId)
        ? { ...item, children: inItems(children) }
        : item;
    });
  return {
    ...movie,
    frames: movie.frames.map((slide) => ({ ...slide, items: inItems(slide.items) })),
  };
}
