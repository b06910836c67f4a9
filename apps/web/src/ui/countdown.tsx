import { Button } from '@mantine/core';
import classes from './countdown.module.css';
import { useCountdown } from './use-countdown.ts';

interface CountdownProps {
  /** What happens at zero: 'Next slide', 'Recording starts'. */
  readonly label: string;
  readonly fromSeconds?: number;
  readonly tickMs?: number;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

export function Countdown({
  label,
  fromSeconds = 5,
  tickMs = 1000,
  onDone,
  onCancel,
}: CountdownProps) {
  const left = useCountdown({ fromSeconds, tickMs, onDone });
  const turn = { '--countdown-ms': `${fromSeconds * tickMs}ms` };
  return (
    <div className={classes.countdown} role="timer" aria-label={`${label} in ${left} s`}>
      <span className={classes.dial} style={turn} aria-hidden="true">
        <svg viewBox="0 0 40 40" className={classes.ring} focusable="false" aria-hidden="true">
          <circle cx="20" cy="20" r="17" pathLength="1" className={classes.track} />
          <circle cx="20" cy="20" r="17" pathLength="1" className={classes.hand} />
        </svg>
        <span className={classes.number}>{left}</span>
      </span>
      <span>
        {label} in {left} s
      </span>
      {onCancel && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
