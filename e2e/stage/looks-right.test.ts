import { transitions } from '@reelwright/motion';
import { describe, expect, it } from 'vitest';
import { nodeStage } from './draw-in-node.ts';
import { itemIn, sampleMovie } from './sample-movie.ts';

/** What people saw and did not like: each is held by what can be counted of it. */

const [width, height] = [96, 54];
const light = { type: 'color', color: '#f6f1e7' };
const words = (fg: string, effects: object) => ({
  ...itemIn(
    { x: 260, y: 300, width: 1400, height: 480 },
    { type: 'text', text: '<b>Bold words</b>', fg },
  ),
  effects,
});

type Pixels = Uint8ClampedArray;
/** How bright each px is, 0 to 255. */
function brightness(data: Pixels): number[] {
  const values: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    values.push(
      0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0),
    );
  }
  return values;
}
const shareOf = (values: readonly number[], test: (value: number) => boolean) =>
  values.filter(test).length / values.length;

async function framesOf(movie: ReturnType<typeof sampleMovie>, moments: readonly number[]) {
  const stage = await nodeStage(movie, width, height);
  return moments.map((seconds) => {
    const context = stage.draw(seconds).getContext('2d');
    return brightness(context.getImageData(0, 0, width, height).data as Pixels);
  });
}

const changing = (id: string) => {
  const transition = transitions.find((one) => one.id === id);
  if (!transition) throw new Error(`There is no transition ${id}.`);
  const { outEffect, inEffect } = transition;
  const leaving = { type: 'css', out: { effect: outEffect, duration: 1000 } };
  const coming = { type: 'css', in: { effect: inEffect, duration: 1000 } };
  return sampleMovie([
    { background: light, transition: leaving },
    { background: { type: 'color', color: '#59b0ff' }, transition: coming },
  ]);
};

describe('between two slides', () => {
  const shown = transitions.map(({ id }) => id).filter((id) => id !== 'dip-black');

  it.each(shown)('%s leaves no black', async (id) => {
    for (const values of await framesOf(changing(id), [5.2, 5.4, 5.5, 5.6, 5.8])) {
      expect(shareOf(values, (value) => value < 12)).toBeLessThan(0.02);
    }
  });

  it('a flash is white for a moment only', async () => {
    const moments = Array.from({ length: 20 }, (_, index) => 5 + index / 20);
    const frames = await framesOf(changing('flash'), moments);
    const white = frames.filter((values) => shareOf(values, (value) => value > 252) > 0.9);
    expect(white.length / frames.length).toBeLessThanOrEqual(0.2);
  });
});

describe('letters', () => {
  it.each([
    ['glow', { stay: { effect: 'glow', duration: 2800 } }, 1.4],
    ['glow', { break: 'chars', stay: { effect: 'glow', duration: 2800 } }, 1.4],
    ['Flicker', { effect: 'Flicker' }, 3],
  ])('that are dark throw no dark light on a light slide: %s', async (_name, effects, seconds) => {
    // Letters of what moves stand between rows of px too, so they are held against others that have moved.
    const { break: unit = undefined } = effects as { break?: string };
    const fade = { in: { effect: 'fade-in', duration: 10 }, ...(unit && { break: unit }) };
    const still = sampleMovie([{ background: light, items: [words('#222', fade)] }]);
    const lit = sampleMovie([{ background: light, items: [words('#222', effects)] }]);
    const [rest = []] = await framesOf(still, [seconds]);
    const [shining = []] = await framesOf(lit, [seconds]);
    const darker = shining.filter((value, at) => value < (rest[at] ?? 0) - 12);
    expect(darker.length / rest.length).toBeLessThan(0.02);
  });

  it.each([
    ['dark', '#222', light],
    ['light', '#fff', { type: 'color', color: '#14213d' }],
  ])(
    'that are %s get coloured edges when they are torn, and no fat ones',
    async (_name, fg, background) => {
      const stay = { effect: 'glitch', duration: 2000 };
      const torn = sampleMovie([{ background, items: [words(fg, { stay })] }]);
      const stage = await nodeStage(torn, 480, 270);
      const { data } = stage.draw(0.3).getContext('2d').getImageData(0, 0, 480, 270);
      const before = await nodeStage(
        sampleMovie([{ background, items: [words(fg, {})] }]),
        480,
        270,
      );
      const rest = before.draw(0.3).getContext('2d').getImageData(0, 0, 480, 270).data;
      const colored = (pixels: ArrayLike<number>) => {
        let count = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          const rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
          if (Math.max(...rgb) - Math.min(...rgb) > 90) count += 1;
        }
        return count;
      };
      const like = (pixels: ArrayLike<number>) => {
        const wanted = fg === '#fff' ? 255 : 34;
        let count = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          if ([0, 1, 2].every((i) => Math.abs((pixels[at + i] ?? 0) - wanted) < 30)) count += 1;
        }
        return count;
      };
      expect(colored(data)).toBeGreaterThan(colored(rest) + 500);
      expect(like(data)).toBeLessThan(1.05 * like(rest));
    },
  );
});

describe('a photo', () => {
  it.each(['shine', 'glow'])('is not burnt by %s', async (effect) => {
    const photo = itemIn(
      { x: 260, y: 140, width: 1400, height: 800 },
      { type: 'image', url: 'landscape.png' },
    );
    const stay = { effect, duration: 2000 };
    const movie = sampleMovie([{ background: light, items: [{ ...photo, effects: { stay } }] }]);
    const [rest = [], most = []] = await framesOf(movie, [0, effect === 'shine' ? 0.5 : 1.4]);
    const burnt = (values: readonly number[]) => shareOf(values, (value) => value > 250);
    expect(burnt(most) - burnt(rest)).toBeLessThan(0.05);
  });
});
