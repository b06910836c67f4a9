import type { ProjectData } from '@reelwright/movie';
import type { DraftOptions, DraftStep } from '../draft/draft-step.ts';
import { objectsShown } from '../draft/find-objects.ts';
import { namesOf, textOf } from '../kept-line.ts';
import { parasIn, withParas } from './paragraph.ts';
import { wordsIn } from './paragraph-edits.ts';

/** So many slides are looked up at once. */
const slidesAtOnce = 24;
const longestSearch = 300;

/** Looks for pictures of paragraphs that have none yet. */
export function paraPictures(
  data: ProjectData,
  { picturesOnly }: DraftOptions,
  activity: string,
): DraftStep | undefined {
  const { info } = data;
  if (info.drafted === undefined && !picturesOnly) return undefined;
  const missing = parasIn(data)
    .filter((para) => !para.exclude && !para.objects && wordsIn(para) !== '')
    .slice(0, slidesAtOnce)
    .map((para) => wordsIn(para).slice(0, longestSearch));
  if (missing.length === 0) return undefined;
  return {
    key: `pictures ${missing.join('\n')}`,
    activity,
    failure: 'We couldn’t look for pictures.',
    isTyped: true,
    answer: async (ask) => {
      const about = textOf(info.title) || textOf(data.keyword);
      const inFilm = { about, item: [], topic: namesOf(info.objects) };
      const found = await ask.pictures(missing, undefined, inFilm);
      const objects = new Map(
        missing.map((words, at) => [words, objectsShown(words, found[at] ?? [])]),
      );
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
