import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centredBox, draggedBox, drawnBox } from './crop-box.ts';

it('stays inside the picture and keeps its shape, wherever it is dragged', () => {
  const share = fc.double({ min: -2, max: 2, noNaN: true });
  const handle = fc.constantFrom(
    'move',
    'n',
    'e',
    's',
    'w',
    'nw',
    'ne',
    'sw',
    'se',
    'draw' as const,
  );
  const ratio = fc.option(fc.double({ min: 0.3, max: 3, noNaN: true }), { nil: undefined });
  fc.assert(
    fc.property(
      ratio,
      fc.array(fc.tuple(handle, share, share), { maxLength: 8 }),
      (shape, drags) => {
        let box = centredBox(shape);
        for (const [which, dx, dy] of drags) {
          box =
            which === 'draw'
              ? drawnBox({ x: dx, y: dy }, { x: dy, y: dx }, shape)
              : draggedBox(box, which as 'move', { dx, dy }, shape);
        }
        expect(box.x).toBeGreaterThanOrEqual(-1e-9);
        expect(box.y).toBeGreaterThanOrEqual(-1e-9);
        expect(box.x + box.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(box.y + box.height).toBeLessThanOrEqual(1 + 1e-9);
        if (shape !== undefined) expect(box.width / box.height).toBeCloseTo(shape, 5);
      },
    ),
  );
});

it('is drawn anew from where the pointer went down, in any direction', () => {
  const box = drawnBox({ x: 0.6, y: 0.5 }, { x: 0.2, y: 0.9 }, undefined);
  expect([box.x, box.y, box.width, box.height].map((value) => value.toFixed(2))).toEqual([
    '0.20',
    '0.50',
    '0.40',
    '0.40',
  ]);
  expect(drawnBox({ x: 0, y: 0.01 }, { x: 0.5, y: 0.51 }, undefined)).toMatchObject({
    x: 0,
    y: 0.01,
    width: 0.5,
    height: 0.5,
  });
});

it('is pulled at one side, and keeps its shape by growing to both sides of its middle', () => {
  const box = { x: 0.2, y: 0.4, width: 0.4, height: 0.2 };
  const free = draggedBox(box, 'e', { dx: 0.2, dy: 0.3 }, undefined);
  expect(free).toMatchObject({ x: 0.2, y: 0.4, height: 0.2 });
  expect(free.width).toBeCloseTo(0.6);
  const shaped = draggedBox(box, 'n', { dx: 0, dy: -0.1 }, 2);
  expect(shaped.height).toBeCloseTo(0.3);
  expect(shaped.width).toBeCloseTo(0.6);
  expect(shaped.x).toBeCloseTo(0.1);
});
