import { Button } from '@mantine/core';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CaptionChoice } from '../../../captions/caption-choice.tsx';
import { FormFields } from '../../../form/form-fields.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { useMakeDraft } from '../../draft/use-make-draft.ts';
import { useStepMoves, useWizard } from '../../wizard-model.ts';
import { useAnswersForm } from '../use-answers-form.ts';
import { BackgroundChoice } from './background-choice.tsx';
import { EffectChoice } from './effect-choice.tsx';
import { FontChoice } from './font-choice.tsx';
import { MusicChoice } from './music-choice.tsx';
import { PresetList } from './preset-list.tsx';
import { randomTheme } from './random-theme.ts';
import { SizeChoice } from './size-choice.tsx';
import { ThemeSection } from './theme-section.tsx';
import classes from './theme-step.module.css';
import { TransitionChoice } from './transition-choice.tsx';
import { useAllowedThemes } from './use-allowed-themes.ts';
import { WatermarkChoice } from './watermark-choice.tsx';

/** Spec: the draft is made anew this long after the look was last changed. */
const draftsAfterMs = 1500;

/** How the video looks and sounds: a preset, and what somebody changes of it. */
export function ThemeStep() {
  const { step, data, change, show, film = data } = useWizard();
  const fields = step.fields?.(data) ?? [];
  const form = useAnswersForm(fields);
  const allowed = useAllowedThemes();
  useEffect(() => show('title'), [show]);
  const makeDraft = useMakeDraft();
  useDraftAfterChanges(makeDraft);
  useStepMoves({
    next: () => {
      makeDraft();
      return 'done';
    },
  });
  return (
    <div className={classes.step}>
      <PresetList allowed={allowed} />
      <div>
        <Button
          variant="subtle"
          leftSection={<Icon shape={IconArrowsShuffle} />}
          onClick={() => change('Surprise me', (now) => randomTheme(now, allowed, Math.random))}
        >
          Surprise me
        </Button>
      </div>
      <div className={classes.sections}>
        {fields.length > 0 && (
          <ThemeSection label={step.fieldsTitle ?? 'More settings'}>
            <FormFields form={form} />
          </ThemeSection>
        )}
        <ThemeSection label="Captions">
          <CaptionChoice film={film} />
        </ThemeSection>
        <ThemeSection label="Watermark">
          <WatermarkChoice />
        </ThemeSection>
        <ThemeSection label="Resize video">
          <SizeChoice />
        </ThemeSection>
        <ThemeSection label="Background">
          <BackgroundChoice />
        </ThemeSection>
        <ThemeSection label="Fonts / Color">
          <FontChoice />
        </ThemeSection>
        <ThemeSection label="Special Effects">
          <EffectChoice />
        </ThemeSection>
        <ThemeSection label="Music track">
          <MusicChoice />
        </ThemeSection>
        <ThemeSection label="Slide transitions">
          <TransitionChoice />
        </ThemeSection>
      </div>
    </div>
  );
}

/** What is saved follows what is seen, a moment after the last change. */
function useDraftAfterChanges(makeDraft: () => void): void {
  const { data } = useWizard();
  const { theme, watermark, movie, captions } = data;
  const look = JSON.stringify([theme, watermark, movie.size, movie.overlay, movie.audio, captions]);
  const drafted = useRef<string>(undefined);
  const make = useEffectEvent(() => makeDraft());
  useEffect(() => {
    const timer = setTimeout(() => {
      if (drafted.current === look) return;
      drafted.current = look;
      make();
    }, draftsAfterMs);
    return () => clearTimeout(timer);
  }, [look]);
}
