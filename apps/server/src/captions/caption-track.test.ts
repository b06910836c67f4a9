import { Captions, readProjectData } from '@reelwright/movie';
import { readSubtitles } from '@reelwright/subtitles';
import { expect, it } from 'vitest';
import { captionLanguage } from './caption-language.ts';
import { captionTrack } from './caption-track.ts';

/** A slide of ten seconds with a sentence that begins at two and one that begins at six. */
const words = [
  { text: 'Hello.', startTime: 2, endTime: 3 },
  { text: 'Goodbye.', startTime: 6, endTime: 7 },
];
const narration = { url: '/a.mp3', text: 'Hello. Goodbye.', words };
const movieIn = (lang: string) =>
  readProjectData({
    version: 1,
    voSettings: { lang },
    frames: [{ id: 'a', duration: 10, items: [], narration }],
  }).data;

it('takes along what is said in the part that is made, counted from its beginning', () => {
  const track = captionTrack(movieIn('en-US'), { fromSeconds: 5, seconds: 1.5 });
  const { cues } = readSubtitles(track?.vtt ?? '');
  expect(cues).toEqual([{ start: 1, end: 1.5, text: 'Goodbye.' }]);
  expect(track?.language).toBe('eng');
});

it('takes nothing along where nothing is said', () => {
  expect(captionTrack(movieIn('en-US'), { fromSeconds: 9, seconds: 1 })).toBeUndefined();
});

it('takes nothing along where captions are drawn on the picture', () => {
  const film = movieIn('en-US');
  const captions = Captions.parse({ on: true });
  expect(captionTrack({ ...film, captions }, { fromSeconds: 0, seconds: 10 })).toBeUndefined();
});

it.each([
  ['de-DE', 'de', 'deu'],
  ['PT_br', 'pt', 'por'],
  ['cy-GB', 'cy', 'und'],
  ['toString', 'en', 'eng'],
  ['', 'en', 'eng'],
])('names the language of %s for sites and for files', (lang, code, fileCode) => {
  expect(captionLanguage(movieIn(lang))).toEqual({ code, fileCode });
});
