import { createCanvas } from '@napi-rs/canvas';
import { entrances, soundBarStyles, stays, textEffects } from '@reelwright/motion';
import { dataVersion, ProjectData } from '@reelwright/movie';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStageFrames } from '../src/encode/draw/stage-frames.ts';
import type { PatchedFrame } from '../src/encode/frame-source.ts';
import { frameSeconds } from '../src/encode/frame-time.ts';
import { timesToTry } from './soak.ts';

const size = { width: 240, height: 136 };
const framesPerSecond = 30;
const nothing = () => undefined;
const picture = createCanvas(300, 200);
picture.getContext('2d').fillRect(20, 30, 150, 90);

const framesOf = (movie: ProjectData) =>
  createStageFrames({
    movie,
    ...size,
    framesPerSecond,
    assets: {
      image: () => picture,
      emoji: () => picture,
      fontReady: () => true,
    },
    reels: {
      hasVideos: false,
      sizeOf: nothing,
      secondsOf: nothing,
      isYuv: () => false,
      frameNumber: () => 0,
      prepare: async () => {},
      picture: nothing,
      yuvPicture: nothing,
      close: async () => {},
    },
  });

function put(pixels: Uint8Array, { patches }: PatchedFrame): void {
  for (const { area, pixels: own } of patches) {
    const row = area.width * 4;
    for (let y = 0; y < area.height; y += 1) {
      const at = ((area.y + y) * size.width + area.x) * 4;
      pixels.set(own.subarray(y * row, (y + 1) * row), at);
    }
  }
}

const itemIn = (box: { readonly x: number; readonly y: number }, item: object) => ({
  id: `item-${box.x}-${box.y}`,
  scaleX: 1,
  scaleY: 1,
  ...box,
  ...item,
});

const place = fc.record({
  x: fc.integer({ min: -100, max: 1500 }),
  y: fc.integer({ min: -50, max: 900 }),
  width: fc.integer({ min: 60, max: 500 }),
  height: fc.integer({ min: 60, max: 240 }),
});
const idOf = (list: readonly { readonly id: string }[]) =>
  fc.constantFrom('none', ...list.map(({ id }) => id));
const effects = fc.record({
  in: fc.record({ effect: idOf(entrances), duration: fc.integer({ min: 100, max: 2000 }) }),
  stay: fc.record({ effect: idOf(stays) }),
  effect: fc.oneof({ weight: 4, arbitrary: fc.constant('none') }, idOf(textEffects)),
  break: fc.constantFrom('chars', 'words', 'lines'),
});
const style = fc.constantFrom(
  {},
  { shadow: { enabled: 'text', thickness: 8, distance: 5, color: '#0008' } },
  { filters: { enabled: true, blur: 12 } },
  { outline: { enabled: true, color: '#123', thickness: 3 } },
  { angle: 20 },
  { mask: { type: 'custom_mask', url: 'star.png' } },
);
const content = fc.constantFrom(
  { type: 'text', text: '<b>Bold</b> words', fg: '#a33' },
  { type: 'text', text: 'A 😀 سلام', bg: { type: 'color', color: '#fd8' } },
  { type: 'image', url: 'a.png' },
);
const thing = fc
  .tuple(place, content, style, effects, fc.boolean())
  .map(([box, what, look, moves, rests]) =>
    itemIn(box, { ...what, ...look, ...(!rests && { effects: moves }) }),
  );
const bars = fc.tuple(place, idOf(soundBarStyles)).map(([box, kind]) =>
  itemIn(box, {
    type: 'image',
    soundBars: { style: kind, levels: 'Zaq9xK3zMfB0-TpRwE7u', leadSeconds: 0, color: '#fc4' },
  }),
);
const film = fc
  .tuple(fc.array(thing, { maxLength: 3 }), bars, fc.array(thing, { maxLength: 2 }), fc.boolean())
  .map(([behind, sound, before, isMarked]) =>
    ProjectData.parse({
      version: dataVersion,
      frames: [{ id: 'slide', items: [...behind, sound, ...before] }],
      ...(isMarked && { watermark: { type: 'text', text: 'mark' } }),
    }),
  );

it('frames of which little moves are the same, drawn as what changed or as a whole', {
  timeout: timesToTry(200_000, 3_600_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(film, fc.integer({ min: 0, max: 60 }), async (movie, start) => {
      const played = framesOf(movie).range(start, 8);
      const fresh = framesOf(movie);
      const shown = new Uint8Array(size.width * size.height * 4);
      for (let number = 0; number < 8; ) {
        const { frame, frameCount } = await played.draw(number);
        if (frame instanceof Uint8Array) shown.set(frame);
        else if ('patches' in frame) {
          put(shown, frame);
          const seconds = frameSeconds(start + number, framesPerSecond);
          const whole = (await fresh.picture(seconds)).data();
          expect(whole.equals(shown), `frame ${start + number}`).toBe(true);
        }
        number += frameCount;
      }
    }),
    { numRuns: timesToTry(10, 1000) },
  );
});
