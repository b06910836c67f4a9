import type { Canvas } from '@napi-rs/canvas';
import { type Assets, createSurface, drawFrame, type Movie, type Surface } from '@reelwright/stage';
import { nodeSurface } from '../../stage/node-surface.ts';
import type { FrameSource } from '../frame-source.ts';
import { frameSeconds } from '../frame-time.ts';
import type { Fingerprint } from './fingerprint.ts';
import { RecordingCanvas } from './recording-canvas.ts';
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
 * it needs, and whether it looks like the one before.
 */
export function createStageFrames(request: StageRequest): StageFrames {
  const { movie, reels, width, height, framesPerSecond } = request;
  const { canvas, surface } = nodeSurface(width, height);
  const rehearsal = createRehearsal(request, surface);
  const assets: Assets = {
    ...request.assets,
    videoSeconds: (url) => reels.secondsOf(url),
    videoFrame: (url, seconds) => reels.picture({ url, seconds }),
  };
  const draw = async (seconds: number) => {
    const { moments } = rehearsal(seconds);
    await reels.prepare(moments);
    drawFrame(movie, seconds, assets, surface);
  };

  return {
    range(startFrame, frameCount) {
      let before: Fingerprint | undefined;
      let moved = 0;
      let unrehearsed = 0;
      const rehearse = async (seconds: number): Promise<boolean> => {
        const { fingerprint, moments } = rehearsal(seconds);
        if (before?.equals(fingerprint)) {
          moved = 0;
          return false;
        }
        const hasMoved = before !== undefined;
        moved += hasMoved ? 1 : 0;
        before = fingerprint;
        // A movie with videos has to be rehearsed always: nothing else tells which frames it needs.
        if (hasMoved && moved >= MOVING_AFTER && !reels.hasVideos) unrehearsed = UNREHEARSED;
        await reels.prepare(moments);
        return true;
      };
      return {
        frameCount,
        async draw(frame) {
          const seconds = frameSeconds(startFrame + frame, framesPerSecond);
          if (unrehearsed > 0) {
            unrehearsed -= 1;
            before = undefined;
          } else if (!(await rehearse(seconds))) return 'unchanged';
          drawFrame(movie, seconds, assets, surface);
          const pixels = canvas.data();
          // Without a pause after every frame, the memory of all of them would be kept.
          await new Promise((resolve) => setImmediate(resolve));
          return pixels;
        },
      };
    },
    async picture(seconds) {
      await draw(seconds);
      return canvas;
    },
  };
}

function createRehearsal({ movie, assets, reels, width, height }: StageRequest, real: Surface) {
  const canvas = new RecordingCanvas(width, height);
  const recording = createSurface(canvas, (w, h) => new RecordingCanvas(w, h));
  const surface: Surface = { ...recording, ruler: real.ruler };
  return (seconds: number): { fingerprint: Fingerprint; moments: readonly VideoMoment[] } => {
    const moments: VideoMoment[] = [];
    canvas.content.reset();
    const rehearsed: Assets = {
      image: assets.image,
      emoji: assets.emoji,
      fontReady: assets.fontReady,
      videoSeconds: (url) => reels.secondsOf(url),
      videoFrame(url, at) {
        const moment = { url, seconds: at };
        moments.push(moment);
        canvas.content.addText(url);
        canvas.content.add(reels.frameNumber(moment));
        return reels.sizeOf(url);
      },
    };
    drawFrame(movie, seconds, rehearsed, surface);
    return { fingerprint: canvas.content.copy(), moments };
  };
}
