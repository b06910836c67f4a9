import { type Assets, createSurface, drawFrame, type Surface } from '@reelwright/stage';
import { Fingerprint } from './fingerprint.ts';
import type { Grounds } from './grounds.ts';
import type { Part } from './part.ts';
import { RecordingCanvas } from './recording-canvas.ts';
import type { StageRequest } from './stage-request.ts';
import { StandIn } from './stand-in.ts';
import type { VideoMoment } from './video-reels.ts';

/** What a frame will show. */
export interface Rehearsed {
  readonly whole: Fingerprint;
  readonly ground: RecordingCanvas['ground'];
  /** What lies in front of the ground; everything, if there is none. */
  readonly parts: readonly Part[];
  readonly moments: readonly VideoMoment[];
}

/** @param real what text is measured with. */
export function createRehearsal(
  { movie, assets, reels, width, height }: StageRequest,
  real: Surface,
  grounds: Grounds,
) {
  const canvas = new RecordingCanvas(width, height, {
    canBeGround: (picture) =>
      picture instanceof StandIn
        ? reels.isYuv(picture.about.url)
        : grounds.of(picture) !== undefined,
  });
  const recording = createSurface(canvas, (w, h) => new RecordingCanvas(w, h));
  const surface: Surface = { ...recording, ruler: real.ruler };
  let moments: VideoMoment[] = [];
  // The same object for all frames: what is kept from one to the next is kept for whom it was drawn.
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
      canvas.heed(standIn);
      return standIn;
    },
  };
  return (seconds: number): Rehearsed => {
    moments = [];
    canvas.begin();
    drawFrame(movie, seconds, rehearsed, surface);
    const { content, ground, parts } = canvas;
    return { whole: content, ground, parts: ground ? parts.slice(ground.parts) : parts, moments };
  };
}

function lookOf(url: string, frameNumber: number): Fingerprint {
  const look = new Fingerprint();
  look.addText(url);
  look.add(frameNumber);
  return look;
}
