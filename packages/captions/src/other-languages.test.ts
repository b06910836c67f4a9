import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { captionLines } from './caption-lines.ts';

it('breaks Japanese between its words, in rows of half as many letters', () => {
  const text =
    'コーヒーは世界中で飲まれていますが、その歴史はとても古く、エチオピアの山で始まったと言われています。';
  const words = [{ text, startTime: 0, endTime: 9 }];
  const { data } = readProjectData({
    version: 2,
    frames: [{ id: 'a', duration: 10, items: [], narration: { url: '/a.mp3', text, words } }],
  });
  const lines = captionLines(data);
  expect(lines.map((line) => line.text.replace('\n', '')).join('')).toBe(text);
  const rows = lines.flatMap((line) => line.text.split('\n'));
  expect(rows.filter((row) => [...row].length > 21)).toEqual([]);
  expect(rows.filter((row) => /^[、。はがをにのと]/u.test(row))).toEqual([]);
});
