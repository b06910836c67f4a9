import { Button, Checkbox, Select } from '@mantine/core';
import { findVoice } from '@reelwright/contract';
import { IconMicrophone2 } from '@tabler/icons-react';
import { offerUpgrade } from '../../../account/offer-upgrade.ts';
import { hasPaidAccess } from '../../../account/plan.ts';
import { useUser } from '../../../account/use-user.ts';
import { Icon } from '../../../theme/icon.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { FormSkeleton } from '../../../ui/skeletons.tsx';
import { useWizard } from '../../wizard-model.ts';
import type { VoiceRun } from './use-voice-run.ts';
import { useVoices } from './use-voices.ts';
import classes from './voice.module.css';
import { VoiceDemo } from './voice-demo.tsx';
import { VoiceLineList } from './voice-line-list.tsx';
import type { VoiceLineState } from './voice-lines.ts';

interface ComputerVoiceProps {
  readonly run: VoiceRun;
  readonly lines: readonly VoiceLineState[];
  readonly missing: number;
  readonly onOther: () => void;
}

/** Spec: narrator, language, how it sounds, and the way to begin. */
export function ComputerVoice({ run, lines, missing, onOther }: ComputerVoiceProps) {
  const { data, change } = useWizard();
  const user = useUser();
  const { lang, voice, overwrite } = data.voSettings;
  const { data: known, isError, error, refetch } = useVoices();
  if (isError) {
    return (
      <ErrorState
        title="We couldn't load the voices"
        advice="Please check your connection, then try again."
        safe="Your video is as it was."
        details={error.message}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!known) return <FormSkeleton fields={2} />;
  const chosen = findVoice(known.voices, voice);
  const language = chosen?.LanguageCode ?? lang;
  const spoken = known.voices.filter(({ LanguageCode }) => LanguageCode === language);
  const set = (settings: Partial<typeof data.voSettings>) =>
    change('Choose a voice', (now) => ({
      ...now,
      voSettings: { ...now.voSettings, ...settings },
    }));
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
  const hasAudio = lines.some(({ line }) => line.audio?.url);
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
      {chosen && <VoiceDemo key={chosen.Name} name={chosen.Name} label={chosen.label} />}
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
      <VoiceLineList run={run} lines={lines} />
      <div>
        <Button variant="subtle" color="gray" onClick={onOther}>
          Want to use other instead?
        </Button>
      </div>
    </div>
  );
}

/** Some voices say how they sound in their name already. */
function named(label: string, mood: string | undefined): string {
  return mood && !label.includes(mood) ? `${label} · ${mood}` : label;
}
