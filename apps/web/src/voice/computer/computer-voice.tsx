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
import { firstWords } from './first-words.ts';
import { SpeakingSettings } from './speaking-settings.tsx';
import { StudioChoice } from './studio-choice.tsx';
import { StudioVoice } from './studio-voice.tsx';
import type { VoiceRun } from './use-voice-run.ts';
import { useVoices } from './use-voices.ts';
import { VoiceCards } from './voice-cards.tsx';
import { VoiceLineList } from './voice-line-list.tsx';

interface ComputerVoiceProps {
  readonly run: VoiceRun;
  readonly work: VoiceWork;
  /** Given where only one slide is spoken: how many others have no voice, and what speaks them. */
  readonly others?: { readonly silent: number; readonly speak: () => void } | undefined;
}

/** Spec: narrator, language, how it sounds, and the way to begin. */
export function ComputerVoice({ run, work, others }: ComputerVoiceProps) {
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
  const spoken = known.voices.filter(
    ({ LanguageCode, quality }) => LanguageCode === language && quality !== 'studio',
  );
  const set = (part: Partial<VoiceWork['settings']>) => work.setSettings('Choose a voice', part);
  const mayUse = ({ pro, label }: Voice) => {
    if (!pro || hasPaidAccess(user)) return true;
    void offerUpgrade(
      "This voice isn't available in FREE accounts",
      `Upgrade to use ${label} and all other voices. The free voices stay free.`,
    );
    return false;
  };
  const choose = (name: string) => {
    const wanted = known.voices.find(({ Name }) => Name === name);
    if (wanted && mayUse(wanted)) set({ voice: wanted.Name, lang: wanted.LanguageCode });
  };
  const hasAudio = lines.some(({ audio }) => audio?.url);
  const isDone = missing === 0;
  return (
    <div className={classes.step}>
      <div className={classes.pair}>
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
      <VoiceCards
        voices={spoken}
        chosen={chosen?.Name}
        sample={firstWords(lines)}
        onChoose={choose}
      />
      <StudioChoice
        voices={known.voices.filter(({ LanguageCode }) => LanguageCode === language)}
        narrator={chosen}
        chosen={settings.studio}
        sample={firstWords(lines)}
        onChoose={(wanted) => {
          if (wanted === undefined) set({ studio: undefined });
          else if (mayUse(wanted)) set({ studio: wanted.Name });
        }}
      />
      <SpeakingSettings settings={settings} onChange={set} />
      {hasAudio && (
        <Checkbox
          label="Overwrite existing audio files"
          checked={overwrite}
          onChange={(event) => set({ overwrite: event.currentTarget.checked })}
        />
      )}
      {isDone && !overwrite ? (
        <VoiceDone others={others} />
      ) : (
        <div className={classes.begin}>
          <Button
            size="md"
            leftSection={<Icon shape={IconMicrophone2} />}
            loading={run.state.isStarting}
            onClick={() => void run.start()}
          >
            {others
              ? `Speak this slide${hasAudio ? ' again' : ''}`
              : hasAudio && !overwrite
                ? `Speak the ${missing === 1 ? 'line that is' : `${missing} lines that are`} left`
                : 'Generate voice-overs'}
          </Button>
        </div>
      )}
      {isDone && <StudioVoice work={work} run={run} />}
      <VoiceLineList
        run={run}
        lines={lines}
        settings={settings}
        isOneSlide={others !== undefined}
        onChange={set}
      />
    </div>
  );
}

/** What has its voice now, and what is still silent. */
function VoiceDone({ others }: Pick<ComputerVoiceProps, 'others'>) {
  if (!others) {
    return (
      <InlineAlert tone="success">Every line has a voice. Play your video to hear it.</InlineAlert>
    );
  }
  const { silent, speak } = others;
  if (silent === 0) {
    return (
      <InlineAlert tone="success">
        This slide has a voice, and so does every other one with words. Play your video to hear it.
      </InlineAlert>
    );
  }
  return (
    <InlineAlert
      tone="success"
      action={
        <Button variant="default" size="compact-sm" onClick={speak}>
          {silent === 1 ? 'Speak the other slide too' : `Speak the other ${silent} slides too`}
        </Button>
      }
    >
      This slide has a voice. {silent === 1 ? 'One other slide has' : `${silent} other slides have`}{' '}
      words but no voice yet.
    </InlineAlert>
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
