import { useEffect } from 'react';
import { FormFields } from '../../../form/form-fields.tsx';
import { useStepMoves, useWizard } from '../../wizard-model.ts';
import { useAnswersForm } from '../use-answers-form.ts';
import { shortenLinks } from './shorten-links.ts';

/** A call to action and things to give away. Links get their short form when the step is left. */
export function BonusesStep() {
  const { step, data, tab, change, isGuest, show } = useWizard();
  const shown = data.cta?.text?.trim() ? 'call-to-action' : 'closing';
  useEffect(() => show(shown), [show, shown]);
  const form = useAnswersForm(step.fields?.(data) ?? []);
  useStepMoves({
    next: async () => {
      if (!form.validate()) return 'refused';
      if (!isGuest) await shortenLinks(tab.view.get().saving.data, change);
      return 'done';
    },
  });
  return <FormFields form={form} />;
}
