import { type ComponentType, Suspense } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { fetchedPart } from '../ui/fetched-part.tsx';
import { FormSkeleton } from '../ui/skeletons.tsx';
import { FieldsStep } from './steps/fields-step.tsx';
import { KeywordStep } from './steps/keyword/keyword-step.tsx';
import { useWizard } from './wizard-model.ts';

function StepMissing() {
  return (
    <ErrorState
      title="We couldn’t load this step"
      advice="Please check your connection and reload the page."
      safe="Everything you typed is kept."
      retryLabel="Reload"
      onRetry={() => location.reload()}
    />
  );
}

const fetchedStep = (load: () => Promise<ComponentType>) => fetchedPart(load, StepMissing);

/** The screens that wizards share. Those of a wizard's own come with it. */
const sharedScreens: Readonly<Record<string, ComponentType>> = {
  fields: FieldsStep,
  keyword: KeywordStep,
  media: fetchedStep(async () => (await import('./steps/media/media-step.tsx')).MediaStep),
  bonuses: fetchedStep(async () => (await import('./steps/bonuses/bonuses-step.tsx')).BonusesStep),
  voice: fetchedStep(async () => (await import('./steps/voice/voice-step.tsx')).VoiceStep),
  theme: fetchedStep(async () => (await import('./steps/theme/theme-step.tsx')).ThemeStep),
  contact: fetchedStep(async () => (await import('./steps/contact/contact-step.tsx')).ContactStep),
  publish: fetchedStep(
    async () => (await import('./steps/publish/publish-screen.tsx')).PublishScreen,
  ),
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
