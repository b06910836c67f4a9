import { createCanvas } from '@napi-rs/canvas';
import { entrances, stays, textEffects } from '@reelwright/motion';
import { ProjectData } from '@reelwright/movie';
import { drawFrame } from '@reelwright/stage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeSurface } from '../../apps/server/src/stage/node-surface.ts';
import { timesToTry } from '../../apps/server/test/soak.ts';
import { anyMovie } from './any-movie.ts';
import { nodeStage } from './draw-in-node.ts';
import { itemIn, sampleMovie } from './sample-movie.ts';

const size = [192, 108] as const;
const turn = () => new Promise((resolve) => setImmediate(resolve));
const bytes = (canvas: { data(): Buffer }) => Buffer.from(canvas.data());
const items = (effects: object) => [
  {
    ...itemIn({ x: 80, y: 240, width: 860, height: 600 }, { type: 'image', url: 'landscape.png' }),
    effects,
  },
  {
    ...itemIn(
      { x: 1000, y: 300, width: 840, height: 480 },
      { type: 'text', text: '<b>Bold</b> words', fg: '#a33' },
    ),
    effects,
  },
];

describe('a frame is a function of the movie and the moment', () => {
  const moments = [0, 0.1, 0.35, 1.2, 4.7, 5.1, 5.3, 9.9];
  const movie = sampleMovie(
    [
      {
        items: items({
          in: { effect: 'zoom-in' },
          out: { effect: 'fade-out' },
          stay: { effect: 'pulse' },
          break: 'chars',
        }),
        transition: { out: { effect: 'push-left' } },
      },
      {
        items: items({ effect: 'Explode' }),
        background: { type: 'image', image: 'landscape.png', blur: 10 },
        transition: { in: { effect: 'fade-in', duration: 500 } },
      },
    ],
    {
      movie: { overlay: { enabled: true, fx: 'Old movie' } },
      watermark: { type: 'text', text: 'mark' },
    },
  );

  it('draws the same bytes again, on the same surface and on a new one', async () => {
    const [first, second] = [await nodeStage(movie, ...size), await nodeStage(movie, ...size)];
    for (const seconds of moments) {
      const once = bytes(first.draw(seconds));
      expect(bytes(first.draw(seconds)).equals(once), `again at ${seconds}`).toBe(true);
      expect(bytes(second.draw(seconds)).equals(once), `anew at ${seconds}`).toBe(true);
    }
  });

  it('draws a moment the same whether one played up to it or went straight to it', async () => {
    const played = await nodeStage(movie, ...size);
    const pictures = new Map(moments.map((seconds) => [seconds, bytes(played.draw(seconds))]));
    const sought = await nodeStage(movie, ...size);
    for (const seconds of moments.toReversed()) {
      expect(
        bytes(sought.draw(seconds)).equals(pictures.get(seconds) ?? Buffer.alloc(0)),
        `at ${seconds}`,
      ).toBe(true);
    }
  });
});

describe('a stage whose size was rounded to that of a video', () => {
  const bright = { type: 'color', color: '#ffffff' };
  it.each([
    [1920, 1080, 854, 480],
    [1080, 1920, 480, 854],
    [101, 333, 102, 334],
    [2000, 1999, 1082, 1080],
  ])('shows no line at the sides of %i × %i as %i × %i', async (width, height, ...shown) => {
    const cover = itemIn({ x: 0, y: 0, width, height }, { type: 'text', bg: bright });
    const movie = sampleMovie([{ items: [cover] }], { movie: { size: { width, height } } });
    const canvas = (await nodeStage(movie, ...shown)).draw(2);
    const pixels = canvas.getContext('2d').getImageData(0, 0, ...shown).data;
    const darkest = pixels.reduce((least, value) => Math.min(least, value), 255);
    expect(darkest).toBe(255);
  });
});

describe('what is kept from frame to frame', () => {
  const styles = {
    shadow: { shadow: { enabled: 'text', thickness: 8, distance: 5, color: '#0008' } },
    filter: { filters: { enabled: true, blur: 30, sepia: 60 } },
    mask: { mask: { type: 'custom_mask', url: 'star.png' } },
    outline: { outline: { enabled: true, color: '#123', thickness: 3 } },
    cover: { cover: { coverColor: '#a0f', coverStrength: 40 } },
    hidden: { hide: true },
  };
  const still = Object.values(styles).flatMap((style, index) => [
    itemIn(
      { x: index * 300, y: 80, width: 290, height: 400 },
      { type: 'text', text: 'Kept', ...style },
    ),
    itemIn(
      { x: index * 300, y: 520, width: 290, height: 400 },
      { type: 'image', url: 'landscape.png', ...style },
    ),
  ]);
  const photo = itemIn(
    { x: 0, y: 0, width: 1920, height: 1080 },
    { type: 'image', url: 'landscape.png' },
  );
  const moving = { ...photo, effects: { stay: { effect: 'kenburns-top' } } };
  const marked = { watermark: { type: 'text', text: 'mark' } };

  it('looks as if it were drawn afresh, behind and in front of what moves', async () => {
    for (const items of [
      [moving, ...still],
      [...still.slice(0, 6), moving, ...still.slice(6)],
    ]) {
      const movie = sampleMovie([{ items }], marked);
      const played = await nodeStage(movie, ...size);
      for (const seconds of [0, 0.4, 0.8, 4.9, 0.4]) {
        const fresh = await nodeStage(movie, ...size);
        const again = bytes(played.draw(seconds));
        expect(again.equals(bytes(fresh.draw(seconds))), `at ${seconds}`).toBe(true);
        await turn();
      }
    }
  });

  it('never shows in any movie that can be saved', {
    timeout: timesToTry(200_000, 3_600_000),
  }, async () => {
    const picture = createCanvas(300, 200);
    picture.getContext('2d').fillRect(20, 30, 150, 90);
    const assets = {
      image: () => picture,
      videoFrame: () => picture,
      videoSeconds: () => 4,
      emoji: () => picture,
      fontReady: () => true,
    };
    const played = nodeSurface(96, 54);
    const moment = fc.double({ min: 0, max: 12, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        anyMovie,
        fc.array(moment, { minLength: 2, maxLength: 3 }),
        async (document, moments) => {
          const movie = ProjectData.parse(document);
          for (const seconds of moments) {
            const fresh = nodeSurface(96, 54);
            drawFrame(movie, seconds, assets, played.surface);
            drawFrame(movie, seconds, assets, fresh.surface);
            expect(bytes(played.canvas).equals(bytes(fresh.canvas)), `at ${seconds}`).toBe(true);
            await turn();
          }
        },
      ),
      { numRuns: timesToTry(25, 2000) },
    );
  });
});

describe('while an item is dragged', () => {
  const words = (id: string, x: number, more = {}) => ({
    ...itemIn(
      { x, y: 200, width: 900, height: 600 },
      { type: 'text', text: 'Dragged', fg: '#a33' },
    ),
    id,
    ...more,
  });
  const photo = itemIn(
    { x: 300, y: 100, width: 1200, height: 800 },
    { type: 'image', url: 'landscape.png', shadow: { enabled: 'box', thickness: 9, distance: 9 } },
  );
  const hidden = { filters: { enabled: true, opacity: 60 }, bg: { type: 'color', color: '#08f8' } };
  const slideWith = (x: number) =>
    sampleMovie([
      { items: [photo, words('dragged', x), words('front', 500, hidden), words('last', 900)] },
    ]);

  it('the rest looks as if it were drawn afresh, but for the last rounding', async () => {
    const first = slideWith(0);
    const dragged = await nodeStage(first, ...size);
    for (const x of [0, 40, 700]) {
      const [slide] = first.frames;
      const [back, item, ...front] = slide?.items ?? [];
      if (!slide || !back || !item) throw new Error('The slide has lost its items.');
      // As an edit does it: only what is dragged is a new object.
      const movie = { ...first, frames: [{ ...slide, items: [back, { ...item, x }, ...front] }] };
      const options = { still: true, moving: new Set(['dragged']) };
      const kept = bytes(dragged.draw(2, { movie, options }));
      const fresh = bytes(
        (await nodeStage(slideWith(x), ...size)).draw(2, { options: { still: true } }),
      );
      const farthest = kept.reduce(
        (most, value, at) => Math.max(most, Math.abs(value - (fresh[at] ?? 0))),
        0,
      );
      expect(farthest, `at ${x}`).toBeLessThanOrEqual(2);
    }
  });

  it('a text that is being typed in is left out, wherever it is', async () => {
    const without = (options: object) => async (items: readonly object[]) =>
      bytes((await nodeStage(sampleMovie([{ items }]), ...size)).draw(2, { options }));
    const group = (children: object[]) => ({
      ...itemIn({ x: 0, y: 0, width: 1900, height: 1000 }, { type: 'group', children }),
    });
    const drawn = await without({})([photo, group([words('other', 0)])]);
    const leaveOut = new Set(['dragged']);
    const left = await without({ leaveOut })([
      photo,
      group([words('other', 0), words('dragged', 99)]),
    ]);
    expect(left.equals(drawn)).toBe(true);
  });
});

describe('motions settle', () => {
  it('every way in ends with the item as it rests', { timeout: 120_000 }, async () => {
    // Letters of what moves stand between rows of px too, so they are held against others that have moved.
    const fade = { in: { effect: 'fade-in', duration: 10 } };
    const rest = bytes((await nodeStage(sampleMovie([{ items: items(fade) }]), ...size)).draw(2));
    const unsettled: string[] = [];
    for (const { id } of entrances) {
      for (const unit of [undefined, 'chars']) {
        const effects = { in: { effect: id, duration: 500 }, ...(unit && { break: unit }) };
        const plain = unit
          ? bytes(
              (
                await nodeStage(sampleMovie([{ items: items({ ...fade, break: unit }) }]), ...size)
              ).draw(2),
            )
          : rest;
        const drawn = bytes(
          (await nodeStage(sampleMovie([{ items: items(effects) }]), ...size)).draw(3),
        );
        if (!drawn.equals(plain)) unsettled.push(`${id} ${unit ?? ''}`);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(unsettled).toEqual([]);
  });

  it('no motion and no effect makes drawing fail at any moment', { timeout: 120_000 }, async () => {
    const names = [
      ...stays.map(({ id }) => ({ stay: { effect: id } })),
      ...textEffects.map(({ label }) => ({ effect: label })),
    ];
    for (const effects of names) {
      const stage = await nodeStage(sampleMovie([{ items: items(effects) }]), ...size);
      for (const seconds of [0, 0.01, 1, 2.5, 4.999]) stage.draw(seconds);
      expect(stage.problems, JSON.stringify(effects)).toEqual([]);
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
});

describe('nothing that a movie may hold makes drawing throw', () => {
  it('draws any movie that can be saved', { timeout: timesToTry(200_000, 3_600_000) }, async () => {
    const { surface } = nodeSurface(96, 54);
    await fc.assert(
      fc.asyncProperty(
        anyMovie,
        fc.double({ min: -1, max: 40, noNaN: false }),
        async (document, seconds) => {
          const movie = ProjectData.parse(document);
          const failed: unknown[] = [];
          const assets = {
            image: () => undefined,
            videoFrame: () => undefined,
            videoSeconds: () => undefined,
            emoji: () => undefined,
            fontReady: () => true,
            report: (problem: { kind: string }) => {
              if (problem.kind === 'failed-item') failed.push(problem);
            },
          };
          drawFrame(movie, seconds, assets, surface);
          expect(failed).toEqual([]);
          await new Promise((resolve) => setImmediate(resolve));
        },
      ),
      { numRuns: timesToTry(60, 5000) },
    );
  });
});
