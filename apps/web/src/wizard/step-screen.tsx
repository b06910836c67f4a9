import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { FormSkeleton } from '../ui/skeletons.tsx';
import { FieldsStep } from './steps/fields-step.tsx';
import { KeywordStep } from './steps/keyword/keyword-step.tsx';
import { type NextAnswer, useStepMoves, useWizard } from './wizard-model.ts';

type Load = () => Promise<{ readonly default: ComponentType }>;

const laterScreens = {
  job: async () => ({ default: (await import('./steps/job/job-step.tsx')).JobStep }),
  media: async () => ({ default: (await import('./steps/media/media-step.tsx')).MediaStep }),
  bonuses: async () => ({
    default: (await import('./steps/bonuses/bonuses-step.tsx')).BonusesStep,
  }),
  voice: async () => ({ default: (await import('./steps/voice/voice-step.tsx')).VoiceStep }),
  theme: async () => ({ default: (await import('./steps/theme/theme-step.tsx')).ThemeStep }),
  contact: async () => ({
    default: (await import('./steps/contact/contact-step.tsx')).ContactStep,
  }),
  publish: async () => ({
    default: (await import('./steps/publish/publish-screen.tsx')).PublishScreen,
  }),
} satisfies Readonly<Record<string, Load>>;

/** The screens that wizards share. Those of a wizard's own come with it. */
const sharedScreens: Readonly<Record<string, ComponentType>> = {
  fields: FieldsStep,
  keyword: KeywordStep,
  ...Object.fromEntries(Object.entries(laterScreens).map(([kind, load]) => [kind, lazy(load)])),
};

/** The first step has the line to itself. */
const fetchesLaterMs = 3000;

/** Fetches the screens of later steps ahead: they open at once, and also when the connection is gone by then. */
export function useLaterScreens(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of Object.values(laterScreens)) void load().catch(() => undefined);
    }, fetchesLaterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Its screen is still being fetched: who presses Next meanwhile gets the answer of that screen, once it is there. */
function ScreenToCome() {
  const { moves } = useWizard();
  const pressed = useRef<() => void>(undefined);
  useStepMoves({
    next: (isJump) =>
      new Promise<NextAnswer>((resolve) => {
        pressed.current = () => resolve(moves.current.next?.(isJump) ?? 'done');
      }),
  });
  // The screen says what it does itself when it is drawn, which is after this one went.
  useEffect(() => () => void setTimeout(() => pressed.current?.()), []);
  return <FormSkeleton fields={3} />;
}

/** Draws the step that the wizard is at, whatever kind it is. */
export function StepScreen() {
  const { step, screens } = useWizard();
  useLaterScreens();
  const Screen = screens[step.kind] ?? sharedScreens[step.kind];
  if (!Screen) throw new Error(`No screen draws steps of the kind “${step.kind}”.`);
  return (
    <Suspense fallback={<ScreenToCome />}>
      <Screen />
    </Suspense>
  );
}
