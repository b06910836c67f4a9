import type { WaveformData } from './use-waveform.ts';

const [barPx, gapPx] = [2, 1];

/** Draws a part of a sound as bars, over the whole of a canvas, in the canvas's own colour. */
export function drawBars(
  canvas: HTMLCanvasElement,
  data: WaveformData,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  context.fillStyle = getComputedStyle(canvas).color;
  const secondsPerPx = (to - from) / width;
  for (let x = 0; x < width; x += barPx + gapPx) {
    const at = from + x * secondsPerPx;
    const loud = loudest(data, at, at + (barPx + gapPx) * secondsPerPx);
    const bar = Math.max(1, loud * height);
    context.fillRect(x, (height - bar) / 2, barPx, bar);
  }
}

/** The loudest moment between two seconds, 0 to 1. */
export function loudest({ peaks, perSecond }: WaveformData, from: number, to: number): number {
  let most = 0;
  const last = Math.max(Math.ceil(to * perSecond), Math.floor(from * perSecond) + 1);
  for (let step = Math.floor(from * perSecond); step < last; step += 1) {
    most = Math.max(most, peaks[step] ?? 0);
  }
  return most / 255;
}
