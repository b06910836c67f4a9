import { captionLines } from '@reelwright/captions';
import { correctCaptions, type ProjectData, readProjectData, runEdit } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { joinLines, retypeLine } from './caption-corrections.ts';

const text = 'The see is deep. Nobody knows how deep.';
const words = text.split(' ').map((word, at) => ({ text: word, startTime: at, endTime: at + 0.5 }));
const { data: film } = readProjectData({
  version: 2,
  frames: [{ id: 's', duration: 9, narration: { url: '/a.mp3', text, words } }],
});
const textsOf = (data: ProjectData) => captionLines(data).map((line) => line.text);

function lineOf(data: ProjectData, at: number) {
  const line = captionLines(data)[at];
  if (!line) throw new Error('There is no such line.');
  return line;
}

it('a line that is retyped keeps its place and the times of words that stay', () => {
  const corrected = retypeLine(lineOf(film, 0), 'The sea is deep.');
  const { data } = runEdit(film, correctCaptions, corrected);
  expect(textsOf(data)).toEqual(['The sea is deep.', 'Nobody knows how deep.']);
  expect(lineOf(data, 0).words[2]).toMatchObject({ text: 'is', start: 2 });
});

it('a line without words is hidden, and comes back with the others', () => {
  const { data } = runEdit(film, correctCaptions, retypeLine(lineOf(film, 1), ' '));
  expect(textsOf(data)).toEqual(['The see is deep.']);
  const over = data.captions?.corrections ?? [];
  expect(textsOf(runEdit(data, correctCaptions, { over, by: [] }).data)).toEqual(textsOf(film));
});

it('two lines of one sentence are joined', () => {
  const joined = joinLines(lineOf(film, 0), lineOf(film, 1));
  if (!joined) throw new Error('They cannot be joined.');
  const { data } = runEdit(film, correctCaptions, joined);
  expect(textsOf(data).map((one) => one.replace('\n', ' '))).toEqual([text]);
});
