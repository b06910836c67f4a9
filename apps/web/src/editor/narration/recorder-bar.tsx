import { Button } from '@mantine/core';
import {
  IconMicrophone,
  IconPlayerRecordFilled,
  IconPlayerSkipForwardFilled,
  IconPlayerStopFilled,
} from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { LevelMeter } from '../../media/record/level-meter.tsx';
import { formatClock } from '../../player/format-clock.ts';
import { useSlideIds } from '../../project/use-project.ts';
import { isBusyWith } from '../../shortcuts/is-busy-with.ts';
import { Icon } from '../../theme/icon.tsx';
import { useEditor } from '../state/use-editor.ts';
import { type Recording, recording } from './narration-store.ts';
import classes from './recorder-bar.module.css';
import { useNarrationRecorder } from './use-narration-recorder.ts';

/** Above the stage, in place of the tools: the narration is recorded while its slide is seen. */
export function RecorderBar({ state }: { readonly state: Recording }) {
  const { microphone, start, finish, cancel, retry } = useNarrationRecorder(state);
  const slideIds = useSlideIds(useEditor().tab);
  const { scope, phase, slideId } = state;
  const place = slideId === undefined ? -1 : slideIds.indexOf(slideId);
  const hasNext = scope === 'video' && place < slideIds.length - 1;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isBusyWith(event)) return;
    if (event.key === 'Escape' && phase !== 'ready') cancel();
    else if (event.key === ' ' && phase === 'ready' && microphone.stream) start();
    else if (event.key === ' ' && phase === 'recording') void finish(true);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <section className={classes.bar} aria-label="Voice recorder">
      <Icon shape={IconMicrophone} />
      <LevelMeter stream={microphone.stream} />
      <p className={classes.words} role="status">
        {microphone.problem
          ? `The microphone: ${microphone.problem}`
          : wordsOf(state, place, slideIds.length)}
      </p>
      <div className={classes.buttons}>
        {phase === 'ready' && (
          <>
            <Button
              size="compact-md"
              disabled={!microphone.stream}
              leftSection={<Icon shape={IconPlayerRecordFilled} sizePx={16} />}
              onClick={start}
            >
              {scope === 'video' ? 'Record the whole video' : 'Record this slide'}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => recording.set(undefined)}>
              Close
            </Button>
          </>
        )}
        {phase === 'recording' && (
          <>
            {hasNext && (
              <Button
                size="compact-md"
                leftSection={<Icon shape={IconPlayerSkipForwardFilled} sizePx={16} />}
                onClick={() => void finish(true)}
              >
                Next slide
              </Button>
            )}
            <Button
              size="compact-md"
              variant={hasNext ? 'default' : 'filled'}
              leftSection={<Icon shape={IconPlayerStopFilled} sizePx={16} />}
              onClick={() => void finish(false)}
            >
              Stop and keep
            </Button>
          </>
        )}
        {phase === 'failed' && (
          <Button size="compact-md" onClick={retry}>
            Save again
          </Button>
        )}
        {(phase === 'countdown' || phase === 'recording' || phase === 'failed') && (
          <Button size="compact-md" variant="subtle" color="gray" onClick={cancel}>
            {phase === 'failed' ? 'Discard' : 'Cancel'}
          </Button>
        )}
      </div>
    </section>
  );
}

function wordsOf(
  { scope, phase, seconds, unsaved = 1 }: Recording,
  place: number,
  count: number,
): string {
  const where = scope === 'video' ? ` slide ${place + 1} of ${count}` : '';
  switch (phase) {
    case 'ready':
      return 'Ready when you are. Space starts and stops.';
    case 'countdown':
      return `Recording${where} in ${seconds}…`;
    case 'recording':
      return `Recording${where}, ${formatClock(seconds)}`;
    case 'saving':
      return 'Saving the narration…';
    case 'failed':
      return unsaved === 1
        ? 'One recording isn’t saved yet. It’s kept in this browser.'
        : `${unsaved} recordings aren’t saved yet. They’re kept in this browser.`;
    default:
      return phase satisfies never;
  }
}
