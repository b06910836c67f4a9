import { Button, Checkbox, Select } from '@mantine/core';
import { findVoice, type Voice } from '@reelwright/contract';
import { filmLanguageOf } from '@reelwright/movie/language';
import { IconMicrophone2 } from '@tabler/icons-react';
import { offerUpgrade } from '../../account/offer-upgrade.ts';
import { hasPaidAccess } from '../../account/plan.ts';
import { useUser } from '../../account/use-user.ts';
import { speaks } from '../../language/speaks.ts';
import { Icon } from '../../theme/icon.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import classes from '../voice.module.css';
import type { VoiceWork } from '../voice-work.ts';
import { SpeakingSettings } from './speaking-settings.tsx';
import type { VoiceRun } from './use-voice-run.ts';
import { useVoices } from './use-voices.ts';
import { VoiceDemo } from './voice-demo.tsx';
import { VoiceLineList } from './voice-line-list.tsx';

interface ComputerVoiceProps {
  readonly run: VoiceRun;
  readonly work: VoiceWork;
}

/** Spec: narrator, language, how it sounds, and the way to begin. */
export function ComputerVoice({ run, work }: ComputerVoiceProps) {
  const { lines, settings } = work;
  const missing = lines.filter(({ hasVoice }) => !hasVoice).length;
  const user = useUser();
  const { lang, voice, overwrite } = settings;
  const { data: known, isError, error, refetch } = useVoices();
  if (isError) {
    return (
      <ErrorState
        title="We couldn’t load the voices"
        advice="Please check your connection, then try again."
        safe="Your video hasn’t changed."
        details={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!known) return <FormSkeleton fields={2} />;
  const chosen = findVoice(known.voices, voice);
  const language = chosen?.LanguageCode ?? lang;
  const spoken = known.voices.filter(({ LanguageCode }) => LanguageCode === language);
  const set = (part: Partial<VoiceWork['settings']>) => work.setSettings('Choose a voice', part);
  const choose = (name: string) => {
    const wanted = known.voices.find(({ Name }) => Name === name);
    if (!wanted) return;
    if (wanted.pro && !hasPaidAccess(user)) {
      void offerUpgrade(
        "This voice isn't available in FREE accounts",
        `Upgrade to use ${wanted.label} and all other voices. The free voices stay free.`,
      );
      return;
    }
    set({ voice: wanted.Name, lang: wanted.LanguageCode });
  };
  const hasAudio = lines.some(({ audio }) => audio?.url);
  const isDone = missing === 0;
  return (
    <div className={classes.step}>
      <div className={classes.pair}>
        <Select
          label="Narrator"
          withAsterisk
          allowDeselect={false}
          checkIconPosition="right"
          data={spoken.map(({ Name, label, mood, pro }) => ({
            value: Name,
            label: named(label, mood) + (pro ? ' (Pro)' : ''),
          }))}
          value={chosen?.Name ?? null}
          onChange={(name) => name && choose(name)}
        />
        <Select
          label="Language"
          withAsterisk
          allowDeselect={false}
          checkIconPosition="right"
          data={known.languages.map(({ value, label }) => ({ value, label }))}
          value={language}
          onChange={(code) => {
            const first = known.voices.find(
              ({ LanguageCode, pro }) => LanguageCode === code && (!pro || hasPaidAccess(user)),
            );
            const other = known.voices.find(({ LanguageCode }) => LanguageCode === code);
            choose((first ?? other)?.Name ?? '');
          }}
        />
      </div>
      <OtherLanguage work={work} voices={known.voices} chosen={chosen} onChoose={choose} />
      {chosen && <VoiceDemo key={chosen.Name} name={chosen.Name} label={chosen.label} />}
      <SpeakingSettings settings={settings} onChange={set} />
      {hasAudio && (
        <Checkbox
          label="Overwrite existing audio files"
          checked={overwrite}
          onChange={(event) => set({ overwrite: event.currentTarget.checked })}
        />
      )}
      {isDone && !overwrite ? (
        <InlineAlert tone="success">
          Every line has its voice. Play your video to hear it.
        </InlineAlert>
      ) : (
        <div>
          <Button
            size="md"
            leftSection={<Icon shape={IconMicrophone2} />}
            loading={run.state.isStarting}
            onClick={() => void run.start()}
          >
            {hasAudio && !overwrite
              ? `Go on with ${missing === 1 ? 'one line' : `${missing} lines`}`
              : 'Generate voice-overs'}
          </Button>
        </div>
      )}
      <VoiceLineList run={run} lines={lines} settings={settings} onChange={set} />
    </div>
  );
}

interface OtherLanguageProps {
  readonly work: VoiceWork;
  readonly voices: readonly Voice[];
  readonly chosen: Voice | undefined;
  readonly onChoose: (name: string) => void;
}

/** A voice reads words of another language as if they were its own, which nobody understands. */
function OtherLanguage({ work, voices, chosen, onChoose }: OtherLanguageProps) {
  const film = filmLanguageOf(work.language);
  const isSpoken = chosen ? speaks(chosen, film?.code ?? '') : false;
  if (!film || isSpoken) return null;
  const able = voices.find((voice) => speaks(voice, film.code));
  return able ? (
    <InlineAlert
      tone="warning"
      action={
        <Button variant="default" size="compact-sm" onClick={() => onChoose(able.Name)}>
          Use a {film.name} voice
        </Button>
      }
    >
      Your video is in {film.name}, and this voice speaks another language.
    </InlineAlert>
  ) : (
    <InlineAlert tone="warning">
      Your video is in {film.name}, and no voice here speaks it. Record your own voice, or go on
      without one: the words stay on the slides. The owner of this installation can add voices
      (espeak-ng, or a service).
    </InlineAlert>
  );
}

/** Some voices say how they sound in their name already. */
function named(label: string, mood: string | undefined): string {
  return mood && !label.includes(mood) ? `${label} · ${mood}` : label;
}
