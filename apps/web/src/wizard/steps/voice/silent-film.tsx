import { Button } from '@mantine/core';
import { findVoice } from '@reelwright/contract';
import { filmLanguageOf } from '@reelwright/movie/language';
import { limitTable } from '@reelwright/plans';
import { IconMicrophone2, IconPlayerStop, IconVolume } from '@tabler/icons-react';
import { hasPaidAccess } from '../../../account/plan.ts';
import { isMember } from '../../../account/session-store.ts';
import { useUser } from '../../../account/use-user.ts';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { speaks } from '../../../language/speaks.ts';
import { Icon } from '../../../theme/icon.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { firstWords } from '../../../voice/computer/first-words.ts';
import { useVoiceSample } from '../../../voice/computer/use-voice-sample.ts';
import type { VoiceWork } from '../../../voice/voice-work.ts';
import classes from './silent-film.module.css';

/** Words in a minute, as our voices speak. */
const wordsAMinute = 150;

interface SilentFilmProps {
  readonly work: VoiceWork;
  readonly isStarting: boolean;
  readonly onSpeak: () => Promise<void>;
}

/** Everybody was promised a voice: here is what it would sound like, what it takes, and the press that adds it. */
export function SilentFilm({ work, isStarting, onSpeak }: SilentFilmProps) {
  const takes = useSpeechWords(work);
  const hasPaid = hasPaidAccess(useUser());
  const { isBusy, run } = useBusy();
  const { isPlaying, isWaiting, toggle } = useVoiceSample({
    name: work.settings.voice,
    text: firstWords(work.lines),
    problem: 'We couldn’t speak it just now. Please try again.',
  });
  const add = async () => {
    if (await chooseNarrator(work, hasPaid)) await onSpeak();
  };
  return (
    <InlineAlert title="Silent so far">
      A computer voice can tell this story. {takes}
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<Icon shape={IconMicrophone2} />}
          loading={isStarting || isBusy}
          onClick={() => void run(add)}
        >
          Add a voice
        </Button>
        <Button
          variant="subtle"
          loading={isWaiting}
          leftSection={<Icon shape={isPlaying ? IconPlayerStop : IconVolume} />}
          onClick={toggle}
        >
          {isPlaying ? 'Stop' : 'Hear the first lines spoken'}
        </Button>
      </div>
    </InlineAlert>
  );
}

/** What a voice takes, said before it begins. */
function useSpeechWords({ lines }: VoiceWork): string {
  const user = useUser();
  const words = lines.reduce((sum, { spoken }) => sum + spoken.split(/\s+/).length, 0);
  const minutes = Math.max(1, Math.round(words / wordsAMinute));
  const { free } = limitTable.ttsMinutesPerMonth.values;
  if (!isMember(user)) {
    return `It needs a free account, and takes about ${minutes} of the ${free} minutes of speech you get each month.`;
  }
  const most = user.access.limits?.ttsMinutesPerMonth ?? null;
  return most === null
    ? ''
    : `It takes about ${minutes} of your ${most} minutes of speech a month.`;
}

/** A narrator who speaks the language of the film; false where there is none. */
async function chooseNarrator({ settings, language, setSettings }: VoiceWork, hasPaid: boolean) {
  const film = filmLanguageOf(language);
  if (!film) return true;
  const voices = await request((options) => client.voices({}, options), { errorToast: true });
  const chosen = findVoice(voices, settings.voice);
  if (chosen && speaks(chosen, film.code)) return true;
  const able = voices.find((voice) => speaks(voice, film.code) && (!voice.pro || hasPaid));
  if (!able) {
    toast.info(`No voice here speaks ${film.name}. You can record your own in the Voice step.`);
    return false;
  }
  setSettings('Choose a voice', { voice: able.Name, lang: able.LanguageCode });
  return true;
}
