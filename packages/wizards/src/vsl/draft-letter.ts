/** What the Sales letter wizard fills in by itself: a look, and pictures of its slides. The letter is its writer's. */
import { articleLines, escapeText, plainText, topicOf } from '@reelwright/article';
import type { DraftStep, WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { nextPart } from '../draft/drafted-parts.ts';
import { topicPart } from '../draft/topic-part.ts';
import { textOf } from '../kept-line.ts';
import { paraPictures } from '../paragraphs/draft-pictures.ts';
import { parasIn } from '../paragraphs/paragraph.ts';
import { withSlides } from './letter-paras.ts';

const shared = [topicPart, themePart(({ keyword }) => keyword)];

export const letterDraft: WizardDraft = {
  nextStep: (data, options) =>
    nextPart(shared, data, options) ??
    (options.takesArticle && textOf(data.info.body) !== '' && parasIn(data).length === 0
      ? makeSlides
      : undefined) ??
    paraPictures(data, options, 'Looking for pictures of your slides'),
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
