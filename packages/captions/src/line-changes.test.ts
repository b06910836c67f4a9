import {
  type CaptionChange,
  correctCaptions,
  type ProjectData,
  readProjectData,
  runEdit,
} from '@reelwright/movie';
import { expect, it } from 'vitest';
import { captionLines, editableLines } from './caption-lines.ts';
import type { EditableLine } from './editable-line.ts';
import { findInLines, replaceFound } from './find-in-lines.ts';
import {
  addLine,
  hideLine,
  joinLines,
  resetLine,
  retypeLine,
  settleChange,
  splitLine,
} from './line-changes.ts';
import { retimeLine, shiftFollowing, shiftLine } from './shift-lines.ts';

const text = 'The see is deep. Nobody knows how deep.';

/** A slide for every text, said at a word a second, or slower. */
function film(texts: readonly string[] = [text], perWord = 1): ProjectData {
  return readProjectData({
    version: 2,
    frames: texts.map((spoken, at) => {
      const words = spoken.split(' ').map((word, place) => ({
        text: word,
        startTime: place * perWord,
        endTime: (place + 0.5) * perWord,
      }));
      const narration = { url: `/${at}.mp3`, text: spoken, words };
      return { id: `s${at}`, duration: (words.length + 1) * perWord, narration };
    }),
  }).data;
}

function changed(
  data: ProjectData,
  change: (lines: readonly EditableLine[]) => CaptionChange | undefined,
): ProjectData {
  const lines = editableLines(data);
  const made = change(lines);
  if (!made) throw new Error('It cannot be done.');
  return runEdit(data, correctCaptions, settleChange(lines, made)).data;
}

function at(lines: readonly EditableLine[], place: number): EditableLine {
  const line = lines[place];
  if (!line) throw new Error('There is no such line.');
  return line;
}

const rows = (data: ProjectData) =>
  captionLines(data).map((line) => line.text.replaceAll('\n', ' '));
const listed = (data: ProjectData) => editableLines(data).map((line) => line.text);

it('a line that is retyped keeps its place and the times of words that stay', () => {
  const data = changed(film(), (lines) => retypeLine(at(lines, 0), 'The sea is deep.'));
  expect(rows(data)).toEqual(['The sea is deep.', 'Nobody knows how deep.']);
  expect(captionLines(data)[0]?.words[2]).toMatchObject({ text: 'is', start: 2 });
  expect(editableLines(data)[0]?.id).toBe(editableLines(film())[0]?.id);
});

it('a line without words shows nothing and can still be typed in', () => {
  const empty = changed(film(), (lines) => retypeLine(at(lines, 1), ' '));
  expect(rows(empty)).toEqual(['The see is deep.']);
  expect(listed(empty)).toEqual(['The see is deep.', '']);
  const again = changed(empty, (lines) => retypeLine(at(lines, 1), 'Nobody knows.'));
  expect(rows(again)).toEqual(['The see is deep.', 'Nobody knows.']);
});

it('a hidden line stays in the list and comes back as it was corrected', () => {
  const typed = changed(film(), (lines) => retypeLine(at(lines, 0), 'The sea is deep.'));
  const hidden = changed(typed, (lines) => hideLine(at(lines, 0), true));
  expect(rows(hidden)).toEqual(['Nobody knows how deep.']);
  expect(editableLines(hidden)[0]).toMatchObject({ text: 'The sea is deep.', isHidden: true });
  const shown = changed(hidden, (lines) => hideLine(at(lines, 0), false));
  expect(rows(shown)).toEqual(rows(typed));
  const reset = changed(shown, (lines) => resetLine(at(lines, 0)));
  expect(reset.captions?.corrections).toBeUndefined();
});

it('a line is split where the caret stands, at the time of the word after it', () => {
  const split = changed(film(), (lines) => splitLine(at(lines, 1), 'Nobody knows'.length, 'n'));
  expect(rows(split)).toEqual(['The see is deep.', 'Nobody knows', 'how deep.']);
  expect(captionLines(split)[2]?.start).toBe(6);
  const retyped = changed(split, (lines) => retypeLine(at(lines, 2), 'how very deep it is.'));
  const again = changed(retyped, (lines) => splitLine(at(lines, 2), 'how very'.length, 'n'));
  expect(rows(again).slice(2)).toEqual(['how very', 'deep it is.']);
  expect(captionLines(again)[3]?.start).toBe(7);
});

it('a line is not split where one side were empty, or where one word is said', () => {
  const lines = editableLines(film(['Hello.']));
  const typed = changed(film(['Hello.']), () => retypeLine(at(lines, 0), 'Hello there.'));
  expect(splitLine(at(editableLines(typed), 0), 5, 'n')).toBeUndefined();
  expect(splitLine(at(editableLines(film()), 0), 0, 'n')).toBeUndefined();
});

it('lines are joined, split again and joined with what another voice says', () => {
  const joined = changed(film(), ([one, next]) => one && next && joinLines(one, next));
  expect(rows(joined)).toEqual([text]);
  const parted = changed(joined, (lines) =>
    splitLine(at(lines, 0), 'The see is deep.'.length, 'n'),
  );
  expect(rows(parted)).toEqual(['The see is deep.', 'Nobody knows how deep.']);

  const voice = (id: string, said: string, startTime: number) => ({
    id,
    type: 'audio',
    ident: 'voice',
    timing: { startTime, endTime: startTime + 3 },
    audio: { url: `/${id}.mp3`, text: said, words: [{ text: said, startTime: 0, endTime: 1 }] },
  });
  const two = readProjectData({
    version: 2,
    frames: [{ id: 's', duration: 8, items: [voice('a', 'One.', 0), voice('b', 'Two.', 4)] }],
  }).data;
  const apart = changed(two, (lines) => retypeLine(at(lines, 0), 'Uno.'));
  expect(listed(apart)).toEqual(['Uno.', 'Two.']);
  const both = changed(apart, ([one, next]) => one && next && joinLines(one, next));
  expect(rows(both)).toEqual(['Uno. Two.']);
  expect(captionLines(both)[0]?.words[1]?.start).toBe(4);
  expect(listed(changed(both, (lines) => resetLine(at(lines, 0))))).toEqual(listed(two));
});

it('lines on two slides are not joined', () => {
  const [one, next] = editableLines(film(['One two.', 'Three four.']));
  expect(one && next && joinLines(one, next)).toBeUndefined();
});

it('a line begins and ends when somebody says, within its slide and before the next', () => {
  const early = changed(film(), (lines) => retimeLine(lines, 1, { start: 3.7 }));
  expect(captionLines(early)[1]?.start).toBeCloseTo(3.7, 5);
  expect(captionLines(early)[0]?.end).toBeLessThanOrEqual(3.7);
  const short = changed(early, (lines) => retimeLine(lines, 0, { end: 2.4 }));
  expect(captionLines(short)[0]).toMatchObject({ start: 0, end: 2.4 });
  const wild = changed(short, (lines) => retimeLine(lines, 0, { end: 99 }));
  expect(captionLines(wild)[0]?.end).toBeCloseTo(3.7, 5);
  const wilder = changed(wild, (lines) => retimeLine(lines, 1, { start: -5, end: 99 }));
  expect(captionLines(wilder)[1]?.start).toBeCloseTo(0.2, 5);
  expect(captionLines(wilder)[1]?.end).toBe(9);
});

it('a line is moved, alone or with all that follow', () => {
  const data = film([text, 'Five six.']);
  const starts = (now: ProjectData) => captionLines(now).map(({ start }) => start);
  expect(starts(data)).toEqual([0, 4, 9]);
  const alone = changed(data, (lines) => shiftLine(lines, 1, 0.1));
  expect(starts(alone)).toEqual([0, 4.1, 9]);
  const following = changed(data, (lines) => shiftFollowing(lines, 1, 0.3));
  expect(starts(following)).toEqual([0, 4.3, 9.3]);
  const earlier = changed(following, (lines) => shiftFollowing(lines, 0, -0.5));
  expect(starts(earlier).map((start) => Math.round(start * 10) / 10)).toEqual([0, 3.8, 9]);
});

it('a new voice gives all corrections its times', () => {
  const moved = changed(film(), (lines) => retimeLine(lines, 1, { start: 3.8 }));
  const split = changed(moved, (lines) => splitLine(at(lines, 0), 'The see'.length, 'n'));
  const typed = changed(split, (lines) => retypeLine(at(lines, 0), 'The sea'));
  const slower = { ...film([text], 2), captions: typed.captions };
  expect(rows(slower)).toEqual(['The sea', 'is deep.', 'Nobody knows how deep.']);
  expect(captionLines(slower).map(({ start }) => start)).toEqual([0, 4, 7.8]);
});

it('of a sentence that two slides say, one is corrected alone', () => {
  const first = changed(film(), (lines) => retypeLine(at(lines, 0), 'The sea is deep.'));
  const twice = { ...film([text, text]), captions: first.captions };
  expect(rows(twice).filter((row) => row.includes('sea'))).toHaveLength(2);
  const one = changed(twice, (lines) => retypeLine(at(lines, 2), 'The ocean is deep.'));
  expect(rows(one)[0]).toBe('The sea is deep.');
  expect(rows(one)[2]).toBe('The ocean is deep.');
  const back = changed(one, (lines) => resetLine(at(lines, 0)));
  expect(rows(back)[0]).toBe('The see is deep.');
  expect(rows(back)[2]).toBe('The ocean is deep.');
});

it('of a long text only a print is kept with each correction', () => {
  const long = Array.from({ length: 300 }, (_, place) => `word${place}`).join(' ');
  const data = changed(film([long]), (lines) => shiftFollowing(lines, 0, 0.1));
  expect(JSON.stringify(data.captions).length).toBeLessThan(20_000);
  expect(captionLines(data)[1]?.start).toBeCloseTo(
    (captionLines(film([long]))[1]?.start ?? 0) + 0.1,
  );
});

it('a line is written where nobody speaks, and ends with a slide that became shorter', () => {
  const own = { id: 'n', slide: 's0', startSeconds: 8, endSeconds: 9, text: '(Waves)' };
  const data = changed(film(), () => addLine(own));
  expect(rows(data)).toEqual(['The see is deep.', 'Nobody knows how deep.', '(Waves)']);
  expect(captionLines(data)[2]).toMatchObject({ start: 8, end: 9 });
  const split = changed(
    changed(data, (lines) => retypeLine(at(lines, 2), 'Waves and gulls')),
    (lines) => splitLine(at(lines, 2), 'Waves'.length, 'm'),
  );
  expect(rows(split).slice(2)).toEqual(['Waves', 'and gulls']);
  const silent = readProjectData({ version: 2, frames: [{ id: 's0', duration: 4 }] }).data;
  const [line] = captionLines({ ...silent, captions: data.captions });
  expect(line).toMatchObject({ text: '(Waves)', start: 3.5, end: 4 });
  expect(listed(changed(data, (lines) => resetLine(at(lines, 2))))).toHaveLength(2);
});

it('words are found in all lines, with their case or without, and replaced at once', () => {
  const lines = editableLines(film());
  expect(findInLines(lines, 'DEEP', { matchCase: false })).toHaveLength(2);
  expect(findInLines(lines, 'DEEP', { matchCase: true })).toEqual([]);
  expect(findInLines(lines, '.', { matchCase: false })).toHaveLength(2);
  expect(findInLines(lines, '  ', { matchCase: false })).toEqual([]);
  const found = findInLines(lines, 'ee', { matchCase: false });
  const data = changed(film(), () => replaceFound(lines, found, 'EE'));
  expect(rows(data)).toEqual(['The sEE is dEEp.', 'Nobody knows how dEEp.']);
});
