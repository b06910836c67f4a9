import { cutText, type ProjectData } from '@reelwright/movie';
import { objectsIn, objectsNamedIn } from '@reelwright/wizards';
import { useEffect, useEffectEvent, useRef } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { useWizard } from '../wizard-model.ts';

/** Something that has no picture of its own, and where its objects are kept once they are known. */
export interface ObjectWish {
  readonly words: string;
  /** A whole sentence: only what it names is shown, because its other words may be meant in any sense. */
  readonly isSentence?: boolean;
  /** One picture of it is enough: the best that a search comes upon. */
  readonly takesBest?: boolean;
  /** What people wrote down about these very words. It goes before what a search comes upon. */
  readonly askKnown?: () => Promise<readonly string[]>;
  readonly set: (data: ProjectData, objects: readonly string[]) => ProjectData;
}

/** Words are looked up once nobody typed for this long. */
const settlesMs = 900;
const leastLetters = 3;

/** Looks up what the built-in pictures of words show, so that films made on the screen show it too. */
export function usePictureObjects(wishes: readonly ObjectWish[]): void {
  const { change } = useWizard();
  /** What was found for words. A name that is given back shows the same as before. */
  const found = useRef(new Map<string, readonly string[]>());
  const waiting = wishes.filter(
    ({ words }) => words.length >= leastLetters && found.current.get(words)?.length !== 0,
  );
  const look = useEffectEvent(async () => {
    for (const wish of waiting) {
      const objects = found.current.get(wish.words) ?? (await findObjects(wish));
      found.current.set(wish.words, objects);
      if (objects.length > 0) change('Find pictures', (now) => wish.set(now, objects), 'fill-in');
    }
  });
  const key = waiting.map(({ words }) => words).join('\n');
  useEffect(() => {
    if (key === '') return;
    const timer = setTimeout(() => void look(), settlesMs);
    return () => clearTimeout(timer);
  }, [key]);
}

async function findObjects({
  words,
  isSentence,
  takesBest,
  askKnown,
}: ObjectWish): Promise<readonly string[]> {
  const known = (await askKnown?.().catch(() => [])) ?? [];
  if (known.length > 0) return known;
  const query = { keyword: cutText(words, 120), source: 'builtin', num: 8, type: 'image' } as const;
  const pictures = await request((options) =>
    client.mediaSearch({ query: { ...query, orientation: 'wide' } }, options),
  ).catch(() => []);
  const objects = isSentence ? objectsNamedIn(pictures, words) : objectsIn(pictures, words);
  return takesBest ? objects.slice(0, 1) : objects;
}
