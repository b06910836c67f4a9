import { expect, it } from 'vitest';
import { fitSlides } from './fit-slides.ts';
import { Item } from './schema/item.ts';

const wide = { width: 1920, height: 1080 };
const vertical = { width: 1080, height: 1920 };
const item = (fields: object) =>
  Item.parse({ id: 'a', type: 'image', width: 100, height: 100, scaleX: 1, scaleY: 1, ...fields });
const fitted = (fields: object, to = vertical) =>
  fitSlides([{ id: 's', items: [item(fields)] }], wide, to)[0]?.items[0];

it('fills the stage again with what filled it', () => {
  const background = fitted({ x: -10, y: 0, scaleX: 19.5, scaleY: 10.8 });
  expect(background?.x).toBeLessThanOrEqual(0);
  expect((background?.x ?? 0) + 100 * (background?.scaleX ?? 0)).toBeGreaterThanOrEqual(1080);
  expect(100 * (background?.scaleY ?? 0)).toBeCloseTo(1920);
});

it('keeps the middle in the middle and nothing stretched', () => {
  const box = fitted({ x: 860, y: 440, scaleX: 2, scaleY: 2 });
  expect(box).toMatchObject({ scaleX: 1.125, scaleY: 1.125 });
  expect((box?.x ?? 0) + 56.25).toBeCloseTo(540);
  expect((box?.y ?? 0) + 56.25).toBeCloseTo(960);
});

it('makes letters as much smaller as their boxes, in groups and in single words too', () => {
  const text = 'big <span style="font-size: 100px">bigger</span>';
  const group = fitted({
    type: 'group',
    scaleX: 3,
    scaleY: 3,
    x: 100,
    y: 100,
    children: [{ id: 'b', type: 'text', text, font: { size: 80 } }],
  });
  expect(group?.children?.[0]).toMatchObject({
    font: { size: 45 },
    text: 'big <span style="font-size: 56.25px">bigger</span>',
  });
});

it('comes back to where it was', () => {
  const there = fitSlides(
    [{ id: 's', items: [item({ x: 300, y: 200, scaleX: 4, scaleY: 3 })] }],
    wide,
    {
      width: 960,
      height: 540,
    },
  );
  expect(fitSlides(there, { width: 960, height: 540 }, wide)[0]?.items[0]).toMatchObject({
    x: 300,
    y: 200,
    scaleX: 4,
    scaleY: 3,
  });
});
