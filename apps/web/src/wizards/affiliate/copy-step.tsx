import { useEffect } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import shared from '../../wizard/step-form.module.css';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { Ideas } from './ideas.tsx';

/** A part of the script: its fields, and words to choose from. */
export function CopyStep() {
  const { step, data, show } = useWizard();
  const form = useAnswersForm(step.fields?.(data) ?? []);
  useEffect(() => show(step.id), [show, step.id]);
  useStepMoves({ next: () => (form.validate() ? 'done' : 'refused') });
  return (
    <div className={shared.step}>
      <FormFields form={form} />
      <Ideas form={form} />
    </div>
  );
}
