import type { ProjectData } from '@reelwright/movie';
import { linesOf } from '@reelwright/wizards';
import {
  mayOpenStep,
  movedIndex,
  reachedIndex,
  stepIndexOf,
  stepPath,
  type Wizard,
} from '@reelwright/wizards/machine';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { currentUser, isMember } from '../account/session-store.ts';
import { trackActivity } from '../account/track-activity.ts';
import { settleProject } from '../project/open-project.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { toast } from '../ui/toast.tsx';
import { changeAnswers } from './change-answers.ts';
import { quietSave } from './quiet-save.ts';
import type { NextAnswer, StepMoves } from './wizard-model.ts';

/** The step that the address names, and the ways to others. */
export function useWizardMoves(wizard: Wizard, tab: ProjectTab, onRefused: () => void) {
  const navigate = useNavigate();
  const { '*': route = '' } = useParams();
  const named = stepIndexOf(wizard, route);
  const index = Math.max(0, named);
  const moves = useRef<StepMoves>({});
  const [isMoving, setMoving] = useState(false);
  const dataNow = () => tab.view.get().saving.data;

  /** Chosen on purpose, the first step stays where it is when the page is loaded again. */
  const open = (to: number, replace = false) =>
    void navigate(stepPath(wizard, to), { replace, state: { isChosen: true } });

  const goTo = (to: number) => {
    if (to === index) return;
    if (to < index) {
      tab.endStep();
      open(to);
    } else if (mayOpenStep(dataNow(), to)) {
      void forward(to, true);
    }
  };

  const forward = async (to: number, isJump = false) => {
    if (isMoving) return;
    setMoving(true);
    try {
      const answer = await leaveStep(isJump);
      if (answer === 'refused') onRefused();
      if (answer !== 'done') return;
      changeAnswers(tab, 'Next step', (data) => ({ ...data, maxIndex: reachedIndex(data, to) }));
      tab.endStep();
      quietSave(
        wizard,
        tab,
        linesOf(wizard.writeScript(dataNow())).map(({ line }) => line),
      );
      if (to === index) await finish();
      else open(to);
    } finally {
      setMoving(false);
    }
  };

  const leaveStep = async (isJump: boolean): Promise<NextAnswer> => {
    const step = wizard.steps[index];
    if (!step) return 'refused';
    const answer = (await moves.current.next?.(isJump)) ?? 'done';
    if (answer !== 'done') return answer;
    const problem = step.check?.(dataNow());
    if (problem !== undefined) {
      toast.error(problem);
      return 'refused';
    }
    const { beforeNext } = step;
    if (beforeNext) changeAnswers(tab, 'Next step', (data: ProjectData) => beforeNext(data));
    return 'done';
  };

  /** Done: the project is saved, and waits in the list. A guest is asked to sign up first. */
  const finish = async () => {
    if ((await settleProject()) === undefined || !isMember(currentUser())) return;
    trackActivity('wizard_done');
    await navigate('/projects');
  };

  return {
    index,
    isKnown: named >= 0,
    isMoving,
    moves,
    goTo,
    open,
    next: () => forward(movedIndex(wizard, index, 1)),
    back: () => {
      if (moves.current.back?.()) return;
      tab.endStep();
      open(movedIndex(wizard, index, -1));
    },
  };
}
