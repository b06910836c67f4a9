import { Button } from '@mantine/core';
import { InlineAlert } from '../ui/inline-alert.tsx';
import classes from './voice.module.css';
import type { VoiceLine } from './voice-work.ts';

interface ChangedLinesProps {
  readonly lines: readonly VoiceLine[];
  /** What gives them a voice the way the others have theirs: 'Record again'. */
  readonly again?: { readonly label: string; readonly onClick: () => void };
  /** Has a computer voice say them. */
  readonly onSpeak: (keys: readonly string[]) => void;
}

/** More of them are only counted. */
const maxShown = 3;

/** Says which lines are written otherwise than they were spoken: the video is silent there until they are spoken anew. */
export function ChangedLines({ lines, again, onSpeak }: ChangedLinesProps) {
  const changed = lines.filter(({ audio, hasVoice }) => audio?.url && !hasVoice);
  const [first] = changed;
  if (!first) return null;
  const isOne = changed.length === 1;
  const more = changed.length - maxShown;
  return (
    <InlineAlert
      tone="warning"
      title={
        isOne
          ? 'One line has changed since it was spoken'
          : `${changed.length} lines have changed since they were spoken`
      }
    >
      {changed.slice(0, maxShown).map(({ key, spoken }) => (
        <div key={key}>“{spoken}”</div>
      ))}
      {more > 0 && <div>and {more} more</div>}
      <div className={`${classes.row} ${classes.belowWords}`}>
        {again && (
          <Button variant="default" size="compact-sm" onClick={again.onClick}>
            {again.label}
          </Button>
        )}
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => onSpeak(changed.map(({ key }) => key))}
        >
          {again ? 'Use a computer voice' : isOne ? 'Speak it again' : 'Speak them again'}
        </Button>
      </div>
    </InlineAlert>
  );
}
