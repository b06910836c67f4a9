import { readProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { emojiOf } from './emoji-of.ts';
import { captionsBeside, shownCaptions } from './shown-captions.ts';

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

it('a line that somebody wrote is always shown, whatever the slide shows', () => {
  const items = [{ id: 'a', type: 'text', text: 'Beans matter most of all' }];
  const written = 'Beans matter most of all!';
  const corrections = [{ spoken: text, from: 0, to: 3, text: written }];
  expect(shown({ items })).toEqual([]);
  expect(shown({ items }, { on: true, corrections })).toEqual([written]);
  // Moved a little, it is still what the voice says.
  const moved = [{ spoken: text, from: 0, to: 3, shiftSeconds: 0.2 }];
  expect(shown({ items }, { on: true, corrections: moved })).toEqual([]);
  const own = [{ id: 'o', slide: 's', startSeconds: 3.5, endSeconds: 4.5, text: 'Beans' }];
  expect(shown({ items }, { on: true, own })).toEqual(['Beans']);
});

it('players offer what is not drawn, also where the slides show all of it', () => {
  const film = (items: readonly object[], on: boolean) =>
    readProjectData({
      version: 2,
      captions: { on },
      frames: [{ id: 's', duration: 5, items, narration: { url: '/a.mp3', text, words } }],
    }).data;
  expect(captionsBeside(film([], true))).toEqual([]);
  expect(captionsBeside(film([], false))).toHaveLength(1);
  expect(captionsBeside(film([{ id: 'a', type: 'text', text }], true))).toHaveLength(1);
});

it('a word has an emoji only where it means one', () => {
  expect(emojiOf('Coffee,')).toBe('☕');
  expect(emojiOf('Rockets')).toBe('🚀');
  expect(emojiOf('the')).toBeUndefined();
});

describe('an announcement is not written beside what it announces', () => {
  const item = (id: string, written: string) => ({ id, type: 'text', text: written });
  const card = [item('number', '<p>3</p>'), item('name', '<p>Border Collie</p>')];
  const said = (line: string, items: readonly object[] = card) =>
    shown({
      items,
      narration: {
        url: '/a.mp3',
        text: line,
        words: line
          .split(' ')
          .map((word, at) => ({ text: word, startTime: at * 0.4, endTime: at * 0.4 + 0.3 })),
      },
    });

  it.each([
    'First up, number three: Border Collie.',
    'Now for number three: Border Collie.',
    'Top of the list: Border Collie.',
    'The third spot: Border Collie.',
    "Moving on. Let's look at number 3: Border Collie.",
    'Border Collie. Did you get it?',
    'That was Border Collie.',
    'Nummer 3: Border Collie.',
    'Y por último: Border Collie.',
  ])('%s', (line) => {
    expect(said(line)).toEqual([]);
  });

  it('what is new stays, and so does a number or a name that the slide does not show', () => {
    const [name] = card.slice(1);
    expect(said('Number three: the clever Border Collie.')).toHaveLength(1);
    expect(said('Number three: Border Collie.', [name ?? {}])).toHaveLength(1);
    expect(said('Number three: Poodle.')).toHaveLength(1);
    // Nothing on this slide is announced.
    expect(said('And then? Here we go.', card)).toHaveLength(1);
  });

  it('in Japanese too', () => {
    const items = [item('number', '3'), item('name', '柴犬')];
    expect(said('第3位、柴犬。', items)).toEqual([]);
    expect(said('第3位、かわいい柴犬。', items)).not.toEqual([]);
  });
});

it('things that a line names have their emoji', () => {
  expect(['hat', 'cheese', 'sheep', 'book'].map(emojiOf)).toEqual(['🎩', '🧀', '🐑', '📖']);
  expect(['share', 'second'].map(emojiOf)).toEqual([undefined, undefined]);
});
