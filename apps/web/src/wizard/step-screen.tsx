import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { fetchImageEditor } from '../media/image-editor/open-image-editor.tsx';
import { fetchTrimEditor } from '../media/trim/open-trim-editor.tsx';
import { fetchMediaImporter } from '../media-picker/pick-media.tsx';
import { FormSkeleton } from '../ui/skeletons.tsx';
import { isLater, laterScreen } from './later-screen.ts';
import { FieldsStep } from './steps/fields-step.tsx';
import { KeywordStep } from './steps/keyword/keyword-step.tsx';
import { type NextAnswer, useStepMoves, useWizard } from './wizard-model.ts';

/** The screens that wizards share. Those of a wizard's own come with it. */
const sharedScreens: Readonly<Record<string, ComponentType>> = {
  fields: FieldsStep,
  keyword: KeywordStep,
  job: laterScreen(async () => (await import('./steps/job/job-step.tsx')).JobStep),
  media: laterScreen(async () => (await import('./steps/media/media-step.tsx')).MediaStep),
  bonuses: laterScreen(async () => (await import('./steps/bonuses/bonuses-step.tsx')).BonusesStep),
  voice: laterScreen(async () => (await import('./steps/voice/voice-step.tsx')).VoiceStep),
  theme: laterScreen(async () => (await import('./steps/theme/theme-step.tsx')).ThemeStep),
  contact: laterScreen(async () => (await import('./steps/contact/contact-step.tsx')).ContactStep),
  publish: laterScreen(
    async () => (await import('./steps/publish/publish-screen.tsx')).PublishScreen,
  ),
};

/** What a step opens when somebody changes a picture or a clip. */
const popups = [fetchMediaImporter, fetchImageEditor, fetchTrimEditor];

/** The first step has the line to itself. */
const fetchesLaterMs = 3000;

/** Fetches the screens of later steps ahead: they open at once, and also when the connection is gone by then. */
export function useLaterScreens(): void {
  const { screens } = useWizard();
  useEffect(() => {
    const timer = setTimeout(() => {
      const all = [...Object.values(screens), ...Object.values(sharedScreens)];
      const fetches = [...all.filter(isLater).map(({ fetchScreen }) => fetchScreen), ...popups];
      for (const fetchIt of fetches) void fetchIt().catch(() => undefined);
    }, fetchesLaterMs);
    return () => clearTimeout(timer);
  }, [screens]);
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
