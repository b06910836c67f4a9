import type { ProjectData } from '@reelwright/movie';
import type { Edit, Step, StepTask, StepWork, Wizard } from '@reelwright/wizards/machine';
import { type ComponentType, createContext, type RefObject, use, useEffect } from 'react';
import type { Answers } from '../project/answers.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import type { WaitingFor } from './use-step-work.ts';

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
  /** The way to the next step is under way. */
  readonly isMoving: boolean;
  /** What takes a while on that way, and how to call it off: the answers stay as they were. */
  readonly waiting: WaitingFor | undefined;
  readonly cancel: () => void;
  readonly next: () => Promise<void>;
  readonly back: () => void;
  readonly goTo: (index: number) => void;
  /** Has the preview show what was made of this: the id of a line, of an item, or of a slide. A film that plays follows, unless it is to stay, or to rest there. */
  readonly show: (id: string | undefined, whilePlaying?: 'follow' | 'stay' | 'rest') => void;
  readonly moves: RefObject<StepMoves>;
  readonly screens: WizardScreens['screens'];
  readonly jobs: WizardScreens['jobs'];
  /** The film as it plays beside the form: of the answers as they were a moment ago. */
  readonly film?: ProjectData | undefined;
}

/** Work that takes a while, with what a page calls it off by. */
export interface PageWork extends StepWork {
  readonly signal: AbortSignal;
}

/** Does the work of a job step. The server goes on with it while nobody looks. */
export interface JobRunner {
  /** Begins it; gives what finds it again, also after a reload. */
  readonly start: (data: ProjectData, signal: AbortSignal) => Promise<string>;
  /** Waits for it, and gives an edit that takes what came of it into the answers. Fails with a sentence. */
  readonly follow: (id: string, data: ProjectData, work: PageWork) => Promise<Edit>;
  readonly cancel?: (id: string, data: ProjectData) => Promise<void>;
}

/** A wizard, and the screens of the steps that are its own. */
export interface WizardScreens {
  readonly wizard: Wizard;
  readonly screens: Readonly<Record<string, ComponentType>>;
  /** What its steps wait for before the next one, by the id of the step. */
  readonly waitFor?: Readonly<
    Record<string, (data: ProjectData, work: PageWork) => ReturnType<StepTask>>
  >;
  /** Who does the work of its job steps, by the id of the step. */
  readonly jobs?: Readonly<Record<string, JobRunner>>;
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
