import { comparisonHeadlines, isNamed } from '@reelwright/wizards/machine';
import { useEffect, useState } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import { toast } from '../../ui/toast.tsx';
import { HeadlinePicker } from '../../wizard/headline/headline-picker.tsx';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import classes from './comparison.module.css';

/** What the video is called, and how its winner is announced. */
export function ComparisonHeadingStep() {
  const { step, data, change, show } = useWizard();
  const form = useAnswersForm(step.fields?.(data) ?? []);
  const [isChecked, setChecked] = useState(false);
  const { headline, products = [], features = [] } = data.info;
  const text = headline?.text ?? '';
  const isMissing = text.trim() === '';
  useEffect(() => show('title'), [show]);
  useStepMoves({
    next: () => {
      setChecked(true);
      if (isMissing) toast.error('Headline is required');
      return form.validate() && !isMissing ? 'done' : 'refused';
    },
  });
  return (
    <div className={classes.step}>
      <HeadlinePicker
        value={text}
        headlines={comparisonHeadlines({
          topic: data.keyword ?? '',
          names: products.filter(isNamed).map((product) => product.text ?? ''),
          checks: features.filter(isNamed).length,
        })}
        error={isChecked && isMissing ? 'Headline is required' : undefined}
        onChange={(chosen) =>
          change(
            'Choose a headline',
            (now) => ({
              ...now,
              info: { ...now.info, headline: { ...now.info.headline, text: chosen } },
            }),
            'headline',
          )
        }
      />
      <FormFields form={form} />
    </div>
  );
}
