import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawPhoto, type PhotoKind } from '../../../../test/drawn-photos.ts';
import { focusOf, judgePicture } from './judge-picture.ts';

const sidePx = 320;

function small(kind: PhotoKind) {
  const canvas = createCanvas(sidePx, sidePx);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(drawPhoto(kind, '1', 640), 0, 0, sidePx, sidePx);
  return smallOf(canvas);
}

function smallOf(canvas: Canvas) {
  const { data } = canvas.getContext('2d').getImageData(0, 0, sidePx, sidePx);
  return { pixels: new Uint8Array(data.filter((_, at) => at % 4 !== 3)), sidePx };
}

describe('a photo that was found', () => {
  it.each(['busy', 'dark', 'light', 'upright', 'far'] as const)(
    'is good when it is %s, sharp and without letters',
    (kind) => {
      const judged = judgePicture(small(kind));
      expect(judged).toEqual({ isSharp: true, hasLetters: false, isEmpty: false });
    },
  );

  it('is not good when it is a poster, out of focus, or nothing at all', () => {
    expect(judgePicture(small('letters')).hasLetters).toBe(true);
    expect(judgePicture(small('blurred')).isSharp).toBe(false);
    expect(judgePicture(smallOf(createCanvas(sidePx, sidePx))).isEmpty).toBe(true);
  });
});

describe('what has to be seen of a photo', () => {
  /** A mask of one box, given as shares. */
  const mask = (left: number, top: number, right: number, bottom: number) =>
    Uint8Array.from({ length: sidePx * sidePx }, (_, at) => {
      const [x, y] = [(at % sidePx) / sidePx, Math.floor(at / sidePx) / sidePx];
      return x >= left && x < right && y >= top && y < bottom ? 255 : 0;
    });

  it('is the head of somebody who stands, and the middle of what lies', () => {
    const standing = focusOf(mask(0.6, 0.1, 0.8, 0.9), sidePx, 1);
    expect(standing?.x).toBeCloseTo(0.7, 1);
    expect(standing?.y).toBeLessThan(0.3);
    const lying = focusOf(mask(0.1, 0.5, 0.7, 0.8), sidePx, 1);
    expect(lying).toEqual({ x: expect.closeTo(0.4, 1), y: expect.closeTo(0.65, 1) });
  });

  it('is known from the shape of the photo itself, which was squeezed into a square', () => {
    // As wide as high here, and twice as wide in the photo.
    expect(focusOf(mask(0.2, 0.2, 0.6, 0.6), sidePx, 2)?.y).toBeCloseTo(0.4, 1);
    expect(focusOf(mask(0.2, 0.2, 0.6, 0.6), sidePx, 0.5)?.y).toBeLessThan(0.35);
  });

  it('is unknown where there is no subject, or nothing else', () => {
    expect(focusOf(mask(0, 0, 0, 0), sidePx, 1)).toBeUndefined();
    expect(focusOf(mask(0, 0, 1, 1), sidePx, 1)).toBeUndefined();
  });
});
