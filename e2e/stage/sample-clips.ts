import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { VideoFrames } from '../../apps/server/src/stage/load-assets.ts';

/** Clips drawn on demand: what a decoder would give, without one. */
export function sampleClips(): VideoFrames {
  return {
    videoSeconds: (url) => (url.startsWith('clip') ? 4 : url.startsWith('ink') ? 2 : undefined),
    videoFrame: (url, seconds) => {
      const frame = frameOf(url, seconds);
      if (frame) keeper?.(url, seconds, frame);
      return frame;
    },
  };
}

function frameOf(url: string, seconds: number): Canvas | undefined {
  if (url.startsWith('clip')) return countingFrame(seconds);
  return url.startsWith('ink') ? inkFrame(seconds) : undefined;
}

let keeper: ((url: string, seconds: number, frame: Canvas) => void) | undefined;

/** Frames that were asked for, as PNG by name: a page gets the same ones. */
export const clipFrames = new Map<string, Buffer>();

/** Keeps frames from now on, until the answer is called. */
export function keepClipFrames(onFrame: (key: string, name: string) => void): () => void {
  keeper = (url, seconds, frame) => {
    const key = `${url} ${seconds}`;
    const name = `${url}-${seconds}.png`;
    clipFrames.set(name, frame.toBuffer('image/png'));
    onFrame(key, name);
  };
  return () => {
    keeper = undefined;
  };
}

/** A bar that grows, and a tick per second. */
function countingFrame(seconds: number): Canvas {
  const canvas = createCanvas(320, 180);
  const context = canvas.getContext('2d');
  context.fillStyle = '#20303c';
  context.fillRect(0, 0, 320, 180);
  context.fillStyle = '#58c4b0';
  context.fillRect(20, 110, 280 * (seconds / 4), 24);
  context.fillStyle = '#fff';
  for (let tick = 0; tick <= 4; tick += 1) context.fillRect(19 + tick * 70, 100, 3, 44);
  return canvas;
}

/** Ink that covers everything between .8 and 1.2 of its two seconds. */
function inkFrame(seconds: number): Canvas {
  const canvas = createCanvas(320, 180);
  const context = canvas.getContext('2d');
  const covered = seconds < 0.8 ? seconds / 0.8 : seconds > 1.2 ? (2 - seconds) / 0.8 : 1;
  context.fillStyle = '#14213d';
  context.beginPath();
  context.arc(160, 90, 190 * covered, 0, Math.PI * 2);
  context.fill();
  return canvas;
}
