import { newProjectData, newTextItem } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { wordsOfSlide } from './words-of-slide.ts';

const slide = (...texts: (string | undefined)[]) => ({
  id: 's',
  items: texts.map((text, at) => ({ ...newTextItem(`t${at}`), ...(text && { text }) })),
});

const film = (more: object = {}, title = '') => ({
  data: { ...newProjectData(), ...more },
  meta: { title, name: '' },
});

it('begins with what the slide says, then with what the film is about', () => {
  expect(wordsOfSlide(slide('<p>Five lighthouses of <b>Brittany</b></p>'), film())).toEqual([
    'Brittany',
    'lighthouses',
  ]);
  expect(wordsOfSlide(slide(undefined), film({ keyword: 'coffee' }))).toEqual(['coffee']);
  expect(wordsOfSlide(slide(undefined), film())).toEqual([]);
  expect(wordsOfSlide(undefined, film())).toEqual([]);
});

it('goes by the title of a film that says nothing else yet', () => {
  expect(wordsOfSlide(slide(), film({}, 'My trip to Norway'))).toContain('Norway');
  expect(wordsOfSlide(slide(), film({}, 'My-Project'))).toEqual([]);
});

it('looks at the other slides where a slide says nothing yet', () => {
  const frames = [slide('<p>Lighthouses of Brittany</p>'), slide()];
  expect(wordsOfSlide(slide(), film({ frames }))).toContain('Brittany');
});
