import { type ComponentType, lazy, Suspense } from 'react';
import { FormSkeleton } from '../ui/skeletons.tsx';
import { FieldsStep } from './steps/fields-step.tsx';
import { KeywordStep } from './steps/keyword/keyword-step.tsx';
import { useWizard } from './wizard-model.ts';

/** The screens that wizards share. Those of a wizard's own come with it. */
const sharedScreens: Readonly<Record<string, ComponentType>> = {
  fields: FieldsStep,
  keyword: KeywordStep,
  media: lazy(async () => ({ default: (await import('./steps/media/media-step.tsx')).MediaStep })),
  bonuses: lazy(async () => ({
    default: (await import('./steps/bonuses/bonuses-step.tsx')).BonusesStep,
  })),
  voice: lazy(async () => ({ default: (await import('./steps/voice/voice-step.tsx')).VoiceStep })),
  theme: lazy(async () => ({ default: (await import('./steps/theme/theme-step.tsx')).ThemeStep })),
  contact: lazy(async () => ({
    default: (await import('./steps/contact/contact-step.tsx')).ContactStep,
  })),
  publish: lazy(async () => ({
    default: (await import('./steps/publish/publish-screen.tsx')).PublishScreen,
  })),
};

/** Draws the step that the wizard is at, whatever kind it is. */
export function StepScreen() {
  const { step, screens } = useWizard();
  const Screen = screens[step.kind] ?? sharedScreens[step.kind];
  if (!Screen) throw new Error(`No screen draws steps of the kind “${step.kind}”.`);
  return (
    <Suspense fallback={<FormSkeleton fields={3} />}>
      <Screen />
    </Suspense>
  );
}
