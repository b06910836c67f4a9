import { createCanvas } from '@napi-rs/canvas';
import { assetsNeeded, createSurface, drawFrame, type Movie } from '@reelwright/stage';
import { expect, it } from 'vitest';
import { loadAssets } from '../../apps/server/src/stage/load-assets.ts';
import { stageCanvas } from '../../apps/server/src/stage/node-surface.ts';
import { sampleClips } from './sample-clips.ts';
import { itemIn, sampleMovie } from './sample-movie.ts';
import { samplePictures } from './sample-pictures.ts';

/** Times depend on who else is busy; what takes time can be counted. */

const [width, height] = [960, 540];

/** Filters that were set, px of the canvases that were taken, and pictures that were laid, while the last of some frames was drawn. */
async function workOf(movie: Movie, moments: readonly number[]) {
  const counted = { filters: 0, layerPixels: 0, largestPixels: 0, pictures: 0 };
  const watched = (wide: number, high: number) => {
    const canvas = stageCanvas(createCanvas(wide, high));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on.');
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(context), 'filter') ?? {};
    Object.defineProperty(context, 'filter', {
      set(value: string) {
        if (value !== 'none') counted.filters += 1;
        set?.call(context, value);
      },
    });
    const { drawImage } = context;
    context.drawImage = ((...given: unknown[]) => {
      counted.pictures += 1;
      Reflect.apply(drawImage, context, given);
    }) as typeof drawImage;
    return canvas;
  };
  const surface = createSurface(watched(width, height), watched);
  const take = surface.layers.take.bind(surface.layers);
  surface.layers.take = (wide, high) => {
    counted.layerPixels += wide * high;
    counted.largestPixels = Math.max(counted.largestPixels, wide * high);
    return take(wide, high);
  };
  const needed = assetsNeeded(movie, 0, Number.POSITIVE_INFINITY);
  const assets = await loadAssets(
    needed,
    async (url) => samplePictures.get(url),
    () => {},
    sampleClips(),
  );
  for (const seconds of moments) {
    counted.filters = 0;
    counted.layerPixels = 0;
    counted.largestPixels = 0;
    counted.pictures = 0;
    drawFrame(movie, seconds, assets, surface);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    ...counted,
    layersPerPicture: counted.layerPixels / (width * height),
    largestLayer: counted.largestPixels / (width * height),
  };
}

const sixty = 'Sixty letters that glow, blur, zoom and flicker on one slide!';
const letters = (effects: object, fg = '#000') =>
  sampleMovie([
    {
      items: [
        {
          ...itemIn(
            { x: 160, y: 240, width: 1600, height: 600 },
            { type: 'text', text: sixty, fg, font: { size: 90 } },
          ),
          effects,
        },
      ],
    },
  ]);
const frames = Array.from({ length: 8 }, (_, index) => 0.5 + index / 30);

it.each([
  ['glow', { break: 'chars', stay: { effect: 'glow', duration: 2500 } }],
  ['blur-in', { break: 'chars', in: { effect: 'blur-in', duration: 1500 } }],
  ['Zoom', { effect: 'Zoom' }],
  ['Flicker', { effect: 'Flicker' }],
  ['whip-in-left', { break: 'chars', in: { effect: 'whip-in-left', duration: 1500 } }],
  ['hue', { break: 'chars', stay: { effect: 'hue', duration: 3000 } }],
])('sixty letters with %s take no filter each', async (_name, effects) => {
  const { filters, layersPerPicture } = await workOf(letters(effects), frames);
  expect(filters).toBeLessThan(12);
  expect(layersPerPicture).toBeLessThan(3);
});

it('letters that shine alike share a halo for every line, in whatever colour', async () => {
  const stay = { effect: 'glow', duration: 2500 };
  const { pictures } = await workOf(letters({ break: 'chars', stay }, '#ffd166'), frames);
  expect(pictures).toBeGreaterThan(0);
  expect(pictures).toBeLessThan(6);
});

const styled = {
  shadow: { enabled: 'cut-out', thickness: 9, distance: 9, color: '#000' },
  outline: { enabled: true, thickness: 3, color: '#123' },
  filters: { enabled: true, sepia: 60, contrast: 60 },
};
const small = { x: 900, y: 500, width: 160, height: 90 };
const spin = { stay: { effect: 'spin-around', duration: 4000 } };

it.each([
  [
    'a picture with an effect for texts',
    {
      ...itemIn(small, { type: 'image', url: 'landscape.png', ...styled }),
      effects: { ...spin, effect: 'Scribble' },
    },
  ],
  [
    'a group of things that stand still',
    {
      ...itemIn(small, {
        type: 'group',
        ...styled,
        children: [itemIn({ ...small, x: 0, y: 0 }, { type: 'image', url: 'landscape.png' })],
      }),
      effects: spin,
    },
  ],
])('%s is drawn on canvases of its own size', async (_name, item) => {
  const { layersPerPicture } = await workOf(sampleMovie([{ items: [item] }]), frames.slice(0, 3));
  expect(layersPerPicture).toBeLessThan(0.8);
});

it('groups in groups take as much as they cover, not the whole picture for each', async () => {
  let item = itemIn(small, { type: 'image', url: 'landscape.png' });
  for (let depth = 0; depth < 6; depth += 1) {
    item = itemIn(
      { ...small, x: 0, y: 0 },
      { type: 'group', ...styled, children: [{ ...item, x: 0, y: 0 }] },
    );
  }
  const movie = sampleMovie([{ items: [{ ...item, effects: spin }] }]);
  const { layersPerPicture } = await workOf(movie, [0.5]);
  expect(layersPerPicture).toBeLessThan(6);
});

it.each([
  ['outlined', { outline: { enabled: true, thickness: 3, color: '#123' } }],
  ['torn', { effects: { stay: { effect: 'glitch', duration: 2000 } } }],
])(
  'groups in groups that are %s take a little more for each, not many times as much',
  async (_name, style) => {
    const workAt = async (depth: number) => {
      let item = itemIn(small, { type: 'image', url: 'landscape.png' });
      for (let level = 0; level < depth; level += 1) {
        item = itemIn(small, { type: 'group', ...style, children: [{ ...item, x: 0, y: 0 }] });
      }
      const { pictures } = await workOf(sampleMovie([{ items: [{ ...item, ...style }] }]), [0.3]);
      return pictures;
    };
    const [two, three, four] = [await workAt(2), await workAt(3), await workAt(4)];
    expect(two).toBeGreaterThan(4);
    expect(four - three).toBeLessThanOrEqual(three - two);
  },
);

it('words that rush far take no canvas each, however large they are', async () => {
  const item = itemIn(
    { x: -400, y: 0, width: 900, height: 100 },
    { type: 'text', text: 'Ten words that rush past on a stage for ants!', font: { size: 30 } },
  );
  const effects = { break: 'words', in: { effect: 'whip-in-left', duration: 1500 } };
  const movie = sampleMovie([{ items: [{ ...item, effects }] }], {
    movie: { size: { width: 102, height: 101 } },
  });
  const { layersPerPicture } = await workOf(movie, frames.slice(0, 3));
  expect(layersPerPicture).toBeLessThan(12);
});

it('nothing takes a canvas much larger than the picture', async () => {
  const huge = { ...styled, scaleX: 9, scaleY: 9, angle: 20 };
  const item = itemIn(
    { x: -3000, y: -3000, width: 1900, height: 1000 },
    { type: 'text', text: 'Huge', ...huge },
  );
  for (const effects of [
    { in: { effect: 'whip-in-left', duration: 1500 } },
    { in: { effect: 'flip-in-x', duration: 1500 } },
  ]) {
    const { largestLayer } = await workOf(sampleMovie([{ items: [{ ...item, effects }] }]), [0.5]);
    expect(largestLayer).toBeLessThan(3.5);
  }
});

it('slides that stand still are drawn once for all frames of their way', async () => {
  const items = Array.from({ length: 9 }, (_, index) =>
    itemIn({ ...small, x: 200 * index }, { type: 'image', url: 'landscape.png', ...styled }),
  );
  const transition = { type: 'css', in: { effect: 'push-in-left', duration: 1000 } };
  const movie = sampleMovie([{ items }, { items, transition }]);
  const { filters, pictures } = await workOf(movie, [5.2, 5.3]);
  expect([filters, pictures]).toEqual([0, 2]);
});

it('a video that is repeated as a pattern is made smaller once', async () => {
  const pattern = { type: 'video', video: 'clip.webm', size: '5% 5%', repeat: 'repeat' };
  const { pictures } = await workOf(sampleMovie([{ background: pattern }]), [0.5]);
  expect(pictures).toBeGreaterThan(440);
  expect(pictures).toBeLessThan(460);
});

it('counts what is there', async () => {
  const { filters, layersPerPicture } = await workOf(
    letters({ in: { effect: 'blur-in', duration: 1500 } }),
    [0.3],
  );
  expect(filters).toBeGreaterThan(0);
  expect(layersPerPicture).toBeGreaterThan(0.01);
});
