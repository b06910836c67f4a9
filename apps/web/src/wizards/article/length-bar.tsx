import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { memo } from 'react';
import { formatClock } from '../../player/format-clock.ts';
import { Icon } from '../../theme/icon.tsx';
import classes from './length-bar.module.css';

const lengths = [30, 60, 90] as const;

interface LengthBarProps {
  readonly seconds: number;
  /** As long as it would be with every line. */
  readonly allSeconds: number;
  readonly isSpoken: boolean;
  readonly kept: number;
  readonly all: number;
  readonly isSummarizing: boolean;
  readonly onFit: (seconds: number) => void;
  readonly onIncludeAll: () => void;
  readonly onSummarize: () => void;
}

/** How long the film will be: it follows at once, whatever is left out or brought back. */
export const LengthBar = memo(function LengthBar(props: LengthBarProps) {
  const { seconds, allSeconds, kept, all } = props;
  const scale = Math.max(allSeconds, 100);
  const share = (of: number) => ({ '--share': `${(100 * of) / scale}%` });
  return (
    <section className={classes.length} aria-label="Length of your video">
      <div className={classes.head}>
        <p className={classes.words} role="status">
          <strong className={classes.clock}>{formatClock(seconds)}</strong>
          <span className={classes.count}>
            {props.isSpoken ? 'with a voice' : 'without a voice'}
          </span>
          <span className={classes.count}>
            {kept} of {all} lines
          </span>
        </p>
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<Icon shape={IconSparkles} sizePx={16} />}
          loading={props.isSummarizing}
          onClick={props.onSummarize}
        >
          Auto-summarize
        </Button>
      </div>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.fill} style={share(Math.min(seconds, scale))} />
        {lengths.map((one) => (
          <span key={one} className={classes.tick} style={share(one)} />
        ))}
      </div>
      <div className={classes.fits}>
        <span className={classes.fitsWords}>Make it about</span>
        {lengths.map((one) => (
          <Button
            key={one}
            variant="default"
            size="compact-sm"
            aria-label={`${one} s: make it about that long`}
            disabled={allSeconds <= one}
            onClick={() => props.onFit(one)}
          >
            {one} s
          </Button>
        ))}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={kept === all}
          onClick={props.onIncludeAll}
        >
          All lines
        </Button>
      </div>
    </section>
  );
});
