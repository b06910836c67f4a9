import { beforeAll, expect, it } from 'vitest';

/** Only what the filters need of a browser. */
class PlainImageData {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}
let effects: typeof import('./picture-effects.ts');

beforeAll(async () => {
  Object.assign(globalThis, { ImageData: PlainImageData });
  effects = await import('./picture-effects.ts');
});

function sample(): ImageData {
  const pixels = new PlainImageData(48, 32);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const x = (at / 4) % 48;
    pixels.data.set([x * 5, 255 - x * 3, (x * 37) % 256, 255], at);
  }
  return pixels as unknown as ImageData;
}

it('has the nineteen effects, each of which changes a picture and keeps its size', () => {
  expect(effects.pictureEffects.map(({ id }) => id)).toHaveLength(19);
  for (const { id } of effects.pictureEffects) {
    const before = sample();
    const after = effects.applyEffect(sample(), id);
    expect([id, after.width, after.height]).toEqual([id, 48, 32]);
    expect(Array.from(after.data), id).not.toEqual(Array.from(before.data));
  }
});

it('says so when an effect does not exist', () => {
  expect(() => effects.applyEffect(sample(), 'Sparkle')).toThrow('No such filter Sparkle');
});
