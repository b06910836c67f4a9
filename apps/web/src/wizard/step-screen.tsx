import { type ComponentType, Suspense } from 'react';
import { FormSkeleton } from '../ui/skeletons.tsx';
import { FieldsStep } from './steps/fields-step.tsx';
import { KeywordStep } from './steps/keyword/keyword-step.tsx';
import { useWizard } from './wizard-model.ts';

/** The screens that wizards share. Those of a wizard's own come with it. */
const sharedScreens: Readonly<Record<string, ComponentType>> = {
  fields: FieldsStep,
  keyword: KeywordStep,
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
