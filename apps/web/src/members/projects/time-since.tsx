import { Hint } from '../../ui/hint.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { useNow } from '../../ui/use-now.ts';
import classes from './project-row.module.css';

interface TimeSinceProps {
  readonly words: string;
  /** ISO. */
  readonly at: string;
}

const whole = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** 'Created: 2 hours ago', with the whole date for whoever wants to know. */
export function TimeSince({ words, at }: TimeSinceProps) {
  const nowMs = useNow();
  const atMs = Date.parse(at);
  return (
    <Hint label={whole.format(atMs)}>
      <time dateTime={at} className={classes.time}>
        {words} {timeAgo(atMs, nowMs)}
      </time>
    </Hint>
  );
}
