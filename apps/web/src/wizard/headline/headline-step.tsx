import { useEffect, useState } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import { toast } from '../../ui/toast.tsx';
import shared from '../step-form.module.css';
import { useAnswersForm } from '../steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../wizard-model.ts';
import { HeadlinePicker } from './headline-picker.tsx';

const missingMessage = 'Headline is required';

/** What the video is called, chosen from these headlines or written, and the step's own fields below. */
export function HeadlineStep({ headlines }: { readonly headlines: readonly string[] }) {
  const { step, data, change, show } = useWizard();
  const fields = useAnswersForm(step.fields?.(data) ?? []);
  const [isChecked, setChecked] = useState(false);
  const headline = data.info.headline?.text ?? '';
  const isMissing = headline.trim() === '';
  useEffect(() => show('title'), [show]);
  useStepMoves({
    next: () => {
      setChecked(true);
      if (isMissing) toast.error(missingMessage);
      return fields.validate() && !isMissing ? 'done' : 'refused';
    },
  });
  const choose = (text: string) =>
    change(
      'Choose a headline',
      (now) => ({ ...now, info: { ...now.info, headline: { ...now.info.headline, text } } }),
      'headline',
    );
  return (
    <div className={shared.step}>
      <HeadlinePicker
        value={headline}
        headlines={headlines}
        error={isChecked && isMissing ? missingMessage : undefined}
        onChange={choose}
      />
      <FormFields form={fields} />
    </div>
  );
}
