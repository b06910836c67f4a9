import { Item } from '@reelwright/movie';
import { fitPicture } from '@reelwright/stage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Crop,
  cropFields,
  cropOf,
  pan,
  pullWindow,
  windowFrame,
  zoomTo,
} from './crop-geometry.ts';

const photo = { width: 400, height: 300 };
const box = { width: 200, height: 200 };
const picture = (fields: object = {}) =>
  Item.parse({ id: 'p', type: 'image', url: '/p', ...fields });

/** Where the stage draws the picture once the crop is saved, in px of the box as it was before. */
function drawn(crop: Crop, item: Item) {
  const saved = cropFields(crop, item);
  const place = fitPicture(photo, crop.window, saved.scale, saved.position, saved.zoom);
  return { ...place, x: place.x + crop.window.x, y: place.y + crop.window.y };
}

const handle = fc.constantFrom('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
const by = fc.record({
  dx: fc.integer({ min: -500, max: 500 }),
  dy: fc.integer({ min: -500, max: 500 }),
});

test('what is saved is drawn where the person left it, and the window is always filled', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          by.map((move) => ({ move })),
          fc.double({ min: 0.5, max: 12, noNaN: true }).map((zoom) => ({ zoom })),
          fc.tuple(handle, by).map(([pulled, far]) => ({ pulled, far })),
        ),
        { maxLength: 8 },
      ),
      (gestures) => {
        const item = picture();
        let crop = cropOf(item, box, photo);
        for (const gesture of gestures) {
          if ('move' in gesture) crop = pan(crop, gesture.move);
          else if ('zoom' in gesture) crop = zoomTo(crop, item, gesture.zoom);
          else crop = pullWindow(crop, gesture.pulled as never, gesture.far);
        }
        const place = drawn(crop, item);
        expect(place.width / place.height).toBeCloseTo(4 / 3, 2);
        expect(Math.abs(place.x - crop.picture.x)).toBeLessThan(1);
        expect(Math.abs(place.y - crop.picture.y)).toBeLessThan(1);
        expect(Math.abs(place.width - crop.picture.width)).toBeLessThan(1);
        expect(place.x).toBeLessThanOrEqual(crop.window.x + 1);
        expect(place.x + place.width).toBeGreaterThanOrEqual(crop.window.x + crop.window.width - 1);
      },
    ),
    {
      numRuns: 300,
      // Pulled at a window that is as narrow as a tenth of its picture.
      examples: [
        [
          [
            { pulled: 'ne', far: { dx: -138, dy: 0 } },
            { zoom: 2.3625 },
            { move: { dx: 121, dy: 0 } },
            { pulled: 'w', far: { dx: 0, dy: 0 } },
          ],
        ],
      ],
    },
  );
});

test('zooming keeps the point under the pointer', () => {
  const crop = zoomTo(cropOf(picture(), box, photo), picture(), 3, { x: 50, y: 150 });
  // It lay at 83 of 267 and 150 of 200 px of the picture.
  expect((50 - crop.picture.x) / crop.picture.width).toBeCloseTo(83.33 / 266.67, 3);
  expect((150 - crop.picture.y) / crop.picture.height).toBeCloseTo(0.75, 3);
});

test('a picture that shows all of itself stays in the middle until it is zoomed', () => {
  const item = picture({ scale: 'contain' });
  const crop = pan(cropOf(item, box, photo), { dx: 40, dy: 0 });
  expect(cropFields(crop, item)).toEqual({
    scale: 'contain',
    zoom: undefined,
    position: 'center center',
  });
});

test('the box of a turned, mirrored picture is cut where the person pulls', () => {
  const item = picture({ angle: 90, flip: { x: true, y: false } });
  const before = { x: 100, y: 100, width: 200, height: 200, angle: 90 };
  // The left half of its own px: mirrored it is the right one, and turned by a quarter the lower one.
  const frame = windowFrame(item, before, { x: 0, y: 0, width: 100, height: 200 });
  expect(frame).toMatchObject({ width: 100, height: 200, angle: 90 });
  expect([frame.x + 50, frame.y + 100]).toEqual([expect.closeTo(200), expect.closeTo(250)]);
});
