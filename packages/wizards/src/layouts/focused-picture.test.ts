import fc from 'fast-check';
import { expect, it } from 'vitest';
import { focusedPicture } from './focused-picture.ts';

const boxes = fc.constantFrom(
  { x: 0, y: 0, width: 1920, height: 1080 },
  { x: 0, y: 0, width: 1080, height: 1920 },
  { x: 0, y: 0, width: 1080, height: 1080 },
  { x: 800, y: 100, width: 700, height: 800 },
);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const sides = fc.constantFrom([1600, 900], [900, 1600], [3000, 1000], [1000, 1000]);

/** Where in the box a share of the picture is seen, as the stage lays it out. */
function seenAt(
  [width = 0, height = 0]: readonly number[],
  box: { readonly width: number; readonly height: number },
  { position = '50% 50%', zoom = 1 }: { position?: string | undefined; zoom?: number | undefined },
  focus: { readonly x: number; readonly y: number },
) {
  const cover = Math.max(box.width / width, box.height / height) * zoom;
  const [x = 0.5, y = 0.5] = position.split(' ').map((part) => Number.parseFloat(part) / 100);
  return {
    x: (box.width - width * cover) * x + focus.x * width * cover,
    y: (box.height - height * cover) * y + focus.y * height * cover,
  };
}

it('never cuts off what has to be seen, in any box, beside any words', () => {
  fc.assert(
    fc.property(boxes, sides, share, share, fc.constantFrom(1, 0.5), (box, size, x, y, part) => {
      const [width = 0, height = 0] = size;
      const focus = { x, y };
      const free = { ...box, x: box.x + box.width * (1 - part), width: box.width * part };
      const at = seenAt(
        size,
        box,
        focusedPicture({ url: 'a', width, height, focus }, box, free),
        focus,
      );
      const slack = 2;
      return (
        at.x >= -slack && at.x <= box.width + slack && at.y >= -slack && at.y <= box.height + slack
      );
    }),
  );
});

it('brings somebody from the middle out from under the words, as far as the photo stays sharp', () => {
  const box = { x: 0, y: 0, width: 1920, height: 1080 };
  const free = { x: 960, y: 0, width: 960, height: 1080 };
  const focus = { x: 0.5, y: 0.4 };
  const photo = { url: 'a', width: 1920, height: 1080, focus };
  const at = seenAt([1920, 1080], box, focusedPicture(photo, box, free), focus);
  expect(at.x).toBeGreaterThan(1150);
  expect(focusedPicture(photo, box).zoom).toBeUndefined();
});

it('leaves photos alone of which nobody knows what matters', () => {
  const box = { x: 0, y: 0, width: 1920, height: 1080 };
  expect(focusedPicture({ url: 'a', width: 10, height: 10 }, box)).toEqual({});
});
