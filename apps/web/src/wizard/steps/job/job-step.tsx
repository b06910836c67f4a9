import { Button } from '@mantine/core';
import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { FormFields } from '../../../form/form-fields.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { ProgressWithWords } from '../../../ui/progress-with-words.tsx';
import { useStepMoves, useWizard } from '../../wizard-model.ts';
import { useAnswersForm } from '../use-answers-form.ts';
import classes from './job-step.module.css';
import { useJob } from './use-job.ts';

/** A step that is work of minutes: what it needs to know, how far it is, and what came of it. */
export function JobStep() {
  const { step, data } = useWizard();
  const { job } = step;
  if (!job) throw new Error(`The step “${step.id}” says nothing about its job.`);
  const form = useAnswersForm(step.fields?.(data) ?? []);
  const { state, progress, isStarting, start, cancel } = useJob();
  /** Next was pressed too early. */
  const [isRefused, setRefused] = useState(false);
  const begin = async () => {
    setRefused(false);
    if (!form.validate()) return;
    const isAsked = job.overwriteQuestion !== undefined && job.overwrites?.(data) === true;
    const goesOn =
      !isAsked ||
      (await confirm({
        title: `${job.againLabel}?`,
        message: job.overwriteQuestion ?? '',
        confirmLabel: 'Start over',
        cancelLabel: 'Keep mine',
      }));
    if (goesOn) void start();
  };
  useStepMoves({
    next: () => {
      if (!form.validate()) return 'refused';
      if (state.status === 'done') return 'done';
      setRefused(true);
      return 'refused';
    },
  });
  return (
    <div className={classes.step}>
      <FormFields form={form} />
      {state.status === 'running' && (
        <div className={classes.running}>
          <ProgressWithWords
            words={progress?.words ?? job.runningWords}
            percent={progress?.share === undefined ? undefined : 100 * progress.share}
          />
          <p className={classes.quiet}>
            You can leave this page: it keeps going, and you’ll find it here when you come back.
          </p>
          <Button variant="default" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {state.status === 'idle' && (
        <div>
          <Button
            size="md"
            leftSection={<Icon shape={IconPlayerPlay} />}
            loading={isStarting}
            onClick={() => void begin()}
          >
            {job.startLabel}
          </Button>
        </div>
      )}
      {isRefused && (state.status === 'running' || state.status === 'idle') && (
        <p className={classes.error} role="alert">
          {state.status === 'running' ? job.waitMessage : job.missingMessage}
        </p>
      )}
      {state.status === 'failed' && (
        <InlineAlert
          tone="danger"
          action={
            <Button
              variant="light"
              size="compact-sm"
              loading={isStarting}
              onClick={() => void begin()}
            >
              Try again
            </Button>
          }
        >
          {state.problem}
        </InlineAlert>
      )}
      {state.status === 'done' && (
        <InlineAlert
          tone="success"
          action={
            <Button
              variant="light"
              size="compact-sm"
              leftSection={<Icon shape={IconRefresh} sizePx={16} />}
              loading={isStarting}
              onClick={() => void begin()}
            >
              {job.againLabel}
            </Button>
          }
        >
          {job.doneWords}
        </InlineAlert>
      )}
    </div>
  );
}
