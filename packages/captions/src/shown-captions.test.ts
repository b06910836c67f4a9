import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { emojiOf } from './emoji-of.ts';
import { shownCaptions } from './shown-captions.ts';

const text = 'Beans matter most.';
const words = text.split(' ').map((word, at) => ({ text: word, startTime: at, endTime: at + 0.5 }));

function shown(slide: object, captions: object = { on: true }) {
  const { data } = readProjectData({
    version: 2,
    captions,
    frames: [{ id: 's', duration: 5, narration: { url: '/a.mp3', text, words }, ...slide }],
  });
  return shownCaptions(data).map((line) => line.text);
}

it('captions are shown when they are on', () => {
  expect(shown({})).toEqual([text]);
  expect(shown({}, { on: false })).toEqual([]);
  expect(shown({}, { on: true, slides: { s: { off: true } } })).toEqual([]);
});

it('what a slide shows word for word is not written twice', () => {
  const item = (id: string, written: string) => ({ id, type: 'text', text: written });
  expect(shown({ items: [item('a', '<b>Beans</b> matter'), item('b', 'most')] })).toEqual([]);
  expect(shown({ items: [item('a', 'Beans matter')] })).toEqual([text]);
  expect(shown({ items: [{ ...item('a', text), hide: true }] })).toEqual([text]);
});

it('a word has an emoji only where it means one', () => {
  expect(emojiOf('Coffee,')).toBe('☕');
  expect(emojiOf('Rockets')).toBe('🚀');
  expect(emojiOf('the')).toBeUndefined();
});
