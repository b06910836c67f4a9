import { type CaptionCorrection, Captions, type OwnCaption } from '../schema/captions.ts';
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

type Range = Pick<CaptionCorrection, 'spoken' | 'from' | 'to' | 'slide'>;

/** What becomes of lines: corrections in the place of others, and lines of one's own. */
export interface CaptionChange {
  /** What is said there is as it is said again, but for `by`. */
  readonly over?: readonly Range[];
  readonly by?: readonly CaptionCorrection[];
  /** The ids of own lines that go. */
  readonly ownGone?: readonly string[];
  /** Own lines that are new, or instead of those with their ids. */
  readonly own?: readonly OwnCaption[];
  /** Captions are drawn on the picture from now on: who brings some in wants to see them. */
  readonly isShown?: true;
}

/** Puts corrections in the place of all that touch the same words; without any, the words are as they are said again. */
export const correctCaptions = edit(
  'correctCaptions',
  'Correct a caption',
  (draft, { over = [], by = [], ownGone = [], own = [], isShown }: CaptionChange) => {
    const captions = captionsIn(draft);
    if (isShown) captions.on = true;
    const touched = Map.groupBy([...over, ...by.flatMap(rangesOf)], ({ spoken }) => spoken);
    const isTouched = (one: Range) =>
      touched.get(one.spoken)?.some((range) => touches(range, one)) ?? false;
    const kept = (captions.corrections ?? []).filter((one) => !rangesOf(one).some(isTouched));
    const corrections = [...kept, ...by.map((one) => ({ ...one }))];
    if (corrections.length === 0) delete captions.corrections;
    else captions.corrections = corrections;

    const replaced = new Set([...ownGone, ...own.map(({ id }) => id)]);
    const others = (captions.own ?? []).filter(({ id }) => !replaced.has(id));
    const lines = [...others, ...own.map((one) => ({ ...one }))];
    if (lines.length === 0) delete captions.own;
    else captions.own = lines;
  },
);

function rangesOf(correction: CaptionCorrection): readonly Range[] {
  return [correction, ...(correction.also ?? [])];
}

function touches(one: Range, other: Range): boolean {
  const isSameSlide =
    one.slide === undefined || other.slide === undefined || one.slide === other.slide;
  return isSameSlide && one.from < other.to && other.from < one.to;
}
