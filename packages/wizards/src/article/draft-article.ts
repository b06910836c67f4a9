/** What the wizards of articles fill in by themselves: pictures and a look; for programs also the article and its lines. */
import {
  articleLimits,
  articleLines,
  fitToSeconds,
  isFurniture,
  secondsOf,
  summarize,
  topicOf,
} from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import type { Ask, KnownArticle } from '../draft/ask.ts';
import type { DraftOptions, DraftStep, WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { type DraftPart, nextPart } from '../draft/drafted-parts.ts';
import { objectsNamedElsewhere, objectsShown } from '../draft/find-objects.ts';
import { keywordOf } from '../draft/keyword-of.ts';
import { topicPart } from '../draft/topic-part.ts';
import { namesOf, textOf } from '../kept-line.ts';
import { readArticle } from './article-answers.ts';
import { keepLines, withParas, withSentences, wordsOf } from './article-paras.ts';
import { knownObjects, withKnownFirst } from './known-objects.ts';
import { lineKind } from './line-kind.ts';

/** A film that nobody shortened by hand lasts about so long. */
const usualSeconds = 80;

const foundArticle: DraftPart = {
  id: 'article',
  source: (data) => (hasText(data) ? undefined : keywordOf(data)),
  answers: [['info.title', 'info.body', 'info.url', 'info.source', 'info.type']],
  activity: (data) => `Finding an article about ${keywordOf(data)}`,
  failure: 'We couldn’t look for articles.',
  draft: async (ask, data) => {
    const article = await ask.article(keywordOf(data) ?? '');
    return article ? articleValues(article, 'search') : {};
  },
};

function articleValues(article: KnownArticle, type: string): Readonly<Record<string, unknown>> {
  const { title, body, ...source } = article;
  return {
    'info.title': title,
    'info.body': body,
    'info.type': type,
    'info.url': source.url,
    'info.source': source,
  };
}

/** An article that was read, as the answers of its wizard. */
export function withArticle(
  data: ProjectData,
  { title, body, objects, chapters, ...source }: KnownArticle,
  type: 'search' | 'link' | 'file' | 'paste',
): ProjectData {
  const { info } = data;
  const url = source.url;
  const next = {
    ...info,
    type,
    title,
    body,
    source: {
      ...source,
      pictures: [...(source.pictures ?? [])],
      ...(objects && { objects: [...objects] }),
      ...(chapters && {
        chapters: chapters.map((one) => ({ ...one, objects: [...one.objects] })),
      }),
    },
  };
  const keyword =
    textOf(data.keyword) ||
    topicOf(
      title,
      articleLines(body)
        .flat()
        .map(({ text }) => text),
    );
  return { ...data, keyword, info: { ...next, ...(url && { url }) } };
}

const hasText = ({ info }: ProjectData): boolean => wordsOf(info.body) !== '';

/** The most important lines of a text that nobody has put in order. */
function draftLines(data: ProjectData, { count }: DraftOptions): DraftStep | undefined {
  if (!hasText(data) || (data.info.sentences ?? []).length > 0) return undefined;
  return {
    key: 'lines',
    activity: 'Choosing the most important lines',
    failure: 'We couldn’t choose lines.',
    isTyped: false,
    answer: async () => (now) => chooseLines(withParas(now), count),
  };
}

function chooseLines(data: ProjectData, count: number | undefined): ProjectData {
  const all = withSentences(data);
  const [, ...lines] = all.info.sentences ?? [];
  const texts = lines.map(({ text }) => textOf(text));
  const parts = {
    title: textOf(data.info.title),
    headings: lines.map(({ heading }) => heading),
    blocks: lines.map(({ block }) => block),
  };
  const seconds = texts.reduce((sum, text) => sum + secondsOf(text), 0);
  const isShort = count === undefined && seconds <= usualSeconds + 15;
  const kept = isShort
    ? [...texts.keys()].filter((at) => !isFurniture(texts[at] ?? ''))
    : count
      ? summarize(texts, { ...parts, max: count })
      : fitToSeconds(texts, usualSeconds, parts);
  if (kept.length < articleLimits.least) return all;
  return keepLines(all, new Set(kept.map((at) => lines[at]?.id ?? '')));
}

/** So many lines are looked up at once. */
const linesAtOnce = 24;

/** What each line shows, found by its words; where it only says "it", by what that stands for too. */
function linePictures(data: ProjectData, { picturesOnly }: DraftOptions): DraftStep | undefined {
  const { info } = data;
  if (info.drafted === undefined && !picturesOnly) return undefined;
  if ((info.sentences ?? []).every(({ objects }) => objects)) return undefined;
  const { lines, source } = readArticle(data);
  const { isEnglish, language } = source;
  const about = new Map(lines.map(({ path, about: name }) => [path[2], name]));
  const missing = (info.sentences ?? [])
    .map((line, at) => ({ line, at, text: wordsOf(line.text) }))
    .filter(({ line, text }) => text !== '' && !line.objects)
    .slice(0, linesAtOnce)
    .map(({ line, at, text }) => ({ at, text, known: knownObjects(info, line, at) }))
    .map(({ at, text, known }) => ({
      at,
      text,
      known,
      // What stands under a heading of ours is known: only the sentence itself is asked for more.
      words: isEnglish && !known ? searchWords(text, about.get(at)) : text.slice(0, longestSearch),
    }));
  if (missing.length === 0) return undefined;
  return {
    key: `pictures ${missing.map(({ words }) => words).join('\n')}`,
    activity: 'Looking for pictures of your lines',
    failure: 'We couldn’t look for pictures.',
    isTyped: true,
    answer: async (ask) => {
      const asked = missing.map(({ words }) => words);
      const shown = isEnglish
        ? await objectsOfLines(asked, data, ask)
        : // Only what a line names is found in other languages.
          (await ask.pictures(asked, language)).map(objectsNamedElsewhere);
      const objects = new Map(
        missing.map(({ at, text, known }, place) => {
          const found = shown[place] ?? [];
          return [at, { text, objects: known ? withKnownFirst(known, found, text) : found }];
        }),
      );
      return (now) => ({
        ...now,
        info: {
          ...now.info,
          sentences: (now.info.sentences ?? []).map((line, at) => {
            const one = objects.get(at);
            return one && one.text === wordsOf(line.text)
              ? { ...line, objects: one.objects }
              : line;
          }),
        },
      });
    },
  };
}

/** What lines are shown by under their title, which says what all of them are about. */
async function objectsOfLines(
  lines: readonly string[],
  { info, keyword }: ProjectData,
  ask: Ask,
): Promise<readonly string[][]> {
  const title = textOf(info.title) || textOf(keyword);
  const known = namesOf(info.objects);
  const place = { about: textOf(keyword), item: [], topic: known };
  const [ofTitle = []] = title ? await ask.pictures([title], undefined, place) : [];
  const topic = [...new Set([...objectsShown(title, ofTitle).slice(0, mostOfTitle), ...known])];
  const found = await ask.pictures(lines, undefined, { about: title, item: [], topic });
  return found.map((one, at) => objectsShown(lines[at] ?? '', one));
}

const mostOfTitle = 2;
const longestSearch = 300;

/** Of what somebody says, their words alone: a name may be that of anything. */
function searchWords(line: string, about: string | undefined): string {
  const kind = lineKind(line);
  const text = kind.kind === 'quote' ? kind.quote : line;
  const words =
    about && !text.toLowerCase().includes(about.toLowerCase()) ? `${about}: ${text}` : text;
  return words.slice(0, longestSearch);
}

const shared = [topicPart, themePart(({ info }) => info.title)];

export const articleDraft: WizardDraft = {
  nextStep: (data, options) =>
    (options.takesArticle
      ? (nextPart([topicPart, foundArticle], data, options) ?? draftLines(data, options))
      : undefined) ??
    nextPart(shared, data, options) ??
    linePictures(data, options),
  closeTo: async (keyword, ask) => (await ask.topic(keyword)).close,
  fromArticle: withArticle,
};
