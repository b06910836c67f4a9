import { quizHeadlines } from '@reelwright/wizards/machine';
import { useEffect, useState } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import { toast } from '../../ui/toast.tsx';
import { HeadlinePicker } from '../../wizard/headline/headline-picker.tsx';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import classes from './quiz.module.css';

/** What the quiz is called, and what stands above its answers. */
export function QuizTitleStep() {
  const { step, data, change, show } = useWizard();
  const form = useAnswersForm(step.fields?.(data) ?? []);
  const [isChecked, setChecked] = useState(false);
  const headline = data.info.headline?.text ?? '';
  const isMissing = headline.trim() === '';
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
        value={headline}
        headlines={quizHeadlines({
          topic: data.keyword ?? '',
          count: data.info.questions?.length ?? 1,
        })}
        error={isChecked && isMissing ? 'Headline is required' : undefined}
        onChange={(text) =>
          change(
            'Choose a headline',
            (now) => ({
              ...now,
              info: { ...now.info, headline: { ...now.info.headline, text } },
            }),
            'headline',
          )
        }
      />
      <FormFields form={form} />
    </div>
  );
}
