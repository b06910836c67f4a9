import { cutText, type ProjectData } from '@reelwright/movie';
import { objectsIn } from '@reelwright/wizards';
import { useEffect, useEffectEvent, useRef } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { useWizard } from '../wizard-model.ts';

/** Something that has no picture of its own, and where its objects are kept once they are known. */
export interface ObjectSearch {
  readonly words: string;
  readonly set: (data: ProjectData, objects: readonly string[]) => ProjectData;
}

/** Words are looked up once nobody typed for this long. */
const settlesMs = 900;
const leastLetters = 3;

/** Looks up what the built-in pictures of words show, so that films made on the screen show it too. */
export function usePictureObjects(searches: readonly ObjectSearch[]): void {
  const { change } = useWizard();
  const asked = useRef(new Set<string>());
  const waiting = searches.filter(
    ({ words }) => words.length >= leastLetters && !asked.current.has(words),
  );
  const look = useEffectEvent(async () => {
    for (const { words, set } of waiting) {
      asked.current.add(words);
      const query = {
        keyword: cutText(words, 120),
        source: 'builtin',
        num: 8,
        type: 'image',
      } as const;
      const found = await request((options) =>
        client.mediaSearch({ query: { ...query, orientation: 'wide' } }, options),
      ).catch(() => []);
      const objects = objectsIn(found, words);
      if (objects.length > 0) change('Find pictures', (now) => set(now, objects), 'fill-in');
    }
  });
  const key = waiting.map(({ words }) => words).join('\n');
  useEffect(() => {
    if (key === '') return;
    const timer = setTimeout(() => void look(), settlesMs);
    return () => clearTimeout(timer);
  }, [key]);
}
