import { createCanvas } from '@napi-rs/canvas';
import { subjectSidePx } from '@reelwright/contract';
import { expect, it, onTestFinished } from 'vitest';
import { createEmbeddedBackgroundRemoval } from './embedded-background-removal.ts';

it('tells a thing in the middle from the wall behind it, and holds nobody up', async () => {
  const canvas = createCanvas(subjectSidePx, subjectSidePx);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e8e4da';
  context.fillRect(0, 0, subjectSidePx, subjectSidePx);
  context.fillStyle = '#b02020';
  context.beginPath();
  context.arc(160, 170, 80, 0, 2 * Math.PI);
  context.fill();
  const rgba = context.getImageData(0, 0, subjectSidePx, subjectSidePx).data;
  const pixels = new Uint8Array(rgba.filter((_, at) => at % 4 !== 3));
  const removal = createEmbeddedBackgroundRemoval();
  onTestFinished(() => removal.close());
  const before = performance.eventLoopUtilization();
  const mask = await removal.findSubject(pixels);
  const { utilization } = performance.eventLoopUtilization(before);
  // Calls of others are answered meanwhile.
  expect(utilization).toBeLessThan(0.5);
  const at = (x: number, y: number) => mask[y * subjectSidePx + x];
  expect(mask).toHaveLength(subjectSidePx * subjectSidePx);
  expect(at(160, 170)).toBeGreaterThan(220);
  expect(at(160, 110)).toBeGreaterThan(200);
  for (const [x, y] of [
    [10, 10],
    [300, 10],
    [10, 300],
    [300, 300],
  ] as const) {
    expect(at(x, y)).toBeLessThan(30);
  }
});
