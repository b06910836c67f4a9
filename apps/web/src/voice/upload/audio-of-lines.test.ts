import { expect, it } from 'vitest';
import { audioOfLines, isUnderstood, withPart } from './audio-of-lines.ts';

const item = (content: string, start_time: number, end_time: number) => ({
  type: 'pronunciation' as const,
  alternatives: [{ content }],
  start_time,
  end_time,
});
const line = (key: string, spoken: string) => ({ key, spoken, audio: undefined, hasVoice: false });

it('gives each line its part of the sound, numbers as they are said', () => {
  const items = [
    item('It', 0.2, 0.4),
    item('takes', 0.4, 0.8),
    item('forty-two', 0.8, 1.4),
    item('beans.', 1.4, 2),
    item('Now', 3, 3.2),
    item('wait.', 3.2, 3.6),
  ];
  const lines = [line('a', 'It takes 42 beans.'), line('b', 'Now wait!')];
  const sound = { url: '/media/uploads/x.mp3', duration: 5 };
  const audio = audioOfLines(lines, { transcripts: [], items }, sound);
  expect(audio.get('a')).toEqual({
    ...sound,
    text: 'It takes 42 beans.',
    startTime: 0.2,
    endTime: 2,
    certainty: 1,
    words: expect.anything(),
  });
  // After the line's own start, so that they come when they are said.
  expect(audio.get('a')?.words).toContainEqual({ text: 'beans', startTime: 1.2, endTime: 1.8 });
  const later = withPart(audio.get('a') ?? {}, 0.5, 2);
  expect(later).toMatchObject({ startTime: 0.5, endTime: 2, certainty: 1 });
  expect(later.words).toContainEqual({ text: 'beans', startTime: 0.9, endTime: 1.5 });
  expect(audio.get('b')).toMatchObject({ startTime: 3, endTime: 3.6 });
});

it('knows a sound in which nothing was said', () => {
  expect(isUnderstood({ transcripts: [], items: [] })).toBe(false);
  expect(isUnderstood({ transcripts: [], items: [item('a', 0, 1)] })).toBe(false);
  expect(isUnderstood({ transcripts: [], items: [item('hello', 0, 1)] })).toBe(true);
});
