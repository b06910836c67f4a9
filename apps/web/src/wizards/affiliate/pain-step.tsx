import { affiliateCopy, noHeadlineMessage } from '@reelwright/wizards/affiliate';
import { useEffect, useState } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { HeadlinePicker } from '../../wizard/headline/headline-picker.tsx';
import shared from '../../wizard/step-form.module.css';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { Ideas } from './ideas.tsx';

/** The headline, and the problems that it speaks of. */
export function PainStep() {
  const { step, data, change, show } = useWizard();
  const fields = step.fields?.(data) ?? [];
  const form = useAnswersForm(fields);
  const headline = data.info.idea?.text ?? '';
  const [isChecked, setChecked] = useState(false);
  useEffect(() => show('title'), [show]);
  useStepMoves({
    next: () => {
      setChecked(true);
      if (step.check?.(data) !== undefined) {
        toast.error(noHeadlineMessage);
        return 'refused';
      }
      return form.validate() ? 'done' : 'refused';
    },
  });
  return (
    <div className={shared.step}>
      <HeadlinePicker
        value={headline}
        headlines={affiliateCopy(data).headlines}
        error={isChecked && headline.trim() === '' ? noHeadlineMessage : undefined}
        onChange={(text) =>
          change(
            'Choose a headline',
            (now) => ({
              ...now,
              info: {
                ...now.info,
                idea: { ...now.info.idea, id: now.info.idea?.id ?? newId(), text, hasMedia: true },
              },
            }),
            'headline',
          )
        }
      />
      {fields.length > 0 && (
        <>
          <FormFields form={form} />
          <Ideas form={form} />
        </>
      )}
    </div>
  );
}
