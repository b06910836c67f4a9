import { useEffect, useRef } from 'react';
import { listenTo } from '../../media/record/listen-to.ts';
import classes from './mic.module.css';

const everyMs = 50;
const [barPx, gapPx, heightPx] = [3, 2, 72];

/** The shape of what is being said, as it is said. */
export function LiveWaves({ stream }: { readonly stream: MediaStream | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!stream) return;
    const peaks: number[] = [];
    return listenTo(stream, everyMs, ({ peak }) => {
      const place = canvas.current;
      if (!place) return;
      const bars = Math.floor(place.clientWidth / (barPx + gapPx));
      peaks.push(peak);
      peaks.splice(0, peaks.length - bars);
      draw(place, peaks);
    });
  }, [stream]);
  return <canvas ref={canvas} className={classes.waves} role="img" aria-label="Waveform" />;
}

function draw(canvas: HTMLCanvasElement, peaks: readonly number[]): void {
  const ratio = devicePixelRatio || 1;
  canvas.width = Math.round(canvas.clientWidth * ratio);
  canvas.height = Math.round(heightPx * ratio);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  context.fillStyle = getComputedStyle(canvas).color;
  for (const [at, peak] of peaks.entries()) {
    const height = Math.max(2, Math.min(1, peak * 1.5) * heightPx);
    context.fillRect(at * (barPx + gapPx), (heightPx - height) / 2, barPx, height);
  }
}
