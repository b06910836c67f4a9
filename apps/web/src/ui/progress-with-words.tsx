import { useId } from 'react';
import classes from './progress-with-words.module.css';

interface ProgressWithWordsProps {
  /** 'Drawing slide 4 of 12, about 20 s left'; see describeProgress. */
  readonly words: string;
  /** 0 to 100; undefined while nobody knows. */
  readonly percent?: number | undefined;
}

export function ProgressWithWords({ words, percent }: ProgressWithWordsProps) {
  const id = useId();
  const whole = percent === undefined ? undefined : Math.round(Math.max(0, Math.min(100, percent)));
  return (
    <div className={classes.progress}>
      <div className={classes.line}>
        <span id={id}>{words}</span>
        {whole !== undefined && <span className={classes.percent}>{whole} %</span>}
      </div>
      <div
        className={classes.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole}
      >
        <div
          className={whole === undefined ? classes.unknown : classes.bar}
          style={{ '--progress': `${whole ?? 0}%` }}
        />
      </div>
    </div>
  );
}
