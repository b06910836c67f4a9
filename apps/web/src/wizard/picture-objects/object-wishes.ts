import type { ProjectData } from '@reelwright/movie';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import type { ObjectWish } from './use-picture-objects.ts';

/** What the whole film is about. Nothing where somebody said what to show, or where it was found for this very keyword. */
export function topicWish({ keyword = '', info }: ProjectData): readonly ObjectWish[] {
  const words = keyword.trim();
  const isKnown = info.objects && (info.objectsOf === undefined || info.objectsOf === words);
  if (words === '' || isKnown) return [];
  return [
    {
      words,
      askKnown: () => askTopicObjects(words),
      set: (data, objects) => ({
        ...data,
        info: { ...data.info, objects: [...objects], objectsOf: words },
      }),
    },
  ];
}

/** What people wrote down about a topic knows which sense of its words is meant. */
async function askTopicObjects(kw: string): Promise<readonly string[]> {
  const { about } = await request((options) => client.top10({ query: { kw } }, options));
  return about?.objects ?? [];
}

type NamedList = 'items' | 'products' | 'questions';

/** Whatever of a list shows nothing yet, by its name. It is kept only while that is still its name. */
export function namedWishes(
  { info }: ProjectData,
  list: NamedList,
  more: (name: string) => Partial<ObjectWish> = () => ({}),
): readonly ObjectWish[] {
  return (info[list] ?? []).flatMap(({ text = '', objects }, at): ObjectWish[] =>
    text.trim() === '' || (Array.isArray(objects) && objects.length > 0)
      ? []
      : [{ words: text.trim(), set: withObjects(list, at, text), ...more(text.trim()) }],
  );
}

const withObjects =
  (list: NamedList, at: number, name: string): ObjectWish['set'] =>
  (data, objects) => ({
    ...data,
    info: {
      ...data.info,
      [list]: data.info[list]?.map((one, index) =>
        index === at && one.text === name ? { ...one, objects: [...objects] } : one,
      ),
    },
  });
