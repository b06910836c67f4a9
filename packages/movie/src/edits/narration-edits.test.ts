import { expect, it } from 'vitest';
import { audioPlan } from '../audio-plan.ts';
import { slideSeconds } from '../durations.ts';
import { newProjectData } from '../new-project-data.ts';
import { Item, Sound } from '../schema/item.ts';
import { Slide } from '../schema/slide.ts';
import { runEdit } from './edit.ts';
import { narrationOf, setNarration } from './narration-edits.ts';
import { splitItems, trimBeginning } from './timing-edits.ts';

const text = Item.parse({ id: 'a', type: 'text', timing: { startTime: 0, endTime: 5 } });
const short = Item.parse({ id: 'b', type: 'text', timing: { startTime: 1, endTime: 3 } });
const newId = () => 'n';
const movieOf = (slide: object) => ({ ...newProjectData(), frames: [Slide.parse(slide)] });
const narrate = (slide: object, sound: object | undefined) =>
  runEdit(movieOf(slide), setNarration, {
    slideId: 's',
    newId,
    sound: sound && Sound.parse(sound),
  }).data;
const first = (data: ReturnType<typeof narrate>) => data.frames[0] as Slide;

it('is a layer that speaks, for as long as it takes', () => {
  const slide = first(narrate({ id: 's', items: [text] }, { url: '/v.mp3', duration: 3.456 }));
  expect(slide.items[0]).toMatchObject({
    id: 'n',
    type: 'audio',
    name: 'Narration',
    audio: { url: '/v.mp3' },
    timing: { startTime: 0, endTime: 3.46 },
  });
  expect(slideSeconds(slide)).toBe(5);
});

it('keeps the slide on screen until it has said everything, and what stayed to the end stays', () => {
  const items = [text, short];
  const slide = first(narrate({ id: 's', items, duration: 5 }, { url: '/v.mp3', duration: 8 }));
  expect(slideSeconds(slide)).toBe(8.5);
  expect(slide.items.map(({ timing }) => timing.endTime)).toEqual([8, 8.5, 3]);
});

it('takes the place of what was said before, a wizard’s voices too', () => {
  const voice = { id: 'v', type: 'audio', ident: 'voice', audio: { url: '/old.mp3' } };
  const before = { id: 's', items: [text, voice], narration: { url: '/older.mp3', duration: 2 } };
  expect(narrationOf(Slide.parse(before)).map(({ url }) => url)).toEqual([
    '/older.mp3',
    '/old.mp3',
  ]);
  const after = narrate(before, { url: '/v.mp3', duration: 2 });
  expect(narrationOf(first(after)).map(({ url }) => url)).toEqual(['/v.mp3']);
  expect(narrationOf(first(narrate(before, undefined)))).toEqual([]);
});

it('is heard as a voice, where its layer is and no longer', () => {
  const spoken = narrate({ id: 's', items: [] }, { url: '/v.mp3', duration: 4 });
  const trimmed = runEdit(spoken, trimBeginning, { slideId: 's', itemId: 'n', startTime: 1 }).data;
  const [sound] = audioPlan(trimmed).sounds;
  expect(sound).toMatchObject({
    role: 'voice',
    startSeconds: 1,
    playSeconds: 3,
    trimStartSeconds: 1,
  });
  const cut = runEdit(spoken, splitItems, {
    slideId: 's',
    itemIds: ['n'],
    atSeconds: 1.5,
    newId: () => 'm',
  }).data;
  expect(
    audioPlan(cut).sounds.map(({ startSeconds, playSeconds, trimStartSeconds }) => [
      startSeconds,
      playSeconds,
      trimStartSeconds,
    ]),
  ).toEqual([
    [0, 1.5, 0],
    [1.5, 2.5, 1.5],
  ]);
});
