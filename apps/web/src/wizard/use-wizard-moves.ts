import { limitsOf } from '@reelwright/plans';
import { linesOf } from '@reelwright/wizards';
import { withDraftsBegun } from '@reelwright/wizards/draft';
import {
  leaveStep,
  mayOpenStep,
  nextIndex,
  previousIndex,
  reachedIndex,
  type StepTask,
  stepIndexOf,
  stepPath,
} from '@reelwright/wizards/machine';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { offerUpgrade } from '../account/offer-upgrade.ts';
import { currentUser, isMember } from '../account/session-store.ts';
import { trackActivity } from '../account/track-activity.ts';
import { errorMessage, isAbort } from '../api/error-message.ts';
import { settleProject } from '../project/open-project.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { confirm, warnOnce } from '../ui/dialogs/confirm.tsx';
import { toast } from '../ui/toast.tsx';
import { changeAnswers } from './change-answers.ts';
import { untilFilledIn } from './draft/until-filled-in.ts';
import { quietSave } from './quiet-save.ts';
import { useStepWork } from './use-step-work.ts';
import type { NextAnswer, StepMoves, WizardScreens } from './wizard-model.ts';

/** The step that the address names, and the ways to others. */
export function useWizardMoves(
  { wizard, waitFor }: Pick<WizardScreens, 'wizard' | 'waitFor'>,
  tab: ProjectTab,
  onRefused: () => void,
) {
  const navigate = useNavigate();
  const { '*': route = '' } = useParams();
  const { state, search } = useLocation();
  const named = stepIndexOf(wizard, route);
  const index = Math.max(0, named);
  const moves = useRef<StepMoves>({});
  const work = useStepWork();
  const dataNow = () => tab.view.get().saving.data;
  const change = (update: Parameters<typeof changeAnswers>[2]) =>
    changeAnswers(tab, 'Next step', update);

  /** Chosen on purpose, the first step stays where it is when the page is loaded again. */
  const open = (to: number, { replace = false, from }: { replace?: boolean; from?: number } = {}) =>
    void navigate(stepPath(wizard, to), { replace, state: { isChosen: true, from } });

  const goBackTo = (to: number) => {
    work.cancel();
    tab.endStep();
    open(to);
  };

  const goTo = (to: number) => {
    // The page of the finished film has the first step's address, with the keyword behind it.
    const isOnFilm = index === 0 && new URLSearchParams(search).has('keyword');
    if (to === index && !isOnFilm) return;
    if (to <= index) goBackTo(to);
    else if (mayOpenStep(dataNow(), to)) void forward(to);
  };

  /** To a step that was pressed; else to the one that follows by the answers. */
  const forward = async (pressed?: number) => {
    const signal = work.begin();
    if (!signal) return;
    let isLeaving = false;
    try {
      const answer = await leave(signal, pressed !== undefined);
      if (answer === 'refused') onRefused();
      if (answer !== 'done' || signal.aborted) return;
      const to = pressed ?? nextIndex(wizard, dataNow(), index);
      change((answered) => {
        const data = wizard.draft ? withDraftsBegun(answered) : answered;
        return { ...data, maxIndex: reachedIndex(data, to) };
      });
      tab.endStep();
      quietSave(
        wizard,
        tab,
        linesOf(wizard.writeScript(dataNow())).map(({ line }) => line),
      );
      isLeaving = to !== index;
      if (isLeaving) open(to, pressed === undefined ? { from: index } : {});
      else await finish();
    } finally {
      // Until the other step is drawn: who presses Next again at once means that one.
      if (!isLeaving) work.end(signal);
    }
  };

  const leave = async (signal: AbortSignal, isJump: boolean): Promise<NextAnswer> => {
    const step = wizard.steps[index];
    if (!step) return 'refused';
    const page = {
      signal,
      onProgress: (words: string, share?: number) => work.wait(signal, words, share),
    };
    const { awaits } = step;
    if (awaits) await untilFilledIn(() => awaits(dataNow()), page);
    if (signal.aborted) return 'moved';
    const answer = (await moves.current.next?.(isJump)) ?? 'done';
    if (answer !== 'done' || signal.aborted) return answer;
    const brought = waitFor?.[step.id];
    const task: StepTask | undefined = brought && ((data) => brought(data, page));
    try {
      const left = await leaveStep({
        step,
        data: dataNow,
        change,
        confirm: ({ asked, id, ...question }) =>
          asked === 'once' ? warnOnce(id, question) : confirm(question),
        work: page,
        planLimit: (limit) => (currentUser()?.access.limits ?? limitsOf('guest'))[limit],
        waitFor: task,
        onWait: () => work.wait(signal, 'One moment'),
      });
      if (left.kind === 'upgrade') await offerUpgrade(left.title, left.message);
      if (left.kind === 'refused') toast.error(left.problem);
      return left.kind === 'stays' || left.kind === 'upgrade' ? 'moved' : left.kind;
    } catch (error) {
      if (signal.aborted || isAbort(error)) return 'moved';
      toast.error(errorMessage(error));
      return 'refused';
    }
  };

  /** Done: the project is saved, and waits in the list. A guest is asked to sign up first. */
  const finish = async () => {
    if ((await settleProject()) === undefined || !isMember(currentUser())) return;
    trackActivity('wizard_done');
    await navigate('/projects');
  };

  // Another step is there: nothing of what the last one waited for is needed.
  const { cancel } = work;
  useLayoutEffect(() => {
    void index;
    return cancel;
  }, [index, cancel]);

  const back = () => {
    if (!work.isBusy && moves.current.back?.()) return;
    goBackTo(cameFrom(state, index) ?? previousIndex(wizard, dataNow(), index));
  };
  // The buttons around a step are drawn again only when something of theirs changes, so what they call has to stay the same.
  const latest = useRef({ goTo, forward, back });
  useLayoutEffect(() => {
    latest.current = { goTo, forward, back };
  });
  const [ways] = useState(() => ({
    goTo: (to: number) => latest.current.goTo(to),
    next: () => latest.current.forward(),
    back: () => latest.current.back(),
  }));

  return {
    index,
    isKnown: named >= 0,
    isMoving: work.isBusy,
    waiting: work.waiting,
    cancel,
    moves,
    open,
    ...ways,
  };
}

/** The step on which Next was pressed to come here, as the address's own memory has it. */
function cameFrom(state: unknown, index: number): number | undefined {
  const from = (state as { readonly from?: unknown } | null)?.from;
  return typeof from === 'number' && from < index ? from : undefined;
}
