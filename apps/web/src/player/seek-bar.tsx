import type { CSSProperties } from 'react';
import { formatClock } from './format-clock.ts';
import classes from './seek-bar.module.css';

export interface SlideMark {
  readonly startSeconds: number;
  readonly title: string;
}

interface SeekBarProps {
  readonly seconds: number;
  readonly durationSeconds: number;
  readonly slides: readonly SlideMark[];
  /** What the marks are called. */
  readonly partName: 'slide' | 'chapter';
  readonly onSeek: (seconds: number) => void;
}

/** Where in the movie one is, with a gap at each slide or chapter. It can be dragged, and moved with the arrow keys. */
export function SeekBar({ seconds, durationSeconds, slides, partName, onSeek }: SeekBarProps) {
  const slide = slides.findLastIndex(({ startSeconds }) => startSeconds <= seconds);
  const where = slide >= 0 ? `, ${partName} ${slide + 1} of ${slides.length}` : '';
  const startsAfterBegin = slides.map(({ startSeconds }) => startSeconds).filter((at) => at > 0);
  const share = durationSeconds > 0 ? seconds / durationSeconds : 0;
  return (
    <div className={classes.bar} style={{ '--played': share } as CSSProperties}>
      <div className={classes.track} aria-hidden="true">
        {startsAfterBegin.map((startSeconds) => (
          <span
            key={startSeconds}
            className={classes.mark}
            style={{ left: `${(100 * startSeconds) / durationSeconds}%` }}
          />
        ))}
      </div>
      <input
        className={classes.range}
        type="range"
        min={0}
        max={durationSeconds}
        step={0.01}
        value={seconds}
        aria-label="Position"
        aria-valuetext={`${formatClock(seconds)} of ${formatClock(durationSeconds)}${where}`}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -5, ArrowRight: 5 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          onSeek(seconds + step);
        }}
      />
    </div>
  );
}
