import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { Icon } from '../../../theme/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { VoiceRun } from './use-voice-run.ts';
import classes from './voice.module.css';
import { lineKey, type VoiceLineState } from './voice-lines.ts';

interface VoiceLineListProps {
  readonly run: VoiceRun;
  readonly lines: readonly VoiceLineState[];
}

/** Every line: whether it has its voice, how it sounds, and the way to speak it again. */
export function VoiceLineList({ run, lines }: VoiceLineListProps) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const play = (url: string) => {
    audio.current?.pause();
    audio.current = new Audio(url);
    void audio.current.play().catch(() => undefined);
  };
  const spoken = lines.filter(({ hasVoice }) => hasVoice).length;
  return (
    <details className={classes.lines}>
      <summary>
        {spoken} of {lines.length} lines have a voice
      </summary>
      <ol className={classes.list}>
        {lines.map((place) => {
          const key = lineKey(place);
          const problem = run.state.failed.get(key);
          const shape = problem
            ? IconAlertTriangle
            : place.hasVoice
              ? IconCircleCheck
              : IconCircleDashed;
          return (
            <li
              key={key}
              className={classes.line}
              data-state={problem ? 'failed' : place.hasVoice ? 'done' : 'open'}
            >
              <Icon shape={shape} className={classes.mark} />
              <span className={classes.words}>
                {place.spoken}
                {problem && <span className={classes.problem}>{problem}</span>}
              </span>
              {place.line.audio?.url && (
                <IconButton
                  label={`Listen to “${place.spoken}”`}
                  hint="Listen"
                  icon={IconPlayerPlay}
                  size="md"
                  onClick={() => play(place.line.audio?.url ?? '')}
                />
              )}
              <IconButton
                label={`Speak “${place.spoken}” again`}
                hint={place.hasVoice ? 'Speak it again' : 'Speak this line'}
                icon={IconRefresh}
                size="md"
                onClick={() => void run.start([key])}
              />
            </li>
          );
        })}
      </ol>
    </details>
  );
}
