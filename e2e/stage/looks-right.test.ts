import { transitions } from '@reelwright/motion';
import { productWatermark } from '@reelwright/movie';
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

const changing = (id: string, items: readonly object[] = []) => {
  const transition = transitions.find((one) => one.id === id);
  if (!transition) throw new Error(`There is no transition ${id}.`);
  const { outEffect, inEffect } = transition;
  const leaving = { type: 'css', out: { effect: outEffect, duration: 1000 } };
  const coming = { type: 'css', in: { effect: inEffect, duration: 1000 } };
  return sampleMovie([
    { background: light, transition: leaving },
    { background: { type: 'color', color: '#59b0ff' }, items, transition: coming },
  ]);
};

describe('between two slides', () => {
  const shown = transitions.map(({ id }) => id).filter((id) => id !== 'dip-black');

  it.each(shown)('%s leaves no black', async (id) => {
    for (const values of await framesOf(changing(id), [5.2, 5.4, 5.5, 5.6, 5.8])) {
      expect(shareOf(values, (value) => value < 12)).toBeLessThan(0.02);
    }
  });

  it.each(['flip-x', 'flip-y', 'swap'])('%s shows no ghost of the next one', async (id) => {
    const bars = Array.from({ length: 6 }, (_, index) =>
      itemIn({ x: 330 * index, y: 0, width: 150, height: 1080 }, { type: 'text', bg: paper }),
    );
    const [values = []] = await framesOf(changing(id, bars), [5.5]);
    const row = values.slice(2 * width, 3 * width);
    expect(Math.max(...row) - Math.min(...row)).toBeLessThan(20);
    expect(Math.min(...row)).toBeGreaterThan(60);
  });

  it('a slide that leaves goes on moving', async () => {
    const wiped = (stay: string) => {
      const photo = itemIn(
        { x: 0, y: 0, width: 1920, height: 1080 },
        { type: 'image', url: 'landscape.png', effects: { stay: { effect: stay, duration: 0 } } },
      );
      const transition = { type: 'css', in: { effect: 'wipe-in-left', duration: 2000 } };
      return sampleMovie([{ items: [photo] }, { background: light, transition }]);
    };
    const change = async (stay: string) => {
      const [one = [], other = []] = await framesOf(wiped(stay), [5.1, 5.5]);
      const isLeft = (_: number, at: number) => at % width < width / 3;
      const before = one.filter(isLeft);
      return sum(other.filter(isLeft).map((value, at) => Math.abs(value - (before[at] ?? 0))));
    };
    expect(await change('none')).toBe(0);
    expect(await change('kenburns-top-left')).toBeGreaterThan(100);
  });

  it('nothing that reaches beyond a slide lies on the other one', async () => {
    const beyond = itemIn(
      { x: -900, y: 200, width: 1200, height: 600 },
      { type: 'text', bg: { type: 'color', color: '#000' } },
    );
    const moving = { ...beyond, effects: { stay: { effect: 'hue', duration: 3000 } } };
    for (const item of [beyond, moving]) {
      const transition = { type: 'css', in: { effect: 'push-in-left', duration: 1000 } };
      const movie = sampleMovie([
        { background: light },
        { background: light, items: [item], transition },
      ]);
      const [values = []] = await framesOf(movie, [5.5]);
      const left = values.filter((_, at) => at % width < width / 2 - 2);
      expect(Math.min(...left)).toBeGreaterThan(230);
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

const paper = { type: 'color', color: '#ffffff' };
/** How dark it is in each row, or in each column. */
function inkOf(values: readonly number[], wide: number, by: 'row' | 'column'): number[] {
  const ink: number[] = [];
  for (const [at, value] of values.entries()) {
    const index = by === 'row' ? Math.floor(at / wide) : at % wide;
    ink[index] = (ink[index] ?? 0) + 255 - value;
  }
  return ink;
}
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
/** How much neighbours differ. */
const sharpness = (values: readonly number[]) =>
  sum(values.map((value, at) => Math.abs(value - (values[at + 1] ?? value))));
const changesOf = (values: readonly number[]) =>
  values.slice(1).map((value, at) => value / (values[at] ?? 1));
const fewFrames = Array.from({ length: 12 }, (_, index) => 1.5 + index / 30);

describe('slow changes have no steps', () => {
  it.each([
    ['bob', { stay: { effect: 'bob', duration: 4000 } }],
    ['fade-in-up', { in: { effect: 'fade-in-up', duration: 4000 } }],
  ])('%s moves words in every frame, by less than a row', async (_name, effects) => {
    const frames = await framesOf(
      sampleMovie([{ background: paper, items: [words('#000', effects)] }]),
      fewFrames,
    );
    const places = frames.map((values) => {
      const rows = inkOf(values, width, 'row');
      return sum(rows.map((ink, row) => ink * row)) / sum(rows);
    });
    const steps = places.slice(1).map((place, at) => Math.abs(place - (places[at] ?? 0)));
    const mean = sum(steps) / steps.length;
    expect(mean).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThan(3 * mean);
  });

  it('a blur clears little by little', async () => {
    const effects = { in: { effect: 'blur-in', duration: 4000 } };
    const movie = sampleMovie([{ background: paper, items: [words('#000', effects)] }]);
    const stage = await nodeStage(movie, 320, 180);
    const frames = fewFrames.map((seconds) =>
      brightness(stage.draw(seconds).getContext('2d').getImageData(0, 0, 320, 180).data as Pixels),
    );
    const growth = changesOf(frames.map(sharpness)).map((change) => change - 1);
    const mean = sum(growth) / growth.length;
    expect(Math.min(...growth)).toBeGreaterThan(mean / 3);
    expect(Math.max(...growth)).toBeLessThan(3 * mean);
  });
});

describe('words', () => {
  const drawn = async (text: string, more: object, seconds: number, wide = 320) => {
    const box = { x: 160, y: 240, width: 1600, height: 600 };
    const item = itemIn(box, { type: 'text', text, fg: '#000', ...more });
    const stage = await nodeStage(
      sampleMovie([{ background: paper, items: [item] }]),
      wide,
      (wide / 16) * 9,
    );
    const context = stage.draw(seconds).getContext('2d');
    return context.getImageData(0, 0, wide, (wide / 16) * 9).data as Pixels;
  };
  const firstInk = (ink: readonly number[]) => ink.findIndex((value) => value > 100);

  it('come from nothing behind the line', async () => {
    const values = brightness(
      await drawn('<b>Half a line</b>', { effects: { effect: 'Line' } }, 0),
    );
    expect(shareOf(values, (value) => value < 254)).toBe(0);
  });

  it('that are written from right to left have their caret at their left end', async () => {
    const text = 'مرحبا بالعالم';
    const rest = inkOf(brightness(await drawn(text, {}, 3.3)), 320, 'column');
    const typed = { effects: { effect: 'Typewriter' } };
    const written = inkOf(brightness(await drawn(text, typed, 3.3)), 320, 'column');
    expect(firstInk(rest) - firstInk(written)).toBeGreaterThan(1);
  });

  it('of a list hang below their own first letter when they are wrapped', async () => {
    const text = `<ul><li>${'man '.repeat(12)}</li></ul>`;
    const values = brightness(await drawn(text, { font: { size: 160 } }, 1));
    const rows = inkOf(values, 320, 'row').map((ink) => ink > 1);
    const breaks = rows.flatMap((hasInk, row) => (hasInk && !rows[row - 1] ? [row] : []));
    const lines = breaks.map((from, line) => {
      const to = breaks[line + 1] ?? rows.length;
      return firstInk(inkOf(values.slice(from * 320, to * 320), 320, 'column'));
    });
    const [bullet = 0, ...wrapped] = lines;
    expect(wrapped.length).toBeGreaterThan(0);
    for (const left of wrapped) expect(left).toBeGreaterThan(bullet + 4);
  });

  it('have all of a gradient to themselves', async () => {
    const style = 'background-image:linear-gradient(90deg,#f00,#00f)';
    const data = await drawn(`<b>one <span style="${style}">WWW</span> word</b>`, {}, 1);
    const count = (near: readonly number[]) => {
      let found = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (near.every((value, i) => Math.abs(value - (data[at + i] ?? 0)) < 60)) found += 1;
      }
      return found;
    };
    expect(count([255, 0, 0])).toBeGreaterThan(5);
    expect(count([0, 0, 255])).toBeGreaterThan(5);
  });

  it.each(['Reveal', 'Fill'])('are announced by %s on light slides too', async (effect) => {
    const values = brightness(await drawn('<b>Words</b>', { effects: { effect } }, 0.4));
    expect(shareOf(values, (value) => value < 215)).toBeGreaterThan(0.02);
  });
});

it('a vignette darkens light slides little by little', async () => {
  const overlay = { enabled: true, fx: 'Sepia' };
  const movie = sampleMovie([{ background: light }], { movie: { overlay } });
  const [values = []] = await framesOf(movie, [1]);
  const middleRow = values.slice((height / 2) * width, (height / 2 + 1) * width);
  const steps = middleRow.slice(1).map((value, at) => Math.abs(value - (middleRow[at] ?? 0)));
  expect(Math.min(...middleRow)).toBeLessThan((middleRow[width / 2] ?? 0) - 20);
  expect(Math.max(...steps)).toBeLessThan(12);
});

it('dots of a border lie beside each other, in corners too', async () => {
  const border = { sides: ['top', 'right', 'bottom', 'left'], thickness: 40, style: 'dotted' };
  const box = itemIn(
    { x: 200, y: 200, width: 1500, height: 700 },
    { type: 'text', text: '', border: { ...border, color: 'rgba(0,0,0,0.5)' } },
  );
  const stage = await nodeStage(sampleMovie([{ background: paper, items: [box] }]), 480, 270);
  const data = stage.draw(1).getContext('2d').getImageData(0, 0, 480, 270).data as Pixels;
  const darkest = brightness(data).reduce((least, value) => Math.min(least, value));
  expect(darkest).toBeGreaterThan(120);
  expect(darkest).toBeLessThan(135);
});

it('the slanted edge of a box has no stairs', async () => {
  const box = { motion: 'none', ratio: 0.75, depth: 0.25, turnDeg: 14, tiltDeg: 12, shadow: false };
  const item = itemIn(
    { x: 0, y: 0, width: 1920, height: 1080 },
    { type: 'image', url: '', box: { ...box, color: '#000000' } },
  );
  const background = { type: 'color', color: '#ffffff' };
  const stage = await nodeStage(sampleMovie([{ background, items: [item] }]), 960, 540);
  const [left, columns] = [460, 60];
  const context = stage.draw(1).getContext('2d');
  const values = brightness(context.getImageData(left, 430, columns, 60).data as Pixels);
  // How much of each column the box takes: the place of its lower edge, in parts of a px.
  const edges = Array.from({ length: columns }, (_, x) => {
    const inside = 255 - (values[x] ?? 0);
    const column = values.filter((_, at) => at % columns === x);
    return column.reduce((sum, value) => sum + (255 - value) / inside, 0);
  });
  expect(Math.max(...edges) - Math.min(...edges)).toBeGreaterThan(3);
  // So many columns in a row on which it is as low as on the one before.
  const level = edges.map((edge, at) => (Math.abs(edge - (edges[at - 1] ?? 0)) < 0.05 ? '-' : '|'));
  const longest = Math.max(
    ...level
      .join('')
      .split('|')
      .map(({ length }) => length),
  );
  expect(longest).toBeLessThan(4);
});

describe('the watermark of free films', () => {
  it.each(['#ffffff', '#f2f2f2', '#9a9a9a', '#000000'])('can be read on %s', async (color) => {
    const movie = sampleMovie([{ background: { type: 'color', color } }], {
      watermark: productWatermark,
    });
    const [wide, high] = [960, 540];
    const stage = await nodeStage(movie, wide, high);
    const context = stage.draw(1).getContext('2d');
    // Where it lies: in the corner, in the lowest twelfth.
    const values = brightness(
      context.getImageData(wide * 0.7, high * 0.92, wide * 0.28, high * 0.08).data as Pixels,
    );
    const [ground = 0] = values;
    // Letters, or their rims, stand out in enough places to be words.
    const outstanding = (value: number) => {
      const [light, dark] = [Math.max(value, ground), Math.min(value, ground)];
      return (relative(light) + 0.05) / (relative(dark) + 0.05) >= 1.8;
    };
    expect(shareOf(values, outstanding)).toBeGreaterThan(0.06);
  });
});

/** How bright something grey is to the eye, 0 to 1. */
function relative(value: number): number {
  return (value / 255) ** 2.2;
}
