/** What the Sales letter wizard fills in by itself: a look, and pictures of its slides. The letter is its writer's. */
import { articleLines, escapeText, plainText, topicOf } from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import { shownObjects } from '../article/draft-article.ts';
import type { DraftOptions, DraftStep, WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { nextPart } from '../draft/drafted-parts.ts';
import { topicPart } from '../draft/topic-part.ts';
import { namesOf, textOf } from '../kept-line.ts';
import { parasIn, withParas } from '../paragraphs/paragraph.ts';
import { wordsIn } from '../paragraphs/paragraph-edits.ts';
import { withSlides } from './letter-paras.ts';

const shared = [topicPart, themePart(({ keyword }) => keyword)];

/** So many slides are looked up at once. */
const slidesAtOnce = 24;
const longestSearch = 300;

function slidePictures(data: ProjectData, { picturesOnly }: DraftOptions): DraftStep | undefined {
  const { info } = data;
  if (info.drafted === undefined && !picturesOnly) return undefined;
  const missing = parasIn(data)
    .filter((para) => !para.exclude && !para.objects && wordsIn(para) !== '')
    .slice(0, slidesAtOnce)
    .map((para) => wordsIn(para).slice(0, longestSearch));
  if (missing.length === 0) return undefined;
  return {
    key: `pictures ${missing.join('\n')}`,
    activity: 'Looking for pictures of your slides',
    failure: 'We couldn’t look for pictures.',
    isTyped: true,
    answer: async (ask) => {
      const found = await ask.pictures(missing);
      const shown = shownObjects(
        missing.map((words, at) => ({ words, isOwn: true, found: found[at] ?? [] })),
        [...namesOf(info.objects), ...parasIn(data).flatMap((para) => namesOf(para.objects))],
      );
      const objects = new Map(missing.map((words, at) => [words, shown[at] ?? []]));
      return (now) =>
        withParas(
          now,
          parasIn(now).map((para) => {
            const own = para.objects
              ? undefined
              : objects.get(wordsIn(para).slice(0, longestSearch));
            return own ? { ...para, objects: [...own] } : para;
          }),
        );
    },
  };
}

export const letterDraft: WizardDraft = {
  nextStep: (data, options) =>
    nextPart(shared, data, options) ??
    (options.takesArticle && textOf(data.info.body) !== '' && parasIn(data).length === 0
      ? makeSlides
      : undefined) ??
    slidePictures(data, options),
  closeTo: async (keyword, ask) => (await ask.topic(keyword)).close,
  /** A letter from a file or a page. */
  fromArticle: (data, { title, body }, type) => {
    const texts = articleLines(body)
      .flat()
      .map(({ text }) => text);
    const keyword = textOf(data.keyword) || topicOf(isWritten(title) ? title : '', texts);
    return { ...data, keyword, info: { ...data.info, type, title, body: withTitle(title, body) } };
  },
};

/** What stands for a title without being one is the name of a file: "vsl-2". */
const isWritten = (title: string): boolean => title.trim().split(/\s+/).length > 2;

/** Readers take the first line of a text for its title; in a letter it is the hook, and is said. */
function withTitle(title: string, body: string): string {
  const [first] = articleLines(body).flat();
  const isSaid = first && plainText(first.text).includes(title.slice(0, 30));
  return !isWritten(title) || isSaid ? body : `<h2>${escapeText(title)}</h2>${body}`;
}

const makeSlides: DraftStep = {
  key: 'slides',
  activity: 'Making slides of your letter',
  failure: 'We couldn’t make slides of your letter.',
  isTyped: false,
  answer: async () => withSlides,
};
