import { expect, it } from 'vitest';
import { readProjectData } from '../read-project-data.ts';
import { setClipSpeech } from './clip-speech-edits.ts';
import { runEdit } from './edit.ts';

const url = '/media/a.mp4';
const speech = { url, seconds: 4, words: [{ text: 'Hi', startTime: 0.2, endTime: 0.5 }] };
const film = readProjectData({
  version: 2,
  frames: [
    { id: 's', items: [{ id: 'g', type: 'group', children: [{ id: 'c', type: 'video', url }] }] },
  ],
}).data;

it('notes what is said in a clip, also in a group, and shows captions; and takes it back', () => {
  const { data } = runEdit(film, setClipSpeech, { itemId: 'c', speech });
  expect(data.frames[0]?.items[0]?.children?.[0]?.speech).toEqual(speech);
  expect(data.captions?.on).toBe(true);
  expect(readProjectData(JSON.parse(JSON.stringify(data))).data).toEqual(data);
  const without = runEdit(data, setClipSpeech, { itemId: 'c', speech: undefined }).data;
  expect(without.frames).toEqual(film.frames);
});

it('a clip that plays another file by now is left alone', () => {
  const other = { ...speech, url: '/media/b.mp4' };
  expect(runEdit(film, setClipSpeech, { itemId: 'c', speech: other }).data).toEqual(film);
});
