import type { ProjectData } from '@reelwright/movie';
import { useEffect, useRef, useState } from 'react';
import { drawSize } from './draw-size.ts';
import classes from './movie-thumb.module.css';
import { createThumbScreen, type MoviePart, type ThumbScreen } from './thumb-screen.ts';
import { useElementSize } from './use-element-size.ts';

export interface MovieThumbProps {
  readonly movie: ProjectData;
  /** The moment that says most, shown while it rests. */
  readonly stillSeconds: number;
  readonly isPlaying: boolean;
  readonly label: string;
  /** The part of it that plays. */
  readonly part?: MoviePart;
  /** Where nothing is drawn, what lies behind it is seen. */
  readonly isClear?: boolean;
}

/** A small moving picture of a movie, without sound: what an effect, a theme or a font looks like. */
export function MovieThumb(props: MovieThumbProps) {
  const { movie, stillSeconds, isPlaying, label, part, isClear } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [screen, setScreen] = useState<ThumbScreen>();
  const { size } = movie.movie;
  const { width, height } = drawSize(size, useElementSize(frame), Math.min(2, devicePixelRatio));

  useEffect(() => {
    if (!canvas.current) return;
    const created = createThumbScreen(canvas.current);
    setScreen(created);
    return () => created.close();
  }, []);
  useEffect(() => {
    if (width > 1) screen?.show({ width, height, movie, stillSeconds, isPlaying, part, isClear });
  }, [screen, movie, stillSeconds, isPlaying, part, isClear, width, height]);

  return (
    <span
      ref={frame}
      className={classes.frame}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <canvas ref={canvas} className={classes.picture} role="img" aria-label={label} />
    </span>
  );
}
