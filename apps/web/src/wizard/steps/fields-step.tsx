import { useEffect } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import { useStepMoves, useWizard } from '../wizard-model.ts';
import { useAnswersForm } from './use-answers-form.ts';

/** A step that only asks: its fields, drawn from their declarations. */
export function FieldsStep() {
  const { step, data, show } = useWizard();
  const form = useAnswersForm(step.fields?.(data) ?? []);
  useEffect(() => show('title'), [show]);
  useStepMoves({ next: () => (form.validate() ? 'done' : 'refused') });
  return <FormFields form={form} />;
}
