import { Button } from '@mantine/core';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ProgressWithWords } from '../../ui/progress-with-words.tsx';
import type { VoiceWork } from '../voice-work.ts';
import type { VoiceRun } from './use-voice-run.ts';
import { useVoices } from './use-voices.ts';

interface StudioVoiceProps {
  readonly work: VoiceWork;
  readonly run: VoiceRun;
  readonly onSpoken?: () => void;
}

/** Whoever wants a finer voice in the finished video has the lines spoken by it, once everything else is right. */
export function StudioVoice({ work, run, onSpoken }: StudioVoiceProps) {
  const { data: known } = useVoices();
  const { lines, settings } = work;
  const { isStarting, isRunning, done, total, failed } = run.state;
  if (settings.type !== 'tts' || settings.studio === undefined || !known) return null;
  const studio = known.voices.find(({ Name }) => Name === settings.studio);
  // What a person recorded stays.
  const quick = lines.filter(
    ({ hasVoice, audio: { voice } = {} }) =>
      hasVoice && voice !== undefined && voice !== settings.studio,
  );
  if (isRunning) {
    return (
      <InlineAlert
        title={`${studio?.label ?? 'The studio voice'} is speaking`}
        action={
          <Button variant="default" size="compact-sm" onClick={run.abort}>
            Stop
          </Button>
        }
      >
        <ProgressWithWords
          words={`Line ${Math.min(done + 1, total)} of ${total}`}
          percent={(100 * done) / Math.max(1, total)}
        />
      </InlineAlert>
    );
  }
  if (quick.length === 0) return null;
  if (!studio) {
    return (
      <InlineAlert tone="warning" title="The studio voice isn’t available now">
        You chose a studio voice that this installation no longer has. Your video keeps the voice
        you hear in the preview.
      </InlineAlert>
    );
  }
  const [problem] = quick.flatMap(({ key }) => failed.get(key) ?? []);
  const isOne = quick.length === 1;
  return (
    <InlineAlert
      tone={problem === undefined ? 'info' : 'danger'}
      title={
        problem === undefined
          ? `Finish with ${studio.label}`
          : `We couldn’t speak ${isOne ? 'this line' : `these ${quick.length} lines`}`
      }
      action={
        <Button
          variant="light"
          size="compact-sm"
          loading={isStarting}
          onClick={() =>
            void run
              .start(
                quick.map(({ key }) => key),
                studio.Name,
              )
              .then(() => onSpoken?.())
          }
        >
          {problem === undefined
            ? `Speak ${isOne ? 'it' : `all ${quick.length}`} now`
            : 'Try again'}
        </Button>
      }
    >
      {problem ??
        `${isOne ? 'One line is' : `${quick.length} lines are`} still in the quick voice. If you publish without this step, your video keeps it.`}
    </InlineAlert>
  );
}
