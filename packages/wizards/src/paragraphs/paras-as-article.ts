import type { ProjectData } from '@reelwright/movie';
import type { ArticleAnswers, FilmLine } from '../article/article-answers.ts';
import { namesOf, textOf } from '../kept-line.ts';
import type { KeptPara } from './paragraph.ts';

/** Paragraphs as lines of an article: pictures are chosen alike for both. */
export function parasAsArticle(data: ProjectData, paras: readonly KeptPara[]): ArticleAnswers {
  const title = textOf(data.info.title) || textOf(data.keyword);
  return {
    seed: [data.keyword, data.info.seed].map(textOf).join('|'),
    title: { path: ['info', 'title'], line: {}, text: title, objects: [] },
    lines: paras.map(
      (para): FilmLine => ({
        ...para,
        isItem: para.kind === 'item',
        heading: '',
        goesOn: false,
      }),
    ),
    place: textOf(data.info.place) || 'studio',
    objects: namesOf(data.info.objects),
    source: { url: '', site: '', author: '', image: '', language: 'en', isEnglish: true },
    ending: {
      bonuses: [],
      callToAction: { path: ['cta'], line: {}, text: '' },
      closing: { path: ['info', 'closing'], line: {}, text: '' },
      contact: { path: ['contact', 'line'], line: {}, text: '' },
    },
  };
}
