import { useEffect, useRef, useState } from 'react';
import { useElementSize } from '../../player/use-element-size.ts';
import { loudest } from './draw-bars.ts';
import classes from './players.module.css';
import type { WaveformData } from './use-waveform.ts';

interface WaveformProps {
  readonly data: WaveformData;
  readonly atSeconds: number;
  /** Between which seconds the sound is used; the rest is dimmed. */
  readonly part?: { readonly start: number; readonly end: number };
  /** Spec: 1 to 200 px a second; never narrower than its place. */
  readonly zoom: number;
  readonly onSeek: (seconds: number) => void;
}

const heightPx = 96;
const [barPx, gapPx] = [2, 1];

/** The shape of a sound. Only what is in view is drawn: an hour at the closest zoom would fit no canvas. */
export function Waveform({ data, atSeconds, part, zoom, onSeek }: WaveformProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scrollPx, setScroll] = useState(0);
  const wasSeen = useRef(true);
  const { width } = useElementSize(frame);
  const widthPx = Math.max(width, data.seconds * zoom);
  useEffect(() => {
    if (canvas.current && width > 0) {
      draw(canvas.current, { data, atSeconds, part, widthPx, viewPx: width, scrollPx });
    }
  }, [data, atSeconds, part, widthPx, width, scrollPx]);
  const atPx = (atSeconds / data.seconds) * widthPx;
  useEffect(() => {
    const shown = frame.current;
    if (!shown || width === 0) return;
    const isSeen = atPx >= shown.scrollLeft && atPx <= shown.scrollLeft + width;
    // What is heard stays in sight, unless somebody looks at another part.
    if (!isSeen && wasSeen.current) shown.scrollLeft = atPx;
    else wasSeen.current = isSeen;
  }, [atPx, width]);
  return (
    <div
      ref={frame}
      className={classes.waveform}
      onScroll={(event) => {
        const { scrollLeft } = event.currentTarget;
        setScroll(scrollLeft);
        wasSeen.current = atPx >= scrollLeft && atPx <= scrollLeft + width;
      }}
    >
      <div style={{ width: `${widthPx}px`, height: `${heightPx}px` }}>
        <canvas
          ref={canvas}
          className={classes.waves}
          style={{ width: `${width}px`, height: `${heightPx}px` }}
          tabIndex={-1}
          aria-label="Waveform"
          role="img"
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            onSeek(((event.clientX - box.left + scrollPx) / widthPx) * data.seconds);
          }}
        />
      </div>
    </div>
  );
}

interface DrawOptions {
  readonly data: WaveformData;
  readonly atSeconds: number;
  readonly part: WaveformProps['part'];
  readonly widthPx: number;
  readonly viewPx: number;
  readonly scrollPx: number;
}

function draw(canvas: HTMLCanvasElement, options: DrawOptions): void {
  const { data, atSeconds, part, widthPx, viewPx, scrollPx } = options;
  const ratio = devicePixelRatio || 1;
  canvas.width = Math.round(viewPx * ratio);
  canvas.height = Math.round(heightPx * ratio);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(ratio, ratio);
  const style = getComputedStyle(canvas);
  const [played, ahead, outside] = ['--played', '--ahead', '--outside'].map((name) =>
    style.getPropertyValue(name),
  ) as [string, string, string];
  const secondsPerPx = data.seconds / widthPx;
  for (let x = 0; x < viewPx; x += barPx + gapPx) {
    const from = (x + scrollPx) * secondsPerPx;
    const loud = loudest(data, from, from + (barPx + gapPx) * secondsPerPx);
    const isInside = !part || (from >= part.start && from <= part.end);
    context.fillStyle = isInside ? (from < atSeconds ? played : ahead) : outside;
    const height = Math.max(2, loud * (heightPx - 8));
    context.fillRect(x, (heightPx - height) / 2, barPx, height);
  }
  context.fillStyle = played;
  context.fillRect(atSeconds / secondsPerPx - scrollPx, 0, 2, heightPx);
}
