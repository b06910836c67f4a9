import type { WizardInfo } from '@reelwright/movie';
import { useEffect, useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { VideoSizeField } from '../../wizard/size/video-size-field.tsx';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { linkOf, withPasting } from '../article/article-answers.ts';
import { ArticleLinkField, articleLinkId } from '../article/article-link-field.tsx';
import { FetchProblemNote } from '../article/fetch-problem-note.tsx';
import classes from '../article/import-step.module.css';

/** What the video is about, its shape, and where its text comes from. */
export function KeywordImportStep() {
  const { data, change, step, next, show } = useWizard();
  const { link = '' } = data.info;
  const way = data.info.type ?? 'search';
  const form = useAnswersForm((step.fields?.(data) ?? []).filter(({ id }) => id !== 'info.link'));
  const [problem, setProblem] = useState<string>();
  useEffect(() => show('title'), [show]);
  const paste = () => change('Paste the article', withPasting);
  useStepMoves({
    next: () => {
      const isFormFine = form.validate();
      // Spec: an invalid URL does nothing and does not advance.
      const wrong = way === 'link' ? linkProblem(data.info) : undefined;
      setProblem(wrong);
      if (wrong && isFormFine) callAttention(articleLinkId);
      if (isFormFine && way === 'paste') paste();
      return isFormFine && !wrong ? 'done' : 'refused';
    },
  });
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
      <FormFields form={form} only={['keyword']} />
      <VideoSizeField />
      <div className={classes.ways}>
        <FormFields form={form} only={['info.type']} />
        {way === 'link' && (
          <>
            <ArticleLinkField
              link={link}
              problem={problem}
              onType={(typed) => {
                setProblem(undefined);
                change(
                  'Change link',
                  (now) => ({ ...now, info: { ...now.info, link: typed } }),
                  'article link',
                );
              }}
            />
            <FetchProblemNote link={linkOf(data.info)} onPaste={paste} />
          </>
        )}
      </div>
    </form>
  );
}

function linkProblem(info: WizardInfo): string | undefined {
  if (!info.link?.trim()) return 'Article URL is required';
  return linkOf(info) === undefined ? 'Article URL is not a valid URL' : undefined;
}
