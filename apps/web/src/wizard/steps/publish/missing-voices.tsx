import { Button } from '@mantine/core';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { useVoiceRun } from '../../../voice/computer/use-voice-run.ts';
import { useVoiceWork } from '../voice/use-voice-work.ts';

/** Whoever adds contact details after the voice was made has a line that nobody speaks yet. */
export function MissingVoices({ onSpoken }: { readonly onSpoken: () => void }) {
  const { work } = useVoiceWork();
  const run = useVoiceRun(work);
  const { lines, settings } = work;
  const missing = lines.filter(({ hasVoice }) => !hasVoice);
  const isSpoken = settings.type === 'tts' && missing.length < lines.length;
  if (!isSpoken || (missing.length === 0 && !run.state.isRunning)) return null;
  const isOne = missing.length === 1;
  return (
    <InlineAlert
      tone="warning"
      title={isOne ? 'One line has no voice yet' : `${missing.length} lines have no voice yet`}
      action={
        <Button
          variant="light"
          size="compact-sm"
          loading={run.state.isStarting || run.state.isRunning}
          onClick={() => void run.start().then(onSpoken)}
        >
          {isOne ? 'Speak it' : 'Speak them'}
        </Button>
      }
    >
      {missing[0] && `“${missing[0].spoken}”`} It was added after the voice-over was made.
    </InlineAlert>
  );
}
