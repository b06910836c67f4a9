import type { Box } from '@reelwright/motion';
import { Captions, Item } from '@reelwright/movie';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAssets, paperSurface } from '../testing/paper-surface.ts';
import { keptClear } from './kept-clear.ts';
import { placeCaptions } from './place-caption.ts';

const wide = { width: 1920, height: 1080 };
const upright = { width: 1080, height: 1920 };
function place(items: readonly object[], { stage = wide, watermark, ...captions }: Placing = {}) {
  const slide = {
    items: items.map((item, at) =>
      Item.parse({ id: `${at}`, type: 'image', scaleX: 1, scaleY: 1, ...item }),
    ),
  };
  const box = { width: stage.width * 0.6, height: 120 };
  const x = (stage.width - box.width) / 2;
  const { y } = placeCaptions(stage, box, Captions.parse({ on: true, ...captions }), {
    slideId: 's',
    taken: keptClear(slide, { stage, surface: paperSurface(), assets: noAssets }, 1, 3),
    watermark,
    x,
  });
  return { x, y, ...box };
}

interface Placing extends Partial<Captions> {
  readonly stage?: { readonly width: number; readonly height: number };
  readonly watermark?: Box;
}

const meet = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const object = (name: string) => `/library/objects/${name}.webp?light=ffffff`;

describe('captions', () => {
  it('stand low, and step aside for the thing that a slide shows', () => {
    const low = place([]);
    expect(low.y).toBeGreaterThan(850);
    const cup = { url: object('hot-beverage'), x: 600, y: 400, width: 680, height: 680 };
    expect(place([cup]).y).toBeLessThan(200);
    const upload = { ...cup, url: '/api/uploads/1/cup.jpg' };
    expect(place([upload]).y).toBeLessThan(200);
  });

  it('stand on a photo that fills the picture, on shapes, and on what is out of focus', () => {
    const photo = { url: '/api/uploads/1/sea.jpg', x: 0, y: 0, width: 1920, height: 1080 };
    const shape = { url: '/library/shapes/blob.png', x: 600, y: 700, width: 500, height: 380 };
    const blurred = { ...shape, url: '/library/objects/dog.webp?blur=14' };
    expect(place([photo, shape, blurred])).toEqual(place([]));
  });

  it('cover a part of a thing rather than a large number or words', () => {
    const number = {
      type: 'text' as const,
      text: '<p>3</p>',
      font: { size: 240 },
      x: 100,
      y: 220,
      width: 880,
      height: 300,
    };
    const name = {
      ...number,
      text: '<p>Border</p><p>Collie</p>',
      font: { size: 170 },
      y: 520,
      height: 420,
    };
    const dog = { url: object('dog'), x: 240, y: 980, width: 600, height: 600 };
    const found = place([number, name, dog], { stage: upright });
    expect(meet(found, number) || meet(found, name)).toBe(false);
  });

  it('cover a part of a thing rather than the prize that it won', () => {
    const prize = { ident: 'prize', url: '/library/prizes/trophy.png' };
    const trophy = { ...prize, x: 760, y: 860, width: 400, height: 160 };
    const thing = { url: object('hot-beverage'), x: 560, y: 20, width: 800, height: 800 };
    const placed = place([thing, trophy]);
    expect(meet(placed, trophy)).toBe(false);
  });

  it('stand over the chest of a drawn person, and never over the face', () => {
    const person = { url: object('cast-boss-3'), x: 400, y: 40, width: 1040, height: 1040 };
    expect(place([person])).toEqual(place([]));
    const face = { x: 580, y: 60, width: 680, height: 580 };
    const high = place([person], { position: 'high' });
    expect(meet(high, face)).toBe(false);
  });

  it('see the children before their parents', () => {
    const family = { url: object('cast-family-2'), x: 600, y: 320, width: 760, height: 760 };
    expect(place([family]).y).toBeLessThan(200);
  });

  it('go to another third when a face fills the lower one', () => {
    const child = { url: object('girl-medium'), x: 700, y: 560, width: 520, height: 520 };
    const found = place([child]);
    expect(found.y).toBeLessThan(200);
  });

  it('go right above what is in the way when no third is free', () => {
    const words = { type: 'text' as const, text: 'Big words', x: 60, width: 1800 };
    const items = [
      { ...words, font: { size: 240 }, y: 20, height: 300 },
      { ...words, font: { size: 120 }, y: 480, height: 150 },
      { url: object('logo-youtube-icon'), x: 800, y: 860, width: 200, height: 200 },
    ];
    const found = place(items);
    expect(items.some((item) => meet(found, item))).toBe(false);
  });

  it('stand elsewhere than on what somebody marked, a group too', () => {
    const photo = { url: '/api/uploads/1/me.jpg', x: 0, y: 0, width: 1920, height: 1080 };
    const badge = { url: '/library/shapes/blob.png', x: 600, y: 800, width: 500, height: 250 };
    const group = { ...badge, type: 'group' as const, children: [] };
    expect(place([photo, badge, group])).toEqual(place([]));
    expect(place([photo, { ...badge, keepClear: true }]).y).toBeLessThan(700);
    expect(place([photo, { ...group, keepClear: true }]).y).toBeLessThan(700);
  });

  it('stand in the empty part of a text’s large box, and clear of words that are more than theirs holds', () => {
    const title = { type: 'text' as const, font: { size: 80 }, x: 100, width: 1720 };
    const low = place([]);
    expect(place([{ ...title, text: 'Bees', y: 300, height: 720 }])).toEqual(low);
    const eight = Array.from({ length: 8 }, () => '<p>Many words</p>').join('');
    const long = { ...title, text: eight, y: 560, height: 200 };
    expect(place([long]).y).toBeLessThan(200);
  });

  it('stand beside the bars of a sound, not on them', () => {
    const bars = { x: 130, y: 1340, width: 820, height: 200 };
    const soundBars = {
      style: 'bars',
      levels: 'aZk',
      color: '#fff',
      perSecond: 20,
      leadSeconds: 0,
    };
    const found = place([{ ...bars, soundBars }], { stage: upright });
    expect(meet(found, bars)).toBe(false);
  });

  it('see what lies in a group, where it is', () => {
    const face = { id: 'f', type: 'image', url: object('man-beard'), scaleX: 1, scaleY: 1 };
    const group = {
      type: 'group' as const,
      x: 0,
      y: 0,
      ...wide,
      children: [Item.parse({ ...face, x: 700, y: 700, width: 380, height: 380 })],
    };
    expect(place([group]).y).toBeLessThan(200);
  });

  it('do not mind what is gone before they come', () => {
    const child = { url: object('girl-medium'), x: 700, y: 560, width: 520, height: 520 };
    expect(place([{ ...child, timing: { startTime: 0, endTime: 1 } }])).toEqual(place([]));
  });

  it('keep clear of where apps put their buttons', () => {
    const found = place([], { stage: upright });
    expect(found.y + found.height).toBeLessThanOrEqual(upright.height * (1 - 350 / 1920));
    expect(place([], { stage: upright, position: 'high' }).y).toBeGreaterThan(200);
  });

  it('never cover a face, a logo or the watermark while there is room elsewhere', () => {
    const anywhere = fc.record({
      x: fc.integer({ min: 0, max: 1500 }),
      y: fc.integer({ min: 0, max: 800 }),
      side: fc.integer({ min: 80, max: 420 }),
      name: fc.constantFrom('logo-visa', 'girl-medium', 'old-man'),
    });
    const corner = fc.constantFrom({ x: 20, y: 1000 }, { x: 1700, y: 20 }, undefined);
    fc.assert(
      fc.property(anywhere, corner, ({ x, y, side, name }, at) => {
        const watermark = at && { ...at, width: 200, height: 60 };
        const thing = { url: object(name), x, y, width: side, height: side };
        const found = place([thing], watermark && { watermark });
        const main = name === 'logo-visa' ? 0 : side * 0.1;
        const box = { x: x + main, y: y + main, width: side - 2 * main, height: side - 2 * main };
        expect(meet(found, box)).toBe(false);
        if (watermark) expect(meet(found, watermark)).toBe(false);
      }),
    );
  });
});
