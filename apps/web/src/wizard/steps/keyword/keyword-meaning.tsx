import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keywordNote } from '@reelwright/wizards/draft';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { useWizard } from '../../wizard-model.ts';
import { ByHand } from './by-hand.tsx';
import classes from './keyword-step.module.css';

/** What somebody typed is looked up once nobody typed for this long. */
const settledMs = 600;
const fewestLetters = 3;

/** Says when a word means several things, nothing we know, or only something wider that the film tells of instead. */
export function KeywordMeaning() {
  const { data, change, wizard } = useWizard();
  const [keyword] = useDebouncedValue(data.keyword?.trim() ?? '', settledMs);
  const film = wizard.draft?.filmKind;
  const { data: meaning } = useQuery({
    queryKey: ['understand', keyword, film],
    queryFn: () =>
      request((options) => client.understandKeyword({ query: { kw: keyword, film } }, options)),
    enabled: keyword.length >= fewestLetters,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  // While somebody types on, what was said of the words before is gone.
  const isCurrent = keyword === (data.keyword?.trim() ?? '');
  if (!meaning || !isCurrent) return null;
  const { kind, choices, from } = meaning;
  const note = kind === 'which' ? undefined : keywordNote(keyword, { ...meaning, kind }, film);
  if (kind === 'known') {
    const said = from ? sources[from](keyword) : note;
    return said ? (
      <p className={classes.note} role="status">
        {said}
      </p>
    ) : null;
  }
  return (
    <div className={classes.meaning} role="status">
      <p className={classes.note}>
        {note === undefined
          ? sentences[kind](keyword, choices.length > 0)
          : withOwnWords(note, meaning)}
      </p>
      {choices.length > 0 && (
        <div className={classes.choices}>
          {choices.map((choice) => (
            <Button
              key={choice.keyword}
              size="compact-sm"
              variant="light"
              onClick={() =>
                change('Choose a keyword', (now) => ({ ...now, keyword: choice.keyword }))
              }
            >
              {choice.label}
            </Button>
          ))}
        </div>
      )}
      {kind !== 'which' && <ByHand />}
    </div>
  );
}

const sources = {
  wikipedia: (keyword: string) =>
    `We don’t know “${keyword}” by heart, so this comes from Wikipedia. The credits of your video say so.`,
  model: (keyword: string) =>
    `We don’t know “${keyword}” by heart. A language model wrote this draft: please read every sentence.`,
};

/** Whose business it is says itself what comes next. */
const withOwnWords = (note: string, { business }: { readonly business?: object | undefined }) =>
  business ? note : `${note} Choose something else here, or bring your own words.`;

const sentences = {
  which: () => 'Which one do you mean?',
  wider: (keyword: string) =>
    `We don’t know “${keyword}” by heart, only things close to it. Take one of these, or bring your own words.`,
  unknown: (keyword: string, hasChoices: boolean) =>
    hasChoices
      ? `We don’t know “${keyword}” by heart yet. Did you mean one of these? Or bring your own words.`
      : `We don’t know “${keyword}” by heart yet, but we’ll gladly make a film of what you bring.`,
};
