import { Button } from '@mantine/core';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ProgressWithWords } from '../../../ui/progress-with-words.tsx';
import { useVoiceRun } from '../../../voice/computer/use-voice-run.ts';
import { useVoiceWork } from '../voice/use-voice-work.ts';

/** Whoever adds or changes words after the voice was made has lines that nobody speaks as they are now. */
export function MissingVoices({ onSpoken }: { readonly onSpoken: () => void }) {
  const { work } = useVoiceWork();
  const run = useVoiceRun(work);
  const { lines, settings } = work;
  const { isStarting, isRunning, done, total, failed } = run.state;
  const missing = lines.filter(({ hasVoice }) => !hasVoice);
  const isSpoken = settings.type === 'tts' && missing.length < lines.length;
  if (!isSpoken || (missing.length === 0 && !isRunning)) return null;
  if (isRunning) {
    return (
      <InlineAlert
        title="Speaking what is missing"
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
  const isOne = missing.length === 1;
  const wasSpoken = missing.some(({ audio }) => audio?.url);
  const [problem] = missing.flatMap(({ key }) => failed.get(key) ?? []);
  return (
    <InlineAlert
      tone={problem === undefined ? 'warning' : 'danger'}
      title={
        problem === undefined
          ? isOne
            ? 'One line has no voice yet'
            : `${missing.length} lines have no voice yet`
          : `We couldn’t speak ${isOne ? 'this line' : `these ${missing.length} lines`}`
      }
      action={
        <Button
          variant="light"
          size="compact-sm"
          loading={isStarting}
          onClick={() => void run.start().then(onSpoken)}
        >
          {problem !== undefined ? 'Try again' : isOne ? 'Speak it' : 'Speak them'}
        </Button>
      }
    >
      {missing[0] && `“${missing[0].spoken}” `}
      {problem ??
        `${isOne ? 'It was' : 'They were'} ${wasSpoken ? 'changed' : 'added'} after the voice-over was made.`}
    </InlineAlert>
  );
}
