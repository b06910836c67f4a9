import { soundOf, withSoundFacts } from '@reelwright/wizards/podcast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormFields } from '../../form/form-fields.tsx';
import { VideoSizeField } from '../../wizard/size/video-size-field.tsx';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import classes from './podcast.module.css';

/** The sound, and what is known about it. */
export function UploadStep() {
  const { step, data, change, next, show } = useWizard();
  const form = useAnswersForm(step.fields?.(data) ?? []);
  useEffect(() => show('cover'), [show]);
  const url = soundOf(data)?.url;
  const before = useRef({ url, file: data.info.mp3 });
  const follow = useEffectEvent(() => {
    const { file } = before.current;
    before.current = { url, file: data.info.mp3 };
    change(
      'Read what the podcast says about itself',
      (now) => withSoundFacts(now, file),
      'info.mp3',
    );
  });
  useEffect(() => {
    // Only of one that was just brought: what somebody emptied stays empty.
    if (url !== before.current.url) follow();
  }, [url]);
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
