import { useEffect } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import { VideoSizeField } from '../../wizard/size/video-size-field.tsx';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import classes from './podcast.module.css';

/** The sound, and what is known about it. */
export function UploadStep() {
  const { step, data, next, show } = useWizard();
  const form = useAnswersForm(step.fields?.(data) ?? []);
  useEffect(() => show('cover'), [show]);
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
      <VideoSizeField />
    </form>
  );
}
