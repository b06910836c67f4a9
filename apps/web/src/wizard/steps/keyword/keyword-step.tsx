import { useEffect } from 'react';
import { FormFields } from '../../../form/form-fields.tsx';
import { LanguageChoice } from '../../../language/language-choice.tsx';
import { VideoSizeField } from '../../size/video-size-field.tsx';
import { useStepMoves, useWizard } from '../../wizard-model.ts';
import { useAnswersForm } from '../use-answers-form.ts';
import { KeywordMeaning } from './keyword-meaning.tsx';
import classes from './keyword-step.module.css';

/** What the video is about, and its shape. */
export function KeywordStep() {
  const { step, data, next, show } = useWizard();
  const form = useAnswersForm(step.fields?.(data) ?? []);
  useEffect(() => show('title'), [show]);
  useStepMoves({ next: () => (form.validate() ? 'done' : 'refused') });
  return (
    <form
      noValidate
      className={classes.step}
      aria-label={step.heading}
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <FormFields form={form} />
      <KeywordMeaning />
      <VideoSizeField />
      <LanguageChoice writesEnglish />
    </form>
  );
}
