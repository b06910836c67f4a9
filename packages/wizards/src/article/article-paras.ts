/** The lines of an article as they are kept: made of its text, changed by hand, and those that the film tells. */
import { articleLines, exactSearchOf, plainText } from '@reelwright/article';
import type { InfoOf, Line, ProjectData } from '@reelwright/movie';
import { draftIds } from '../draft/draft-id.ts';
import { fingerprint } from '../keep-edits/fingerprint.ts';
import { textOf } from '../kept-line.ts';

export type ArticleLine = NonNullable<InfoOf<'article'>['sentences']>[number];
export type Paragraph = readonly ArticleLine[];

/** The paragraphs as they are kept; one of an earlier version may be a line alone. */
export function parasOf({ info }: ProjectData): readonly Paragraph[] {
  return (info.paras ?? []).map((para) => (Array.isArray(para) ? para : [para]));
}

/** Lines that are told: not struck through, and not empty. */
export function includedLines(data: ProjectData): readonly ArticleLine[] {
  return parasOf(data).flat().filter(isIncluded);
}

export function isIncluded({ exclude, text }: ArticleLine): boolean {
  return !exclude && hasWords(text);
}

/** Asked of every line with every key: where a line begins with a letter, that is known without reading it. */
function hasWords(text: unknown): boolean {
  return typeof text === 'string' && (/^[\p{L}\p{N}]/u.test(text) || wordsOf(text) !== '');
}

/** What is said, without its tags. */
export function wordsOf(text: unknown): string {
  return textOf(plainText(textOf(text)));
}

/** How many lines the text of an article has. */
export function countLines(data: ProjectData): number {
  return madeParas(data).flat().length;
}

/** Whether somebody changed the lines since they were made of this very text. */
export function isEdited(data: ProjectData): boolean {
  const { edited, parasOf: print, paras = [] } = data.info;
  return edited === true && paras.length > 0 && print === printOf(data);
}

/** The lines made anew of the text, unless somebody changed them: going back and on brings the whole article back. */
export function withParas(data: ProjectData): ProjectData {
  if (isEdited(data)) return data;
  const paras = madeParas(data).map((para) => [...para]);
  return { ...data, info: { ...data.info, paras, parasOf: printOf(data), edited: false } };
}

/** Lets go what was changed by hand: “Edit original article text (undo previous edits)”. */
export function undoEdits(data: ProjectData): ProjectData {
  return withSentences(withParas({ ...data, info: { ...data.info, edited: false } }));
}

/** The paragraphs as somebody changed them, and the film with them. */
export function changeParas(data: ProjectData, paras: readonly Paragraph[]): ProjectData {
  const kept = paras.map((para) => [...para]);
  return withSentences({ ...data, info: { ...data.info, paras: kept, edited: true } });
}

/** Only these of all lines: a summary. Nothing counts as changed by hand, so going back and on restores the article. */
export function keepLines(data: ProjectData, ids: ReadonlySet<string>): ProjectData {
  const paras = parasOf(data)
    .map((para) => para.filter(({ id = '' }) => ids.has(id)))
    .filter((para) => para.length > 0);
  return withSentences({ ...data, info: { ...data.info, paras } });
}

/** The lines of the film: the title, then those that are kept, each with the pictures and the voice it has already. */
export function withSentences(data: ProjectData): ProjectData {
  const { info } = data;
  const before = new Map((info.sentences ?? []).map((line) => [line.id, line]));
  // What was chosen for a line stays with it while it is struck through.
  const paras = parasOf(data).map((para) =>
    para.map((line) => {
      const kept = before.get(line.id);
      return kept && settled.get(line)?.kept === kept
        ? line
        : withOwn(line, belongings(kept, line));
    }),
  );
  let chapter: string | undefined;
  const lines = paras
    .flat()
    .filter(isIncluded)
    .map((line) => {
      const kept = before.get(line.id);
      const begins = line.heading && line.heading !== chapter ? line.heading : undefined;
      chapter = line.heading;
      const known = settled.get(line);
      if (known && known.kept === kept && known.begins === begins) return known.kept;
      const { chapter: keptChapter, ...rest } = line;
      const made = sameAs(kept, {
        ...withSearch(rest),
        ...(begins && { chapter: keptChapter?.text === begins ? keptChapter : { text: begins } }),
      });
      if (made === kept) settled.set(line, { kept, begins });
      return made;
    });
  const title = sameAs(before.get(titleId), {
    ...belongings(before.get(titleId), { text: info.title }),
    id: titleId,
    text: textOf(info.title),
    hasMedia: true,
  });
  return { ...data, info: { ...info, paras, sentences: [title, ...lines] } };
}

/**
 * Lines that gave the very line of the film that was there already: they do so again, and need not be compared. With
 * every key hundreds of lines are as they were.
 */
const settled = new WeakMap<
  ArticleLine,
  { readonly kept: ArticleLine; readonly begins: string | undefined }
>();

/** A line to which nothing is added stays the very same: screens draw only those that changed. */
function withOwn(line: ArticleLine, own: Partial<ArticleLine>): ArticleLine {
  const isKnown = Object.entries(own).every(([name, value]) => line[name] === value);
  return isKnown ? line : { ...line, ...own };
}

/** The line as it was, where it says and holds the same: what is known of a line is kept by the line itself. */
function sameAs(before: ArticleLine | undefined, made: ArticleLine): ArticleLine {
  if (!before) return made;
  const [was, is] = [Object.entries(before), Object.keys(made)];
  return was.length === is.length && was.every(([name, value]) => made[name] === value)
    ? before
    : made;
}

const titleId = 'title';

function madeParas({ info }: ProjectData): readonly Paragraph[] {
  const newId = draftIds('line', []);
  const groups = articleLines(textOf(info.body), {
    preserve: info.preserve,
    language: info.source?.language,
  });
  return groups.map((group) =>
    group.map(({ exactSearch: _, ...line }) => ({
      ...line,
      id: newId(line.text),
      hasMedia: true,
    })),
  );
}

/** What pictures and voice a line has. Objects were found for its words: other words show something else. */
function belongings(
  kept: ArticleLine | undefined,
  { text }: Pick<Line, 'text'>,
): Partial<ArticleLine> {
  if (!kept) return {};
  const { media, audio, chapter, objects, hasMedia, hasVo } = kept;
  return {
    ...(media && { media }),
    ...(audio && { audio }),
    ...(chapter && { chapter }),
    ...(hasMedia !== undefined && { hasMedia }),
    ...(hasVo !== undefined && { hasVo }),
    ...(objects !== undefined && isSaidBy(kept, text) && { objects }),
  };
}

function isSaidBy(kept: ArticleLine, text: Line['text']): boolean {
  return kept.text === text || wordsOf(kept.text) === wordsOf(text);
}

/** Bold words are what pictures are searched for; another keyword that somebody chose stays. */
function withSearch({ exactSearch, ...line }: ArticleLine): ArticleLine {
  const bold = exactSearchOf(textOf(line.text));
  if (bold) return { ...line, exactSearch: bold, keyword: bold };
  return typeof exactSearch === 'boolean' ? { ...line, exactSearch } : line;
}

function printOf({ info }: ProjectData): string {
  return fingerprint([textOf(info.title), textOf(info.body), info.preserve === true]);
}
