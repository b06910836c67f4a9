import { Button } from '@mantine/core';
import { IconPlayerRecordFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { formatClock } from '../../player/format-clock.ts';
import { Icon } from '../../theme/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { LevelMeter } from './level-meter.tsx';
import classes from './recorders.module.css';
import { useRecorder } from './use-recorder.ts';

/** A sound from the microphone; the bar shows that it is heard. */
export function MicrophoneRecorder({ onFile }: { readonly onFile: (file: File) => void }) {
  const { stream, problem, isRecording, seconds, start, stop } = useRecorder('microphone');
  if (problem) return <InlineAlert tone="warning">The microphone: {problem}</InlineAlert>;
  return (
    <div className={classes.recorder}>
      <LevelMeter stream={stream} />
      <p className={classes.words} role="status">
        {isRecording ? `Recording, ${formatClock(seconds)}` : 'Ready when you are.'}
      </p>
      <div className={classes.buttons}>
        {isRecording ? (
          <Button
            color="danger"
            leftSection={<Icon shape={IconPlayerStopFilled} />}
            onClick={() => void stop().then(onFile)}
          >
            Stop and use
          </Button>
        ) : (
          <Button
            disabled={!stream}
            leftSection={<Icon shape={IconPlayerRecordFilled} />}
            onClick={start}
          >
            Record
          </Button>
        )}
      </div>
    </div>
  );
}
