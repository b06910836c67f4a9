import { Button } from '@mantine/core';
import { plainText, secondsOf, textToBody } from '@reelwright/article';
import { formatCount } from '@reelwright/english';
import { letterLines, vslWords } from '@reelwright/wizards/vsl';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { callAttention } from '../../form/call-attention.ts';
import { formatClock } from '../../player/format-clock.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { ArticleBody } from '../article/article-body.tsx';
import { insertPart } from './insert-part.ts';
import { LetterGuide } from './letter-guide.tsx';
import classes from './vsl.module.css';

const bodyId = 'vsl-letter';

/** The three sample letters, by what they sell. */
const samples = [
  { number: '1', label: 'A meal planner' },
  { number: '2', label: 'A guitar course' },
  { number: '3', label: 'A receipts app' },
] as const;

/** The letter, and beside it what a letter that sells is made of. */
export function ScriptStep() {
  const { data, change, show, tab } = useWizard();
  const { body = '' } = data.info;
  const [isChecked, setChecked] = useState(false);
  const [loading, setLoading] = useState<string>();
  useEffect(() => show(undefined), [show]);
  useStepMoves({
    next: () => {
      setChecked(true);
      if (plainText(tab.view.get().saving.data.info.body ?? '').trim() !== '') return 'done';
      callAttention(bodyId);
      return 'refused';
    },
  });
  const write = (html: string) =>
    change(
      'Change the letter',
      (now) => ({ ...now, info: { ...now.info, body: html } }),
      'letter body',
    );
  const begin = async (number: string, label: string) => {
    const isEmpty = plainText(body).trim() === '';
    const replaces =
      isEmpty ||
      (await confirm({
        title: 'Replace your letter?',
        message: `The sample “${label}” replaces what you wrote. Undo brings it back.`,
        confirmLabel: 'Replace it',
        cancelLabel: 'Keep mine',
      }));
    if (!replaces) return;
    setLoading(number);
    const lines = await request((options) => client.vslSample({ params: { number } }, options), {
      errorToast: true,
    }).finally(() => setLoading(undefined));
    change('Begin with a sample', (now) => ({
      ...now,
      info: { ...now.info, body: textToBody(lines.join('\n\n')) },
    }));
  };
  return (
    <div className={classes.step}>
      <fieldset className={classes.samples}>
        <legend className={classes.legend}>Begin with a sample</legend>
        {samples.map(({ number, label }) => (
          <Button
            key={number}
            variant="default"
            size="compact-md"
            loading={loading === number}
            onClick={() => void begin(number, label).catch(() => undefined)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <div className={classes.desk}>
        <ArticleBody
          id={bodyId}
          label="Sales letter"
          placeholder="Write or paste your letter here. Headings, lists and bold words are kept."
          body={body}
          problem={isChecked && plainText(body).trim() === '' ? vslWords.noBody : undefined}
          onChange={write}
        >
          <SlideCount body={body} />
        </ArticleBody>
        <LetterGuide
          body={body}
          onAdd={(part, pattern) =>
            change('Add a sentence', (now) => ({
              ...now,
              info: { ...now.info, body: insertPart(now.info.body ?? '', part, pattern) },
            }))
          }
        />
      </div>
    </div>
  );
}

function SlideCount({ body }: { readonly body: string }) {
  const settled = useDeferredValue(body);
  const { count, seconds } = useMemo(() => {
    const lines = letterLines(settled);
    return {
      count: lines.length,
      seconds: lines.reduce((sum, { text }) => sum + secondsOf(text), 0),
    };
  }, [settled]);
  return (
    <p className={classes.count} role="status">
      <strong>{formatCount(count, 'slide')}</strong>
      {count > 0 && <span> · about {formatClock(seconds)} as a video</span>}
    </p>
  );
}
