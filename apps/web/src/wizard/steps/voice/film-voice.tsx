import { Button } from '@mantine/core';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ProgressWithWords } from '../../../ui/progress-with-words.tsx';
import { useVoiceRun, type VoiceRun } from '../../../voice/computer/use-voice-run.ts';
import type { VoiceWork } from '../../../voice/voice-work.ts';
import { useWizard } from '../../wizard-model.ts';
import { SilentFilm } from './silent-film.tsx';
import { useVoiceWork } from './use-voice-work.ts';
import { withVoiceType } from './voice-lines.ts';

export interface FilmVoiceProps {
  readonly onSpoken?: () => void;
}

/** A film without a voice says so, and gets one by one press; so do lines that were changed after they were spoken. */
export function FilmVoice({ onSpoken }: FilmVoiceProps) {
  const { change } = useWizard();
  const { work } = useVoiceWork();
  const run = useVoiceRun(work);
  const { lines, settings } = work;
  const { isStarting, isRunning, done, total } = run.state;
  const missing = lines.filter(({ hasVoice }) => !hasVoice);
  if (isRunning) {
    return (
      <InlineAlert
        title="Adding the voice"
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
  const isSilent = lines.length > 0 && lines.every(({ audio }) => !audio?.url);
  const isChosen = settings.type !== undefined && !isStarting;
  if (isSilent && !isChosen && !work.wholeUrl) {
    const speak = async () => {
      change('Choose a voice-over', (now) => withVoiceType(now, 'tts'));
      await run.start();
      // Whoever thinks better of it has chosen nothing.
      if (work.now().lines.every(({ audio }) => !audio?.url)) {
        change('Choose a voice-over', (now) => withVoiceType(now, undefined));
      }
      onSpoken?.();
    };
    return <SilentFilm work={work} isStarting={isStarting} onSpeak={speak} />;
  }
  const isSpoken = settings.type === 'tts' && missing.length < lines.length;
  if (!isSpoken || missing.length === 0) return null;
  return <MissingVoices missing={missing} run={run} {...(onSpoken && { onSpoken })} />;
}

interface MissingVoicesProps extends FilmVoiceProps {
  readonly missing: VoiceWork['lines'];
  readonly run: VoiceRun;
}

/** Whoever adds or changes words after the voice was made has lines that nobody speaks as they are now. */
function MissingVoices({ missing, run, onSpoken }: MissingVoicesProps) {
  const { isStarting, failed } = run.state;
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
