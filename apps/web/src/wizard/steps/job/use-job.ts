import { jobState, type StepJobState, withJobState } from '@reelwright/wizards/machine';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessage, isAbort } from '../../../api/error-message.ts';
import type { WaitingFor } from '../../use-step-work.ts';
import { useWizard } from '../../wizard-model.ts';

/** The job of the step: how far it is, and what can be done about it. It goes on elsewhere when the page is left. */
export function useJob() {
  const { step, jobs, tab, data, change } = useWizard();
  const runner = jobs?.[step.id];
  if (!runner) throw new Error(`Nobody does the work of the step “${step.id}”.`);
  const state = jobState(data, step);
  const [progress, setProgress] = useState<WaitingFor>();
  const [isStarting, setStarting] = useState(false);
  const watching = useRef<AbortController>(undefined);
  const dataNow = () => tab.view.get().saving.data;

  const keep = (label: string, next: StepJobState) =>
    change(label, (now) => withJobState(now, step, next), `job-${step.id}`);
  const fail = (error: unknown) =>
    keep('Keep a problem', { status: 'failed', problem: errorMessage(error) });

  /** Waits for the work with this id, whoever began it. */
  const follow = useEffectEvent(async (id: string) => {
    const watch = new AbortController();
    watching.current = watch;
    const about = step.job?.about(dataNow());
    try {
      const edit = await runner.follow(id, dataNow(), {
        signal: watch.signal,
        onProgress: (words, share) => !watch.signal.aborted && setProgress({ words, share }),
      });
      // It was called off, or done for what was replaced meanwhile.
      if (watch.signal.aborted || step.job?.about(dataNow()) !== about) return;
      change(
        step.title,
        (now) => withJobState(edit(now), step, { status: 'done' }),
        `job-${step.id}`,
      );
    } catch (error) {
      if (!watch.signal.aborted && !isAbort(error)) fail(error);
    } finally {
      if (watching.current === watch) setProgress(undefined);
    }
  });
  const runningId = state.status === 'running' ? state.id : undefined;
  useEffect(() => {
    if (runningId === undefined) return;
    void follow(runningId);
    return () => watching.current?.abort();
  }, [runningId]);

  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    try {
      const id = await runner.start(dataNow(), new AbortController().signal);
      keep(step.title, { status: 'running', id });
    } catch (error) {
      if (!isAbort(error)) fail(error);
    } finally {
      setStarting(false);
    }
  };
  const cancel = () => {
    watching.current?.abort();
    keep('Cancel', { status: 'idle' });
    // Nobody waits for it any more; a server that cannot be told ends it by itself.
    if (runningId !== undefined) void runner.cancel?.(runningId, dataNow()).catch(() => undefined);
  };
  return { state, progress, isStarting, start, cancel };
}
