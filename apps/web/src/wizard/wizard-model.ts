import type { Step, Wizard } from '@reelwright/wizards/machine';
import { type ComponentType, createContext, type RefObject, use, useEffect } from 'react';
import type { Answers } from '../project/answers.ts';
import type { ProjectTab } from '../project/project-tab.ts';

/** What becomes of Next: the step is done, the step went on inside itself, or something is still missing. */
export type NextAnswer = 'done' | 'moved' | 'refused';

/** What a step does itself before the wizard moves. */
export interface StepMoves {
  /** A jump leaves the step at once: whoever presses another step does not want to go on inside this one. */
  readonly next?: (isJump: boolean) => NextAnswer | Promise<NextAnswer>;
  /** True when the step went back inside itself. */
  readonly back?: () => boolean;
}

/** What every step of a wizard works with. */
export interface WizardModel extends Answers {
  readonly wizard: Wizard;
  readonly tab: ProjectTab;
  readonly isGuest: boolean;
  readonly step: Step;
  readonly index: number;
  /** A check is under way. */
  readonly isMoving: boolean;
  readonly next: () => Promise<void>;
  readonly back: () => void;
  readonly goTo: (index: number) => void;
  /** Has the preview show what was made of this: the id of a line, of an item, or of a slide. A film that plays follows, unless it is to stay. */
  readonly show: (id: string | undefined, whilePlaying?: 'follow' | 'stay') => void;
  readonly moves: RefObject<StepMoves>;
  readonly screens: WizardScreens['screens'];
}

/** A wizard, and the screens of the steps that are its own. */
export interface WizardScreens {
  readonly wizard: Wizard;
  readonly screens: Readonly<Record<string, ComponentType>>;
}

export const WizardContext = createContext<WizardModel | undefined>(undefined);

export function useWizard(): WizardModel {
  const model = use(WizardContext);
  if (!model) throw new Error('A step is drawn inside a wizard.');
  return model;
}

/** What the step does itself on Next and Back, for as long as it is drawn. */
export function useStepMoves(moves: StepMoves): void {
  const { moves: current } = useWizard();
  useEffect(() => {
    current.current = moves;
  });
  useEffect(
    () => () => {
      current.current = {};
    },
    [current],
  );
}
