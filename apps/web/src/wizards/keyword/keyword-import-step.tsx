import { TextInput } from '@mantine/core';
import type { WizardInfo } from '@reelwright/movie';
import { IconLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { Icon } from '../../theme/icon.tsx';
import { SizeSwitch } from '../../wizard/size/size-switch.tsx';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { linkOf, withPasting } from '../article/article-answers.ts';
import { FetchProblemNote } from '../article/fetch-problem-note.tsx';
import classes from '../article/import-step.module.css';

const linkId = 'article-link';

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
      if (wrong && isFormFine) callAttention(linkId);
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
      <fieldset className={classes.size}>
        <legend className={classes.legend}>Video size</legend>
        <SizeSwitch />
      </fieldset>
      <div className={classes.ways}>
        <FormFields form={form} only={['info.type']} />
        {way === 'link' && (
          <>
            <div data-field>
              <TextInput
                id={linkId}
                label="Article URL"
                withAsterisk
                aria-required
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                maxLength={2000}
                placeholder="https://example.com/a-good-article"
                leftSection={<Icon shape={IconLink} />}
                error={problem}
                value={link}
                onChange={(event) => {
                  const typed = event.currentTarget.value;
                  setProblem(undefined);
                  change(
                    'Change link',
                    (now) => ({ ...now, info: { ...now.info, link: typed } }),
                    'article link',
                  );
                }}
              />
            </div>
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
