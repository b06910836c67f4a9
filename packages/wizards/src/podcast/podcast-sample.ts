import { newProjectData, type ProjectData } from '@reelwright/movie';
import { parasIn, withParas } from '../paragraphs/paragraph.ts';
import talk from './sample-talk.json' with { type: 'json' };
import { withTalk } from './with-talk.ts';

/** What somebody might have answered: the film on the card of this wizard is made of it. */
export function podcastSample(): ProjectData {
  const fresh = newProjectData();
  const { url, seconds: duration, levels, words, objects, transcript } = talk;
  const data = withTalk(
    {
      ...fresh,
      keyword: 'bees',
      info: {
        mp3: { url, duration, name: 'talk.mp3', levels },
        title: 'The Life of a Bee',
        author: 'The Garden Hour',
        isEnglish: true,
        place: 'park',
        objects: ['honeybee', 'honey-pot', 'sunflower'],
      },
    },
    words,
    transcript,
  );
  return withParas(
    data,
    parasIn(data).map((para, at) => ({ ...para, objects: objects[at] ?? [] })),
  );
}
