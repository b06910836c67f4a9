import { plainText, textToBody } from '@reelwright/article';
import { completeUrl, isValidUrl } from '@reelwright/forms';
import type { ProjectData, WizardInfo } from '@reelwright/movie';
import { articleWords } from '@reelwright/wizards/article';
import { IconClipboardText, IconFileText, IconLink } from '@tabler/icons-react';
import { type ClipboardEvent, Suspense, useEffect, useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import { FormFields } from '../../form/form-fields.tsx';
import { Icon } from '../../theme/icon.tsx';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { FormSkeleton } from '../../ui/skeletons.tsx';
import { VideoSizeField } from '../../wizard/size/video-size-field.tsx';
import { useAnswersForm } from '../../wizard/steps/use-answers-form.ts';
import { type NextAnswer, useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { linkOf, withFilm, withOwnText, withPasting, withTitleOfText } from './article-answers.ts';
import { ArticleLinkField, articleLinkId } from './article-link-field.tsx';
import { FetchProblemNote } from './fetch-problem-note.tsx';
import { FileImport } from './file-import.tsx';
import classes from './import-step.module.css';
import { useFileImport } from './use-file-import.ts';
import { usePageDrop } from './use-page-drop.ts';

/** Its editor is large, and most people bring a link. */
const ArticleBody = fetchedPart(async () => (await import('./article-body.tsx')).ArticleBody);

type Way = NonNullable<WizardInfo['type']>;

const ways = [
  { value: 'link', label: 'Link', icon: IconLink },
  { value: 'paste', label: 'Text', icon: IconClipboardText },
  { value: 'file', label: 'File', icon: IconFileText },
] as const;

const bodyId = 'article-text';
const fileId = 'article-file';

/** Longer than any title: whoever pastes that much brought the article itself. */
const articleLetters = 300;

/** Where the article comes from: a page, the clipboard or a file. */
export function ImportStep() {
  const { data, change, step, next, show } = useWizard();
  const { type, body = '', source, link = '' } = data.info;
  const way: Way = type === 'paste' || type === 'file' ? type : 'link';
  const form = useAnswersForm((step.fields?.(data) ?? []).filter(({ id }) => id === 'keyword'));
  const [problem, setProblem] = useState<string>();
  const [wantsText, setWantsText] = useState(false);
  useEffect(() => show('title'), [show]);

  const choose = (wanted: Way) => {
    setProblem(undefined);
    change('Choose where it comes from', (now) => ({
      ...now,
      info: { ...now.info, type: wanted },
    }));
  };
  const setLink = (typed: string) => {
    if (typed === link) return;
    const info = { type: 'link' as const, link: typed };
    change('Change link', (now) => ({ ...now, info: { ...now.info, ...info } }), 'article link');
  };
  const paste = () => {
    setWantsText(true);
    change('Paste the article', withPasting);
  };
  const file = useFileImport();
  const isOver = usePageDrop((dropped) => {
    choose('file');
    file.read(dropped);
  });

  useStepMoves({
    next: (): NextAnswer => {
      // What was pasted without a way said is a link, as the switch shows it.
      if (type === undefined) choose(way);
      const isFormFine = form.validate();
      const wrong = importProblem(way, data, file.isBusy);
      setProblem(wrong?.message);
      if (wrong && isFormFine) callAttention(wrong.id);
      if (!wrong && way === 'paste')
        change('Find the title', (now) => withFilm(withTitleOfText(now)));
      return isFormFine && !wrong ? 'done' : 'refused';
    },
  });

  /** A whole article in the field for its address: it is taken for what it is. */
  const pasteInLink = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length < articleLetters || isValidUrl(text.trim())) return;
    event.preventDefault();
    setWantsText(true);
    change('Paste the article', (now) => withOwnText(withPasting(now), textToBody(text)));
  };
  /** An address in the field for the text. */
  const pasteInText = (text: string) => {
    const address = completeUrl(text);
    if (plainText(body).trim() !== '' || !isValidUrl(address)) return false;
    change('Paste a link', (now) => ({
      ...now,
      info: { ...now.info, type: 'link', link: address },
    }));
    return true;
  };
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
      <div className={classes.ways}>
        <Segmented
          label="Where is your article?"
          segments={ways}
          value={wayShown(way)}
          onChange={choose}
        />
        {way === 'link' && (
          <>
            <ArticleLinkField
              link={link}
              problem={problem}
              description="We take the title, the text and its pictures, and leave menus and ads behind."
              onPaste={pasteInLink}
              onBlur={() => setLink(completeUrl(link))}
              onType={(typed) => {
                setProblem(undefined);
                setLink(typed);
              }}
            />
            <FetchProblemNote link={linkOf(data.info)} onPaste={paste} />
          </>
        )}
        {way === 'paste' && (
          <Suspense fallback={<FormSkeleton fields={1} />}>
            <ArticleBody
              id={bodyId}
              label="Your text"
              placeholder="Paste your article here, from Word, a web page or a mail. Formatting is cleaned up."
              body={source ? '' : body}
              problem={problem}
              autoFocus={wantsText}
              onPasteText={pasteInText}
              onChange={(html) => {
                setProblem(undefined);
                change('Write the article', (now) => withOwnText(now, html), 'article text');
              }}
            />
          </Suspense>
        )}
        {way === 'file' && <FileImport id={fileId} file={file} problem={problem} onPaste={paste} />}
      </div>
      <FormFields form={form} />
      <VideoSizeField />
      {isOver && (
        <div className={classes.drop} aria-hidden="true">
          <p className={classes.dropWords}>
            <Icon shape={IconFileText} sizePx={24} />
            Drop your article here
          </p>
        </div>
      )}
    </form>
  );
}

/** The switch of this wizard knows no search. */
const wayShown = (way: Way) => (way === 'search' ? 'link' : way);

/** What is still missing, and where. The sentences are those of every form. */
function importProblem(
  way: Way,
  { info }: ProjectData,
  isReading: boolean,
): { readonly id: string; readonly message: string } | undefined {
  const { link = '', body = '', source } = info;
  switch (way) {
    case 'paste':
      return plainText(source ? '' : body).trim() === ''
        ? { id: bodyId, message: 'Text is required' }
        : undefined;
    case 'file':
      if (isReading) return { id: fileId, message: 'Your file is still being read' };
      return body.trim() === '' ? { id: fileId, message: articleWords.noFile } : undefined;
    default:
      if (link.trim() === '') return { id: articleLinkId, message: 'Article URL is required' };
      return linkOf(info) === undefined
        ? { id: articleLinkId, message: 'Article URL is not a valid URL' }
        : undefined;
  }
}
