import type { User } from '@reelwright/contract';
import type { ProjectData } from '@reelwright/movie';
import { stepIndexOf } from '@reelwright/wizards/machine';
import { onTestFinished } from 'vitest';
import { sessionStore } from '../account/session-store.ts';
import { AnswersContext } from '../project/answers.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { createStore, type Store } from '../store/create-store.ts';
import { useStore } from '../store/use-store.ts';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { StepScreen } from '../wizard/step-screen.tsx';
import {
  type NextAnswer,
  type StepMoves,
  WizardContext,
  type WizardModel,
  type WizardScreens,
} from '../wizard/wizard-model.ts';
import { renderComponent } from './render-component.tsx';

interface DrawnStep {
  readonly data: () => ProjectData;
  /** What the step itself says to Next. */
  readonly next: () => Promise<NextAnswer>;
}

/** Draws one step of a wizard by itself: answers change as they would, nothing is saved or played. */
export function renderStep(
  { wizard, screens, jobs }: WizardScreens,
  route: string,
  answers: ProjectData,
  user: Partial<User> | null = null,
): DrawnStep {
  sessionStore.set({ status: 'known', user: user as User | null });
  onTestFinished(() => sessionStore.set({ status: 'unknown' }));
  const index = stepIndexOf(wizard, route);
  const step = wizard.steps[index];
  if (!step) throw new Error(`${wizard.title} has no step ${route}.`);
  const answered = createStore(answers);
  const moves: { current: StepMoves } = { current: {} };
  const tab = {
    key: 'test',
    view: { get: () => ({ saving: { data: answered.get() } }) },
  } as unknown as ProjectTab;
  const still = {
    wizard,
    screens,
    tab,
    step,
    index,
    moves,
    isGuest: !user,
    isMoving: false,
    waiting: undefined,
    cancel: () => undefined,
    jobs,
    change: (_label: string, update: (data: ProjectData) => ProjectData) =>
      answered.set(update(answered.get())),
    next: async () => undefined,
    back: () => undefined,
    goTo: () => undefined,
    show: () => undefined,
  };
  renderComponent(<OneStep still={still} answered={answered} />);
  return {
    data: answered.get,
    next: async () => (await moves.current.next?.(false)) ?? 'done',
  };
}

interface OneStepProps {
  readonly still: Omit<WizardModel, 'data'>;
  readonly answered: Store<ProjectData>;
}

function OneStep({ still, answered }: OneStepProps) {
  const model: WizardModel = { ...still, data: useStore(answered) };
  return (
    <WizardContext value={model}>
      <AnswersContext value={model}>
        <DialogHost>
          <h2>{model.step.heading}</h2>
          <StepScreen />
          <ToastHost />
        </DialogHost>
      </AnswersContext>
    </WizardContext>
  );
}
