import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import type { Assets } from './assets/assets.ts';
import { type DrawOptions, drawFrame } from './draw-frame.ts';
import type { Movie } from './movie.ts';
import { notingSurface } from './testing/noting-surface.ts';

// What stands still is drawn once and kept. Whatever was still on its way then must show all the same when it comes.

const image = {
  id: 'picture',
  type: 'image',
  url: '/cat.webp',
  x: 10,
  y: 10,
  width: 300,
  height: 200,
};
const text = { id: 'text', type: 'text', text: 'Hi', x: 0, y: 300, width: 400, height: 100 };
/** It moves all the time. */
const mover = (id: string) => ({
  ...text,
  id,
  text: 'Go',
  effects: { stay: { effect: 'sway' } },
});
const costly = { shadow: { enabled: 'box', color: '#000', blur: 8 } };

const still = (items: readonly object[], slide: object = {}, movie: object = {}) => ({
  movie,
  frames: [{ id: 's', duration: 4, ...slide, items }],
});

interface Case {
  readonly of: { readonly movie: object; readonly frames: readonly object[] };
  readonly seconds?: number;
  readonly options?: DrawOptions;
  /** What is there from the start: fonts, unless it is about them. */
  readonly early?: readonly string[];
}

const cases: Record<string, Case> = {
  'a picture on a slide at rest': { of: still([image]), options: { still: true } },
  'a picture behind something that moves': { of: still([image, mover('m')]) },
  'a picture between things that move': { of: still([mover('m'), image, mover('n')]) },
  'a picture in front of what is dragged': {
    of: still([text, image]),
    options: { still: true, moving: new Set(['text']) },
  },
  'a picture with a shadow in front of something that moves': {
    of: still([mover('m'), { ...image, ...costly }]),
  },
  'a picture with a shadow that comes in': {
    of: still([
      { ...image, ...costly, effects: { in: { effect: 'slide-in-left', duration: 2000 } } },
    ]),
    seconds: 0.5,
  },
  'a slide that comes in with a picture': {
    of: {
      movie: {},
      frames: [
        { id: 'a', duration: 3, items: [] },
        {
          id: 'b',
          duration: 3,
          transition: { type: 'css', in: { effect: 'fade-in', duration: 1000 } },
          items: [{ ...image, ...costly }],
        },
      ],
    },
    seconds: 3.5,
  },
  'a picture in a group': {
    of: still([{ id: 'g', type: 'group', x: 0, y: 0, width: 400, height: 300, children: [image] }]),
  },
  'a part of a picture': { of: still([{ ...image, zoom: 2, position: 'top left' }]) },
  'a picture with filters': { of: still([{ ...image, filters: { enabled: true, sepia: 80 } }]) },
  'the mask of a picture': {
    of: still([{ ...image, mask: { type: 'custom_mask', url: '/mask.webp' } }]),
    early: ['/cat.webp'],
  },
  'the background of an item': {
    of: still([{ ...text, bg: { type: 'image', image: '/bg.webp' } }]),
  },
  'the background of a slide': {
    of: still([], { background: { type: 'image', image: '/bg.webp' } }),
  },
  'the background of the movie': {
    of: still([], {}, { bg: { type: 'image', image: '/bg.webp' } }),
  },
  'the first frame of a clip': {
    of: still([{ ...image, type: 'video', url: '/cat.mp4' }]),
    options: { still: true },
  },
  'the first frame of a video behind the slide': {
    of: still([], { background: { type: 'video', video: '/bg.mp4' } }),
    options: { still: true },
  },
  'an emoji': { of: still([{ ...text, text: '🎉' }]) },
  'a font': { of: still([text]), early: [] },
  'the font of some letters out of focus': {
    of: still([
      {
        ...text,
        text: 'H<span style="font-family: Anton">i</span>',
        effects: { in: { effect: 'blur-in', duration: 2000 }, break: 'chars' },
      },
    ]),
    seconds: 0.3,
    early: ['sen'],
  },
};

it.each(Object.entries(cases))('shows %s when it comes after it was first drawn', (_, each) => {
  const { data } = readProjectData({ version: 1, ...each.of });
  const late = drawTwice(data, each);
  expect(late.after).toEqual(late.whole);
  expect(late.before).not.toEqual(late.whole);
});

it('leaves the place of an emoji on its way empty, and marks one that never comes', () => {
  const { data } = readProjectData({ version: 1, ...still([{ ...text, text: '🎉' }]) });
  const notesWith = (isEmojiComing: boolean) => {
    const { surface, canvas } = notingSurface(640, 360);
    const nothing = () => undefined;
    const assets: Assets = {
      image: nothing,
      videoFrame: nothing,
      videoSeconds: nothing,
      emoji: nothing,
      isEmojiComing: () => isEmojiComing,
      fontReady: () => true,
    };
    drawFrame(data, 2, assets, surface);
    return [...canvas.notes];
  };
  expect(notesWith(true)).toEqual([]);
  expect(notesWith(false)).toEqual(['grey box']);
});

/** What is on the canvas while something is on its way, when it has come, and when it was there from the start. */
function drawTwice(movie: Movie, { seconds = 2, options = {}, early = ['sen'] }: Case) {
  let isLateThere = false;
  const isThere = (name: string) => isLateThere || early.some((start) => name.startsWith(start));
  const named = (name: string) => (isThere(name) ? { name, width: 64, height: 64 } : undefined);
  const assets: Assets = {
    image: named,
    videoFrame: named,
    videoSeconds: (url) => (isThere(url) ? 10 : undefined),
    emoji: named,
    isComing: (url) => !isThere(url),
    isEmojiComing: (grapheme) => !isThere(grapheme),
    fontReady: ({ name }) => isThere(name),
  };
  const fontOf = (css: string) => {
    const name = css.split('"')[1] ?? '';
    return isThere(name) ? name : 'another font';
  };
  const draw = ({ surface, canvas }: ReturnType<typeof notingSurface>) => {
    drawFrame(movie, seconds, assets, surface, options);
    return [...canvas.notes].toSorted();
  };
  const late = notingSurface(640, 360, fontOf);
  const before = draw(late);
  // As it is shown in between: everything is kept that will be.
  draw(late);
  isLateThere = true;
  late.canvas.notes.clear();
  return { before, after: draw(late), whole: draw(notingSurface(640, 360, fontOf)) };
}
