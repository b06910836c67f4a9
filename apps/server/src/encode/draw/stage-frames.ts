import type { Canvas } from '@napi-rs/canvas';
import { type Assets, drawFrame } from '@reelwright/stage';
import { nodeSurface } from '../../stage/node-surface.ts';
import { rgbaBytes } from '../convert/yuv-converter.ts';
import type { FrameGround, FrameSource } from '../frame-source.ts';
import { frameSeconds } from '../frame-time.ts';
import { createFindGround } from './find-ground.ts';
import { giveBack, UnusedMemory } from './free-memory.ts';
import { Grounds } from './grounds.ts';
import { createMixing } from './mixing.ts';
import { createPatching } from './patching.ts';
import { createRehearsal, type Rehearsed } from './rehearsal.ts';
import { skipMarks } from './skip-marks.ts';
import type { StageRequest } from './stage-request.ts';

/** So many frames in a row that moved: more will. */
const movesAfter = 3;
/** Then so many are drawn without a rehearsal, which costs too. Standing still is noticed this much later. */
const unrehearsedFrames = 6;

/** Draws the frames of a movie on the stage, one after the other. */
export interface StageFrames {
  /** The frames from `startFrame` on. */
  range(startFrame: number, frameCount: number): FrameSource;
  /** One moment, by itself. */
  picture(seconds: number): Promise<Canvas>;
  /** One moment without its ground: four bytes a px, the last one how much it covers. */
  clearPixels(seconds: number): Promise<Uint8ClampedArray>;
}

/**
 * Each frame is rehearsed on a canvas that draws nothing. That tells which pictures of which videos
 * it needs, whether it looks like the one before, and whether only the picture behind all else moves.
 */
export function createStageFrames(request: StageRequest): StageFrames {
  const { movie, reels, width, height, framesPerSecond } = request;
  const { canvas, surface } = nodeSurface(width, height);
  const grounds = new Grounds();
  const rehearse = createRehearsal(request, surface, grounds);
  const assets: Assets = {
    ...request.assets,
    videoSeconds: (url) => reels.secondsOf(url),
    videoFrame: (url, seconds) => reels.picture({ url, seconds }),
  };
  const unused = new UnusedMemory();
  // A frame of a video comes in many small pieces, and each takes more room than it needs.
  const readBytes = 2 * rgbaBytes(width, height);
  const groundOf = createFindGround(request, grounds);
  const mixed = createMixing(request, assets, groundOf);
  const skipper = skipMarks(surface.context);
  const patching = createPatching({ canvas, surface });

  /** All that lies in front of the first marks. */
  const drawFront = (seconds: number, marks: number) => {
    patching.forget();
    const { context } = surface;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    skipper.skip(marks);
    drawFrame(movie, seconds, assets, surface);
    skipper.skip(0);
  };

  return {
    range(startFrame, frameCount) {
      patching.forget();
      const secondsOf = (number: number) => frameSeconds(startFrame + number, framesPerSecond);
      let before: Rehearsed | undefined;
      /** The frame that comes next, if it was rehearsed already. */
      let ahead: Rehearsed | undefined;
      let moved = 0;
      let unrehearsed = 0;
      let drawn: readonly Uint8Array[] = [];

      /** How many frames look like this one, itself included. */
      const lookAhead = (number: number, rehearsed: Rehearsed) => {
        let next = number + 1;
        ahead = undefined;
        for (; next < frameCount; next += 1) {
          ahead = rehearse(secondsOf(next));
          if (!ahead.whole.equals(rehearsed.whole)) break;
        }
        return next - number;
      };

      return {
        frameCount,
        async draw(number) {
          // Whoever asks for the next one has copied it.
          for (const pixels of drawn) giveBack(pixels);
          drawn = [];
          const seconds = secondsOf(number);
          let stretch = 1;
          let ground: FrameGround | undefined;
          let rehearsed: Rehearsed | undefined;
          if (unrehearsed > 0) {
            unrehearsed -= 1;
            before = undefined;
          } else {
            rehearsed = ahead ?? rehearse(seconds);
            stretch = lookAhead(number, rehearsed);
            const last = before;
            before = rehearsed;
            await reels.prepare(rehearsed.moments);
            unused.add(rehearsed.moments.length * readBytes);
            const mixture = mixed(seconds, rehearsed, last, stretch === 1);
            if (mixture) {
              moved = 0;
              patching.forget();
              return { frame: mixture, frameCount: stretch };
            }
            const found = groundOf(rehearsed);
            if (rehearsed.ground && found && found !== 'unfit') {
              ground = found;
              moved = 0;
              drawFront(seconds, rehearsed.ground.marks);
            } else {
              const patches = patching.patch(rehearsed, () =>
                drawFrame(movie, seconds, assets, surface),
              );
              if (patches) {
                moved = 0;
                drawn = patches.map(({ pixels }) => pixels);
                await pause();
                return { frame: { patches }, frameCount: stretch };
              }
              moved = stretch > 1 ? 0 : moved + 1;
            }
            // A movie with videos has to be rehearsed always: nothing else tells which frames it needs.
            if (moved >= movesAfter && !reels.hasVideos) {
              unrehearsed = unrehearsedFrames;
              ahead = undefined;
            }
          }
          if (!ground) {
            drawFrame(movie, seconds, assets, surface);
            patching.shows(rehearsed);
          }
          const whole = canvas.data();
          drawn = [whole];
          await pause();
          return { frame: ground ? { ground, pixels: whole } : whole, frameCount: stretch };
        },
      };
    },
    async picture(seconds) {
      patching.forget();
      await reels.prepare(rehearse(seconds).moments);
      drawFrame(movie, seconds, assets, surface);
      return canvas;
    },
    async clearPixels(seconds) {
      patching.forget();
      await reels.prepare(rehearse(seconds).moments);
      drawFrame(movie, seconds, assets, surface, { clear: true });
      // Straight, as encoders want it: a canvas keeps colours multiplied by what they cover.
      return canvas.getContext('2d').getImageData(0, 0, width, height).data;
    },
  };
}

/** Without a pause after every frame, the memory of all of them would be kept. */
const pause = () => new Promise((resolve) => setImmediate(resolve));
