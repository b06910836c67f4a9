import { Item } from '@reelwright/movie';
import { fitPicture } from '@reelwright/stage';
import { expect, it } from 'vitest';
import { blurredPart } from './blur-behind.ts';

const item = (
  type: string,
  x: number,
  y: number,
  width: number,
  height: number,
  more: object = {},
) =>
  Item.parse({
    id: type,
    type,
    url: '/a.webp',
    x,
    y,
    width,
    height,
    scaleX: 1,
    scaleY: 1,
    ...more,
  });
const size = { width: 1600, height: 900 };

it.each([
  ['a picture that fills its box', {}],
  ['one that was cropped', { zoom: 1.8, position: '20% 70%' }],
])('shows the same part as %s', (_which, more) => {
  const picture = item('image', 100, 50, 1200, 800, { scale: 'cover', ...more });
  const text = item('text', 300, 400, 600, 200);
  const part = blurredPart(picture, text, size);
  expect(part).toMatchObject({ x: 300, y: 400, width: 600, height: 200 });
  const whole = fitPicture(size, picture, picture.scale, picture.position, picture.zoom);
  const seen = fitPicture(size, part, part.scale, part.position, part.zoom);
  expect(part.x + seen.x).toBeCloseTo(picture.x + whole.x, 0);
  expect(part.y + seen.y).toBeCloseTo(picture.y + whole.y, 0);
  expect(seen.width).toBeCloseTo(whole.width, 3);
});

it('stays inside of the picture', () => {
  const part = blurredPart(item('image', 100, 50, 1200, 800), item('text', 0, 0, 300, 300), size);
  expect(part).toMatchObject({ x: 100, y: 50, width: 200, height: 250 });
});
