import { type CaptionCorrection, Captions } from '../schema/captions.ts';
import { edit, type MovieDraft } from './edit.ts';
import { setFields } from './set-fields.ts';

type SlideExceptions = NonNullable<Captions['slides']>;

function captionsIn(draft: MovieDraft): NonNullable<MovieDraft['captions']> {
  draft.captions ??= Captions.parse({});
  return draft.captions;
}

/** Switches captions on or off, or changes how and where they stand. Sizes and counts are kept in their bounds. */
export const changeCaptions = edit(
  'changeCaptions',
  'Change captions',
  (draft, fields: Partial<Omit<Captions, 'slides' | 'corrections'>>) => {
    const captions = captionsIn(draft);
    const wanted = Captions.parse({ ...JSON.parse(JSON.stringify(captions)), ...fields });
    for (const key of Object.keys(fields)) setFields(captions, { [key]: wanted[key] });
  },
);

/** What is otherwise on one slide; nothing at all makes it like the others again. */
export const changeSlideCaptions = edit(
  'changeSlideCaptions',
  'Change captions of a slide',
  (draft, { slideId, fields }: { slideId: string; fields: SlideExceptions[string] }) => {
    const captions = captionsIn(draft);
    const slides = captions.slides ?? {};
    const own = { ...slides[slideId] };
    setFields(own, fields);
    if (own.off === false) delete own.off;
    if (Object.keys(own).length === 0) delete slides[slideId];
    else slides[slideId] = own;
    if (Object.keys(slides).length === 0) delete captions.slides;
    else captions.slides = slides;
  },
);

type Range = Pick<CaptionCorrection, 'spoken' | 'from' | 'to'>;

/** Puts corrections in the place of all that touch the same words; without any, the words are as they are said again. */
export const correctCaptions = edit(
  'correctCaptions',
  'Correct a caption',
  (draft, { over, by }: { over: readonly Range[]; by: readonly CaptionCorrection[] }) => {
    const captions = captionsIn(draft);
    const isOver = (one: Range) =>
      [...over, ...by].some(
        ({ spoken, from, to }) => spoken === one.spoken && from < one.to && one.from < to,
      );
    const kept = (captions.corrections ?? []).filter((one) => !isOver(one));
    const corrections = [...kept, ...by.map((one) => ({ ...one }))];
    if (corrections.length === 0) delete captions.corrections;
    else captions.corrections = corrections;
  },
);
