/** What the News wizard was told, read out of the document in the order of the film. */
import type { ProjectData } from '@reelwright/movie';
import { type KeptLine, keptLine, namesOf, textOf } from '../kept-line.ts';
import { bulletsIn, itemsIn } from './news-items.ts';

interface NewsLine extends KeptLine {
  readonly id: string;
  readonly objects: readonly string[];
}

export interface Story extends NewsLine {
  readonly bullets: readonly NewsLine[];
  /** Where it happened, and when: '2026-11-18', or as somebody wrote it. */
  readonly location: string;
  readonly date: string;
  readonly link: string;
  readonly site: string;
}

export function readNews(data: ProjectData): readonly Story[] {
  return itemsIn(data).flatMap((item, at): Story[] => {
    const path = ['info', 'news_items', at];
    const headline = keptLine(path, item);
    if (headline.text === '') return [];
    const id = item.id || `news-${at + 1}`;
    const suggested = item.image ? [{ url: item.image }] : undefined;
    return [
      {
        ...headline,
        ...(suggested && { suggested }),
        id,
        objects: namesOf(item.objects),
        location: textOf(item.location),
        date: textOf(item.date),
        link: textOf(item.link),
        site: textOf(item.site),
        bullets: bulletsIn(item).flatMap((bullet, bulletAt) => {
          const kept = keptLine([...path, 'bullets', bulletAt], bullet);
          if (kept.text === '') return [];
          return [
            {
              ...kept,
              ...(suggested && { suggested }),
              about: headline.text,
              id: bullet.id || `${id}-bullet-${bulletAt + 1}`,
              objects: namesOf(bullet.objects),
            },
          ];
        }),
      },
    ];
  });
}
