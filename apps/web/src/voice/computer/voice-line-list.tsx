import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconEar,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { playPart } from '../play-part.ts';
import classes from '../voice.module.css';
import type { LineAudio, VoiceLine } from '../voice-work.ts';
import type { VoiceRun } from './use-voice-run.ts';

interface VoiceLineListProps {
  readonly run: VoiceRun;
  readonly lines: readonly VoiceLine[];
}

/** Every line: whether it has its voice, how it sounds, and the way to speak it again. */
export function VoiceLineList({ run, lines }: VoiceLineListProps) {
  const stop = useRef<() => void>(undefined);
  const play = (audio: LineAudio) => {
    stop.current?.();
    stop.current = playPart(audio);
  };
  const spoken = lines.filter(({ hasVoice }) => hasVoice).length;
  return (
    <details className={classes.lines}>
      <summary>
        {spoken} of {lines.length} lines have a voice
      </summary>
      <ol className={classes.list}>
        {lines.map((line) => {
          const { key, audio: own } = line;
          const problem = run.state.failed.get(key);
          const shape = problem
            ? IconAlertTriangle
            : line.hasVoice
              ? IconCircleCheck
              : IconCircleDashed;
          return (
            <li
              key={key}
              className={classes.line}
              data-state={problem ? 'failed' : line.hasVoice ? 'done' : 'open'}
            >
              <Icon shape={shape} className={classes.mark} />
              <span className={classes.words}>
                {line.spoken}
                {problem && <span className={classes.problem}>{problem}</span>}
              </span>
              {own?.url && (
                <IconButton
                  label={`Listen to “${line.spoken}”`}
                  hint="Listen"
                  icon={IconPlayerPlay}
                  size="md"
                  onClick={() => play(own)}
                />
              )}
              <IconButton
                label={`Hear how “${line.spoken}” sounds`}
                hint="Try it without keeping it"
                icon={IconEar}
                size="md"
                onClick={() => void run.hear(line.spoken).catch(() => undefined)}
              />
              <IconButton
                label={`Speak “${line.spoken}” again`}
                hint={line.hasVoice ? 'Speak it again' : 'Speak this line'}
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
