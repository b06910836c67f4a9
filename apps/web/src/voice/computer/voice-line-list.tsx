import type { VoiceSettings } from '@reelwright/movie';
import {
  IconAlertTriangle,
  IconBold,
  IconCircleCheck,
  IconCircleDashed,
  IconEar,
  IconPlayerPlay,
  IconRefresh,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { playPart } from '../play-part.ts';
import classes from '../voice.module.css';
import type { LineAudio, VoiceWork } from '../voice-work.ts';
import { StressedWords } from './stressed-words.tsx';
import type { VoiceRun } from './use-voice-run.ts';

interface VoiceLineListProps extends Pick<VoiceWork, 'lines' | 'settings'> {
  readonly run: VoiceRun;
  /** The lines are all that is said here, and not the whole film. */
  readonly isOneSlide?: boolean;
  readonly onChange: (part: Partial<VoiceSettings>) => void;
}

/** Every line: whether it has its voice, how it sounds, what is stressed in it, and the way to speak it again. */
export function VoiceLineList(props: VoiceLineListProps) {
  const { run, lines, settings, isOneSlide = false, onChange } = props;
  const stop = useRef<() => void>(undefined);
  const [stressesKey, setStressesKey] = useState<string>();
  const play = (audio: LineAudio) => {
    stop.current?.();
    stop.current = playPart(audio);
  };
  const spoken = lines.filter(({ hasVoice }) => hasVoice).length;
  return (
    <details className={classes.lines}>
      <summary>
        {isOneSlide
          ? `This slide has ${spoken > 0 ? 'its' : 'no'} voice${spoken > 0 ? '' : ' yet'}`
          : `${spoken} of ${lines.length} lines have a voice`}
      </summary>
      <ol className={classes.list}>
        {lines.map((line) => {
          const { key, audio: own } = line;
          const problem = run.state.failed.get(key);
          const isOpen = key === stressesKey;
          const shape = problem
            ? IconAlertTriangle
            : line.hasVoice
              ? IconCircleCheck
              : IconCircleDashed;
          return (
            <li key={key}>
              <div
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
                  label={`Stress words of “${line.spoken}”`}
                  hint="Stress words"
                  icon={IconBold}
                  size="md"
                  aria-expanded={isOpen}
                  onClick={() => setStressesKey(isOpen ? undefined : key)}
                />
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
              </div>
              {isOpen && (
                <StressedWords line={line.spoken} settings={settings} onChange={onChange} />
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
