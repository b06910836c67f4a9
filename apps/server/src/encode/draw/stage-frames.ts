import type { Canvas } from '@napi-rs/canvas';
import {
  type Assets,
  createSurface,
  drawFrame,
  type Movie,
  type Picture,
  type Surface,
} from '@reelwright/stage';
import { nodeSurface } from '../../stage/node-surface.ts';
import { canMix, type GroundBox } from '../convert/frame-mixer.ts';
import { rgbaBytes } from '../convert/yuv-converter.ts';
import { fitsAsGround } from '../frame-places.ts';
import type { FrameSource, MixedFrame, YuvPicture } from '../frame-source.ts';
import { frameSeconds } from '../frame-time.ts';
import { Fingerprint } from './fingerprint.ts';
import { createFrontSurface } from './front-surface.ts';
import { Grounds } from './grounds.ts';
import { Litter } from './litter.ts';
import { RecordingCanvas, StandIn } from './recording-canvas.ts';
import type { VideoMoment, VideoReels } from './video-reels.ts';

export interface StageRequest {
  readonly movie: Movie;
  /** Everything but videos. */
  readonly assets: Omit<Assets, 'videoFrame' | 'videoSeconds'>;
  readonly reels: VideoReels;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

/** So many frames in a row that moved: more will. */
const MOVING_AFTER = 3;
/** Then so many are drawn without a rehearsal, which costs too. Standing still is noticed this much later. */
const UNREHEARSED = 6;

/** Draws the frames of a movie on the stage, one after the other. */
export interface StageFrames {
  /** The frames from `startFrame` on. */
  range(startFrame: number, frameCount: number): FrameSource;
  /** One moment, by itself. */
  picture(seconds: number): Promise<Canvas>;
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
  const litter = new Litter();
  // A frame of a video comes in many small pieces, and each takes more room than it needs.
  const readBytes = 2 * rgbaBytes(width, height);
  const mixed = createMixing(request, assets, grounds);

  return {
    range(startFrame, frameCount) {
      const secondsOf = (number: number) => frameSeconds(startFrame + number, framesPerSecond);
      let before: Rehearsed | undefined;
      /** The frame that comes next, if it was rehearsed already. */
      let ahead: Rehearsed | undefined;
      let moved = 0;
      let unrehearsed = 0;

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
          const seconds = secondsOf(number);
          let stretch = 1;
          if (unrehearsed > 0) {
            unrehearsed -= 1;
            before = undefined;
          } else {
            const rehearsed = ahead ?? rehearse(seconds);
            stretch = lookAhead(number, rehearsed);
            const last = before;
            before = rehearsed;
            await reels.prepare(rehearsed.moments);
            litter.add(rehearsed.moments.length * readBytes);
            const mixture = mixed(seconds, rehearsed, last);
            if (mixture) return { frame: mixture, frameCount: stretch };
            moved = stretch > 1 ? 0 : moved + 1;
            // A movie with videos has to be rehearsed always: nothing else tells which frames it needs.
            if (moved >= MOVING_AFTER && !reels.hasVideos) {
              unrehearsed = UNREHEARSED;
              ahead = undefined;
            }
          }
          drawFrame(movie, seconds, assets, surface);
          const pixels = canvas.data();
          litter.add(pixels.length);
          // Without a pause after every frame, the memory of all of them would be kept.
          await new Promise((resolve) => setImmediate(resolve));
          return { frame: pixels, frameCount: stretch };
        },
      };
    },
    async picture(seconds) {
      await reels.prepare(rehearse(seconds).moments);
      drawFrame(movie, seconds, assets, surface);
      return canvas;
    },
  };
}

/** What a frame will show. */
interface Rehearsed {
  readonly whole: Fingerprint;
  readonly ground: RecordingCanvas['ground'];
  /** What lies in front of the ground. */
  readonly front: Fingerprint;
  readonly moments: readonly VideoMoment[];
}

function createRehearsal(
  { movie, assets, reels, width, height }: StageRequest,
  real: Surface,
  grounds: Grounds,
) {
  const canvas = new RecordingCanvas(width, height, (picture) =>
    picture instanceof StandIn ? reels.isYuv(picture.about.url) : grounds.of(picture) !== undefined,
  );
  const recording = createSurface(canvas, (w, h) => new RecordingCanvas(w, h));
  const surface: Surface = { ...recording, ruler: real.ruler };
  return (seconds: number): Rehearsed => {
    const moments: VideoMoment[] = [];
    canvas.begin();
    const rehearsed: Assets = {
      image: assets.image,
      emoji: assets.emoji,
      fontReady: assets.fontReady,
      videoSeconds: (url) => reels.secondsOf(url),
      videoFrame(url, at) {
        const moment = { url, seconds: at };
        moments.push(moment);
        const size = reels.sizeOf(url);
        const standIn = size && new StandIn(size, moment, lookOf(url, reels.frameNumber(moment)));
        canvas.addValue(standIn);
        return standIn;
      },
    };
    drawFrame(movie, seconds, rehearsed, surface);
    const { content, front, ground } = canvas;
    return { whole: content.copy(), ground, front: front.copy(), moments };
  };
}

function lookOf(url: string, frameNumber: number): Fingerprint {
  const look = new Fingerprint();
  look.reset();
  look.addText(url);
  look.add(frameNumber);
  return look;
}

/** Frames in which nothing but the picture behind all else moves are mixed, not drawn. */
function createMixing(
  { movie, reels, width, height }: StageRequest,
  assets: Assets,
  grounds: Grounds,
) {
  let surface: ReturnType<typeof createFrontSurface> | undefined;
  let front: { readonly look: Fingerprint; readonly pixels: Uint8Array } | undefined;

  const groundOf = ({ ground }: Rehearsed) => {
    if (!ground || !canMix(ground.picture, ground.box)) return undefined;
    const { picture } = ground;
    const found =
      picture instanceof StandIn ? reels.yuvPicture(picture.about) : grounds.of(picture);
    return found && fitsAsGround(found, { width, height }) ? found : undefined;
  };

  return (
    seconds: number,
    rehearsed: Rehearsed,
    last: Rehearsed | undefined,
  ): MixedFrame | undefined => {
    // Drawing what is in front by itself only pays if it stays.
    const isKnown = front?.look.equals(rehearsed.front);
    if (!isKnown && !(last?.ground && last.front.equals(rehearsed.front))) return undefined;
    const ground = groundOf(rehearsed);
    if (!ground || !rehearsed.ground) return undefined;
    if (!isKnown) {
      surface ??= createFrontSurface(width, height);
      surface.draw(rehearsed.ground.marks, (own) => drawFrame(movie, seconds, assets, own));
      front = { look: rehearsed.front, pixels: surface.canvas.data() };
    }
    return front && { ground, box: boxFor(ground, rehearsed.ground), front: front.pixels };
  };
}

/** Where the ground goes: it may lack a row or a column of the picture. */
function boxFor(
  { width, height }: YuvPicture,
  { picture, box }: { readonly picture: Picture; readonly box: GroundBox },
): GroundBox {
  return {
    ...box,
    width: (box.width * width) / picture.width,
    height: (box.height * height) / picture.height,
  };
}
