import type { ProjectData } from '@reelwright/movie';
import { namesOf, textOf } from '../kept-line.ts';
import type { FoundPicture } from '../picture-choice/objects-in.ts';
import type { DraftOptions, DraftStep } from './draft-step.ts';

/** What somebody wrote themselves, and shows nothing yet, shows what its words mean; kept only while they are the same. */
export function namedPictures(
  data: ProjectData,
  list: 'products' | 'questions',
  objectsOf: (words: string, found: readonly FoundPicture[]) => readonly string[],
  { picturesOnly }: DraftOptions,
): DraftStep | undefined {
  if (data.info.drafted === undefined && !picturesOnly) return undefined;
  const at = (data.info[list] ?? []).findIndex(({ text, objects }) => text?.trim() && !objects);
  const words = data.info[list]?.[at]?.text?.trim();
  if (!words) return undefined;
  return {
    key: `pictures ${at} ${words}`,
    activity: `Looking for pictures of ${words}`,
    failure: 'We couldn’t look for pictures.',
    isTyped: true,
    answer: async (ask) => {
      const about = textOf(data.keyword);
      // A fork that is compared with a spoon is no fork in chess: what it means here is weighed, as for any sentence.
      // Two products that only share their topic would look the same.
      const topic = list === 'products' ? [] : namesOf(data.info.objects);
      const inFilm = { about, item: [], topic };
      const [found = []] = await ask.pictures([words], undefined, inFilm);
      const objects = [...objectsOf(words, found)];
      return (now) => ({
        ...now,
        info: {
          ...now.info,
          [list]: now.info[list]?.map((one, index) =>
            index === at && one.text?.trim() === words ? { ...one, objects } : one,
          ),
        },
      });
    },
  };
}
