/** The film of a bulletin: opener, welcome, headlines, the stories one after the other, and goodbye. */
import type { ProjectData } from '@reelwright/movie';
import type { PictureRecipe } from '@reelwright/pictures';
import type { ArticleAnswers, FilmLine } from '../article/article-answers.ts';
import { createArticlePictures } from '../article/article-pictures.ts';
import { hasFigure } from '../article/line-kind.ts';
import { endingParts, endingSentences, readEnding } from '../ending/ending.ts';
import { type WordsFor, wordsFor } from '../film-words/words-for.ts';
import { type KeptLine, keptLine, namesOf, textOf } from '../kept-line.ts';
import { mediaPart } from '../media-part.ts';
import { isThing } from '../picture-choice/object-kinds.ts';
import type { Channel, Script, ScriptLine, ScriptPart } from '../script.ts';
import { chosenMedia, scriptLine, scriptLines } from '../script-line.ts';
import { jingleOf } from '../themes/jingle-of.ts';
import { asSentence, withoutDot } from '../wording/as-sentence.ts';
import { channelColors, newsClip, newsClipSeconds } from './channel-colors.ts';
import { introText, newsClipOf, newsName } from './news-info.ts';
import { readNews, type Story } from './read-news.ts';

/** Between stories somebody turns a page. */
const breathBetweenStories = 0.7;
const storySeconds = 5;
const headlineSeconds = 3;

/** Stands for a whole bulletin. */
const newspaper = (seed: string): PictureRecipe => ({
  style: 'podium',
  objects: ['newspaper'],
  place: 'studio',
  seed: `${seed}-welcome`,
});

export function writeBulletin(data: ProjectData): Script {
  const stories = readNews(data);
  const name = newsName(data);
  const [first] = stories;
  if (!first || name === '') return { title: name, parts: [] };
  const words = wordsFor(data);
  const clip = newsClip(newsClipOf(data));
  const channel: Channel = {
    name,
    colors: channelColors(clip.index),
    ticker: stories.map(({ text }) => withoutDot(text)),
  };
  const answers = asArticle(data, stories, words.isEnglish);
  const choose = createArticlePictures(answers);
  const lineOf = new Map(answers.lines.map((line) => [line.id, line]));
  const picture = (id: string, name: string, text: string) => {
    const line = lineOf.get(id);
    if (!line) return choose.ending(name);
    // What other stories show is not what this one is about: a telescope beside a vaccine.
    const isKnown = line.objects.length > 0 || (words.isEnglish && hasFigure(line.text));
    return isKnown ? choose.line(line, name, text) : newspaper(`${answers.seed}-${id}`);
  };
  // News cut from one picture to the next: all slides of the programme have the role that is cut to.
  const look = { role: 'fact', channel } as const;

  const opener = (): ScriptPart => {
    const sound = (data.info.addJingle ?? true) ? jingleOf(answers.seed) : undefined;
    const day = dayOf(stories, words);
    return {
      ...look,
      id: 'opener',
      layout: 'news_opener',
      heading: name,
      ...(day && { kicker: day }),
      breathSeconds: 0,
      minSeconds: Math.max(newsClipSeconds, sound?.seconds ?? 0),
      ...(sound && { sound }),
      lines: [
        {
          id: 'opener-line',
          text: '',
          spoken: '',
          media: [clip],
          picture: choose.title(),
        },
      ],
    };
  };

  const welcome = (): ScriptPart[] => {
    const spoken = introText(data);
    if (spoken === '') return [];
    return [
      {
        ...look,
        id: 'welcome',
        layout: 'news_story',
        heading: name,
        minSeconds: headlineSeconds,
        lines: scriptLines({
          id: 'welcome-line',
          kept: keptLine(['info', 'intro_text'], data.info.intro_text),
          text: spoken,
          spoken,
          // Of our own words a search would find what they say by the way: a book for "stories".
          needsMedia: data.info.intro_text?.changed === true,
          // Of several stories none is what all of them are.
          picture: () => (stories.length > 1 ? newspaper(answers.seed) : choose.title()),
        }),
      },
    ];
  };

  const headline = (story: Story, id: string): ScriptLine =>
    scriptLine({
      id,
      kept: story,
      text: withoutDot(story.text),
      spoken: asSentence(story.text),
      picture: picture(story.id, id, story.text),
    });

  const headlines = (): ScriptPart[] => {
    if (stories.length < 2 || !(data.info.show_headlines ?? true)) return [];
    return [
      {
        ...look,
        id: 'headlines',
        layout: 'news_headlines',
        heading: words.text('newsHeadlines'),
        minSeconds: headlineSeconds,
        breathSeconds: breathBetweenStories,
        lines: stories.map((story) => headline(story, `headline-${story.id}`)),
      },
    ];
  };

  const story = (one: Story): ScriptPart => {
    const kicker = [one.location, shownDay(one.date, words)].filter(Boolean).join(' · ');
    return {
      ...look,
      id: one.id,
      layout: 'news_story',
      heading: withoutDot(one.text),
      ...(kicker && { kicker }),
      minSeconds: storySeconds,
      breathSeconds: breathBetweenStories,
      lines: [
        headline(one, `${one.id}-line`),
        ...one.bullets.flatMap((bullet) =>
          scriptLines({
            id: `${bullet.id}-line`,
            kept: bullet,
            text: bullet.text,
            spoken: asSentence(bullet.text),
            // A story is shown by its own picture, until a bullet has one.
            ...(chosenMedia(bullet.line).length === 0 && { media: chosenMedia(one.line) }),
            picture: (at, text) => picture(bullet.id, `${bullet.id}-${at}`, text),
          }),
        ),
      ],
    };
  };

  const ending = readEnding(data);
  const sentences = endingSentences(data, ending, {
    seed: answers.seed,
    closings: [words.text('newsClosing', { name })],
  });
  const goodbye = (part: ScriptPart): ScriptPart =>
    part.id === 'closing'
      ? {
          ...part,
          ...look,
          layout: 'news_opener',
          heading: name,
          kicker: words.text('thanks'),
          // As it began: of "thank you for watching", a search would find a watch.
          lines: part.lines.map(({ answer, ...line }) => ({
            ...line,
            ...(answer && { answer: { ...answer, needsMedia: false } }),
            ...(line.media.length === 0 && { media: [clip] }),
          })),
        }
      : part;
  return {
    title: `${name}: ${withoutDot(first.text)}`,
    parts: [
      ...mediaPart('intro', data.contact.intro),
      opener(),
      ...welcome(),
      ...headlines(),
      ...stories.map(story),
      ...endingParts(data, ending, sentences, choose.ending).map(goodbye),
      ...mediaPart('outro', data.contact.outro),
    ],
  };
}

/** '2026-11-18' as people write it; what is written otherwise stays as it is. */
function shownDay(date: string, { language }: WordsFor): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  const time = day ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** The day of the latest story. */
function dayOf(stories: readonly Story[], words: WordsFor): string {
  const days = stories.map(({ date }) => date).filter((date) => /^\d{4}-\d{2}-\d{2}/.test(date));
  return shownDay(days.toSorted().at(-1) ?? '', words);
}

/** Stories as lines of an article: pictures are chosen alike for both. */
function asArticle(
  data: ProjectData,
  stories: readonly Story[],
  isEnglish: boolean,
): ArticleAnswers {
  const filmLine = (
    line: KeptLine & Pick<Story, 'id' | 'objects'>,
    more: Partial<FilmLine>,
  ): FilmLine => ({ ...line, isItem: false, heading: '', goesOn: false, ...more });
  return {
    seed: [data.keyword, ...stories.map(({ text }) => text), data.info.seed].map(textOf).join('|'),
    title: {
      path: ['info', 'news_name'],
      line: {},
      text: newsName(data),
      objects: namesOf(data.info.objects),
    },
    lines: stories.flatMap((story) => {
      // What a line does not name itself is what its story is about.
      const [ofStory = []] = [story, ...story.bullets]
        .map(({ objects }) => objects.filter(isThing))
        .filter((objects) => objects.length > 0);
      const own = (objects: readonly string[]) => (objects.length > 0 ? objects : ofStory);
      return [
        filmLine(story, { objects: own(story.objects) }),
        ...story.bullets.map((bullet) =>
          filmLine(bullet, { heading: story.text, objects: own(bullet.objects) }),
        ),
      ];
    }),
    place: textOf(data.info.place) || 'studio',
    objects: namesOf(data.info.objects),
    source: { url: '', site: '', author: '', image: '', language: '', isEnglish },
    ending: readEnding(data),
  };
}
