import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '@reelwright/stage';
import type { VideoFrames } from '../../apps/server/src/stage/load-assets.ts';

/** Clips drawn on demand: what a decoder would give, without one. */
export function sampleClips(): VideoFrames {
  return {
    videoSeconds: (url) => (url.startsWith('clip') ? 4 : url.startsWith('ink') ? 2 : undefined),
    videoFrame: (url, seconds) => {
      if (url.startsWith('clip')) return countingFrame(seconds);
      if (url.startsWith('ink')) return inkFrame(seconds);
      return undefined;
    },
  };
}

/** A bar that grows, and a tick per second. */
function countingFrame(seconds: number): Picture {
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
function inkFrame(seconds: number): Picture {
  const canvas = createCanvas(320, 180);
  const context = canvas.getContext('2d');
  const covered = seconds < 0.8 ? seconds / 0.8 : seconds > 1.2 ? (2 - seconds) / 0.8 : 1;
  context.fillStyle = '#14213d';
  context.beginPath();
  context.arc(160, 90, 190 * covered, 0, Math.PI * 2);
  context.fill();
  return canvas;
}
