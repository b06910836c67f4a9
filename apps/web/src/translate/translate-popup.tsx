import { Button, Select } from '@mantine/core';
import type { Translation } from '@reelwright/contract';
import { filmLanguageOf, filmLanguages, type LanguageCode } from '@reelwright/movie/language';
import { IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { openAddress } from '../members/projects/page-address.ts';
import { Icon } from '../theme/icon.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { Popup } from '../ui/popup.tsx';
import { ProgressWithWords } from '../ui/progress-with-words.tsx';
import { FormSkeleton } from '../ui/skeletons.tsx';
import { useBusy } from '../ui/use-busy.ts';
import classes from './translate-popup.module.css';
import { isUnderWay, useTranslation } from './use-translation.ts';

interface TranslatePopupProps {
  readonly projectId: number;
  readonly title: string;
  /** Of the project; it is not offered. */
  readonly language?: string | undefined;
  readonly onClose: () => void;
}

/** A copy of a project in another language. */
export function TranslatePopup({ projectId, title, language, onClose }: TranslatePopupProps) {
  return (
    <Popup title="Translate" sizePx={520} onClose={onClose}>
      <div className={classes.content}>
        <Content projectId={projectId} title={title} language={language} onClose={onClose} />
      </div>
    </Popup>
  );
}

function Content({ projectId, title, language, onClose }: TranslatePopupProps) {
  const { translation, error, isPending, begin, cancel } = useTranslation(projectId);
  const [asksAnother, setAsksAnother] = useState(false);
  const { data: options } = useQuery({
    queryKey: ['knowledge-options'],
    queryFn: () => request((call) => client.knowledgeOptions({}, call)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <InlineAlert tone="danger">{error.message}</InlineAlert>;
  if (isPending || !options) return <FormSkeleton fields={1} />;
  if (translation && isUnderWay(translation)) {
    return <UnderWay translation={translation} onCancel={() => cancel(translation.id)} />;
  }
  if (!options.model) return <NoModel onClose={onClose} />;
  if (translation?.state === 'done' && !asksAnother) {
    return <Done translation={translation} onAnother={() => setAsksAnother(true)} />;
  }
  return (
    <LanguageForm
      title={title}
      language={language}
      hasFailed={translation?.state === 'failed'}
      onBegin={async (code) => {
        await begin(code);
        setAsksAnother(false);
      }}
    />
  );
}

function NoModel({ onClose }: Pick<TranslatePopupProps, 'onClose'>) {
  return (
    <>
      <InlineAlert title="Translating needs a language model">
        None is set up here. The owner of this installation can name one in its settings (
        <code>KNOWLEDGE_MODEL_ADDRESS</code>): any service that works like OpenAI’s, even one on
        your own computer.
      </InlineAlert>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  );
}

interface LanguageFormProps {
  readonly title: string;
  readonly language: string | undefined;
  readonly hasFailed: boolean;
  readonly onBegin: (language: LanguageCode) => Promise<void>;
}

function LanguageForm({ title, language, hasFailed, onBegin }: LanguageFormProps) {
  const own = filmLanguageOf(language)?.code;
  const [chosen, setChosen] = useState<LanguageCode>();
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useBusy();
  const begin = () =>
    run(async () => {
      if (!chosen) return setProblem('Please choose a language.');
      setProblem(undefined);
      await onBegin(chosen).catch((error: unknown) => {
        setProblem(error instanceof Error ? error.message : String(error));
      });
    });
  return (
    <form
      noValidate
      className={classes.content}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {hasFailed && (
        <InlineAlert tone="danger">
          The last translation didn’t work: the language model gave no answer. Your video hasn’t
          changed. Please try again.
        </InlineAlert>
      )}
      <Select
        label="Translate into"
        placeholder="Choose a language"
        withAsterisk
        allowDeselect={false}
        checkIconPosition="right"
        data={filmLanguages
          .filter(({ code }) => code !== own)
          .map(({ code, name, ownName }) => ({
            value: code,
            label: name === ownName ? name : `${name} · ${ownName}`,
          }))}
        value={chosen ?? null}
        error={problem}
        onChange={(code) => setChosen(filmLanguageOf(code ?? undefined)?.code)}
      />
      <p>
        This makes a copy of “{title}” with all of its words translated. Names, numbers and links
        stay, and this video stays as it is.
      </p>
      <div className={classes.buttons}>
        <Button type="submit" leftSection={<Icon shape={IconLanguage} />} loading={isBusy}>
          Translate
        </Button>
      </div>
    </form>
  );
}

const nameOf = ({ language }: Translation) => filmLanguageOf(language)?.name ?? language;

function UnderWay({
  translation,
  onCancel,
}: {
  readonly translation: Translation;
  readonly onCancel: () => Promise<void>;
}) {
  const { isBusy, run } = useBusy();
  return (
    <>
      <ProgressWithWords
        words={`Translating into ${nameOf(translation)}`}
        percent={translation.percent}
      />
      <p>You can close this window. The copy appears in your videos when it is ready.</p>
      <div className={classes.buttons}>
        <Button variant="default" loading={isBusy} onClick={() => void run(onCancel)}>
          Cancel translating
        </Button>
      </div>
    </>
  );
}

function Done({
  translation,
  onAnother,
}: {
  readonly translation: Translation;
  readonly onAnother: () => void;
}) {
  const { title, unchanged, crowded, has_voice, copy_id, category } = translation;
  return (
    <>
      <InlineAlert tone="success" title={`“${title}” is ready`}>
        {has_voice
          ? `Its lines need a new voice-over: a voice in ${nameOf(translation)} is already chosen.`
          : `No voice here speaks ${nameOf(translation)}, so the copy is silent. Its words are on the slides.`}
      </InlineAlert>
      {unchanged.length > 0 && (
        <InlineAlert tone="warning" title="These texts were left as they are">
          Their translation lost a number or a link.
          <ul className={classes.texts}>
            {unchanged.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {crowded.length > 0 && (
        <InlineAlert tone="warning" title="Worth a look">
          Words got much longer on {crowded.length === 1 ? 'slide' : 'slides'} {crowded.join(', ')}.
        </InlineAlert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onAnother}>
          Translate into another language
        </Button>
        {copy_id !== null && (
          <Button component="a" href={openAddress({ id: copy_id, category, title, name: title })}>
            Open the copy
          </Button>
        )}
      </div>
    </>
  );
}
