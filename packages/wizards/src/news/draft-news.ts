/** What the News wizard fills in by itself: a sober look, and pictures of what is told. */

import { topicOf } from '@reelwright/article';
import { sumOfLetters } from '@reelwright/chance';
import type { Line, ProjectData } from '@reelwright/movie';
import { z } from 'zod';
import type { KnownArticle, KnownStory } from '../draft/ask.ts';
import { draftIds } from '../draft/draft-id.ts';
import type { DraftOptions, DraftStep, WizardDraft } from '../draft/draft-step.ts';
import { type DraftPart, nextPart } from '../draft/drafted-parts.ts';
import { objectsShown } from '../draft/find-objects.ts';
import { keywordOf } from '../draft/keyword-of.ts';
import { topicPart } from '../draft/topic-part.ts';
import { namesOf, textOf } from '../kept-line.ts';
import { newsKeyword } from './news-info.ts';
import {
  bulletLimits,
  bulletsIn,
  itemsIn,
  type NewsItem,
  newsLimits,
  withItems,
} from './news-items.ts';
import { itemsOfText } from './newsletter-items.ts';

/** Looks that a bulletin can wear; the first of each are free. */
const soberThemes = {
  free: ['deep-sea', 'evening-studio'],
  all: ['boardroom', 'deep-sea', 'clean-slate'],
};

const themePart: DraftPart = {
  id: 'theme',
  source: (data) => (data.theme?.name && data.theme.auto !== true ? undefined : keywordOf(data)),
  answers: [['theme.name', 'theme.auto']],
  activity: () => 'Choosing a look',
  failure: 'We couldn’t choose a look.',
  draft: async (_ask, data, { hasFreeThemesOnly = false }) => {
    const themes = hasFreeThemesOnly ? soberThemes.free : soberThemes.all;
    const name = themes[sumOfLetters(textOf(data.keyword)) % themes.length];
    return { 'theme.name': name, 'theme.auto': true };
  },
};

const longestSearch = 300;
/** So many sentences are looked up at once. */
const linesAtOnce = 24;

function newsPictures(data: ProjectData, { picturesOnly }: DraftOptions): DraftStep | undefined {
  const { info } = data;
  if (info.drafted === undefined && !picturesOnly) return undefined;
  // A story at a time: each is about something else.
  const story = itemsIn(data).find((item) => linesOf(item).some(lacksObjects));
  const missing = story
    ? linesOf(story).filter(lacksObjects).slice(0, linesAtOnce).map(searched)
    : [];
  if (missing.length === 0) return undefined;
  return {
    key: `pictures ${missing.join('\n')}`,
    activity: 'Looking for pictures of your news',
    failure: 'We couldn’t look for pictures.',
    isTyped: true,
    answer: async (ask) => {
      const inFilm = { about: textOf(story?.text), item: namesOf(story?.objects), topic: [] };
      const found = await ask.pictures(missing, undefined, inFilm);
      const objects = new Map(
        missing.map((words, at) => [words, objectsShown(words, found[at] ?? [])]),
      );
      const pictured = <Told extends Line>(line: Told): Told => {
        const own = line.objects ? undefined : objects.get(searched(line));
        return own ? { ...line, objects: [...own] } : line;
      };
      return (now) =>
        withItems(
          now,
          itemsIn(now).map(
            (item): NewsItem => ({
              ...pictured(item),
              ...(item.bullets && { bullets: bulletsIn(item).map(pictured) }),
            }),
          ),
        );
    },
  };
}

const linesOf = (item: NewsItem): readonly Line[] => [item, ...bulletsIn(item)];
const lacksObjects = (line: Line) => textOf(line.text) !== '' && !line.objects;
const searched = ({ text }: Line): string => textOf(text).slice(0, longestSearch);

/** So many stories make a bulletin, unless somebody says. */
const usualStories = 3;

/** On the screen somebody picks stories; here the first that are found are taken. */
function foundNews(
  data: ProjectData,
  { takesArticle, count }: DraftOptions,
): DraftStep | undefined {
  const keyword = newsKeyword(keywordOf(data));
  if (!takesArticle || keyword === '' || data.info.news_items !== undefined) return undefined;
  return {
    key: `news ${keyword}`,
    activity: `Looking for news about ${keyword}`,
    failure: 'We couldn’t look for news.',
    isTyped: true,
    answer: async (ask) => {
      const most = Math.min(newsLimits.max, count ?? usualStories);
      const items = storyItems((await ask.news(keyword)).slice(0, most));
      return (now) => (now.info.news_items === undefined ? withItems(now, items) : now);
    },
  };
}

function storyItems(stories: readonly KnownStory[]): readonly NewsItem[] {
  const newId = draftIds('news', []);
  const heard = new Set<string>();
  return stories.map(({ title, bullets: all, ...story }): NewsItem => {
    const id = newId(title);
    // Pages of one site may begin alike: nothing is told twice.
    const bullets = all.filter((text) => !heard.has(text));
    for (const text of bullets) heard.add(text);
    return {
      id,
      text: title,
      hasMedia: true,
      extracted: true,
      bullets: bullets.map((text, at) => ({ id: `${id}-bullet-${at + 1}`, text, hasMedia: true })),
      ...(story.link && { link: story.link }),
      ...(story.site && { site: story.site }),
      ...(story.date && { date: story.date }),
      ...(story.location && { location: story.location }),
      ...(story.image && { image: story.image }),
    };
  });
}

/** A newsletter: each of its parts is an item. */
function fromArticle(data: ProjectData, { title, body, site, url }: KnownArticle): ProjectData {
  const items = itemsOfText(title, body).map((item) => ({
    ...item,
    ...(site && { site }),
    ...(url && { link: url }),
  }));
  const texts = items.flatMap((item) => [item, ...bulletsIn(item)].map(({ text }) => textOf(text)));
  const keyword = textOf(data.keyword) || topicOf(title, texts);
  // What has several parts is a newsletter, with a name of its own.
  const name = items.length > 1 ? textOf(title) : '';
  const info = name === '' ? data.info : { ...data.info, news_name: { text: name } };
  return withItems({ ...data, keyword, info }, items);
}

const words = z.string().max(2000);
const BroughtItems = z
  .array(
    z.object({
      headline: words.min(1),
      bullets: z.array(words).max(bulletLimits.max).default([]),
      link: words.optional(),
      place: words.optional(),
      date: words.optional(),
      image: words.optional(),
    }),
  )
  .min(1)
  .max(newsLimits.max);

/** [{ "headline": "…", "bullets": ["…"], "place": "…", "date": "2026-11-18", "image": "…", "link": "…" }] */
function fromItems(data: ProjectData, items: unknown): ProjectData | undefined {
  const brought = BroughtItems.safeParse(items);
  if (!brought.success) return undefined;
  const stories = brought.data.map(({ headline, place, image, ...item }) => ({
    ...item,
    title: headline,
    location: place,
    media: image ? [{ url: image, type: 'image' as const }] : undefined,
  }));
  const made = storyItems(stories).map(({ extracted: _, ...item }, at) => ({
    ...item,
    ...(stories[at]?.media && { media: stories[at].media }),
  }));
  const texts = made.flatMap((item) => [item, ...bulletsIn(item)].map(({ text }) => textOf(text)));
  const keyword = textOf(data.keyword) || topicOf('', texts);
  return withItems({ ...data, keyword }, made);
}

export const newsDraft: WizardDraft = {
  fromItems,
  nextStep: (data, options) =>
    nextPart([topicPart, themePart], data, options) ??
    foundNews(data, options) ??
    newsPictures(data, options),
  fromArticle,
  // A page that was being read when the wizard was left is read no more.
  resume: (data) =>
    itemsIn(data).some(({ parsing }) => parsing)
      ? withItems(
          data,
          itemsIn(data).map(({ parsing: _, ...item }) => item),
        )
      : data,
  closeTo: async (keyword, ask) => (await ask.topic(keyword)).close,
};
