/** What the programme is called and how it begins, as it is until somebody says otherwise. */
import { titleCase } from '@reelwright/english';
import type { ProjectData } from '@reelwright/movie';
import { topicName } from '../draft/topic-part.ts';
import { wordsFor } from '../film-words/words-for.ts';
import { textOf } from '../kept-line.ts';
import { defaultNewsClip, newsClip, newsClipCount } from './channel-colors.ts';

/** Spec: 'coffee news' is about coffee. */
export function newsKeyword(keyword: string | undefined): string {
  return textOf(keyword)
    .replace(/(?:^|\s)news$/i, '')
    .trim();
}

export function newsName(data: ProjectData): string {
  const own = textOf(data.info.news_name?.text);
  return own || defaultName(data);
}

function defaultName(data: ProjectData): string {
  const topic = newsKeyword(topicName(data)) || newsKeyword(data.keyword);
  if (topic === '') return '';
  const words = wordsFor(data);
  // Only English has capitals in titles.
  return words.text('newsName', { topic: words.isEnglish ? titleCase(topic) : topic });
}

/** Follows the name until somebody changes it. */
export function introText(data: ProjectData): string {
  const { intro_text: kept } = data.info;
  return kept?.changed ? textOf(kept.text) : defaultIntro(data);
}

function defaultIntro(data: ProjectData): string {
  const name = newsName(data);
  return name === '' ? '' : wordsFor(data).text('newsIntro', { name });
}

/** The number of the opener, 1 to 17. */
export function newsClipOf({ info }: Pick<ProjectData, 'info'>): number {
  const index = info.news_clip?.index ?? defaultNewsClip;
  return index >= 1 && index <= newsClipCount ? index : defaultNewsClip;
}

/** With what was only shown so far, so that the document holds all that the film is made of. */
export function withNewsInfo(data: ProjectData): ProjectData {
  const { info } = data;
  return {
    ...data,
    info: {
      ...info,
      news_clip: newsClip(newsClipOf(data)),
      intro_text: { ...info.intro_text, text: introText(data) },
      show_headlines: info.show_headlines ?? true,
      addJingle: info.addJingle ?? true,
    },
  };
}
