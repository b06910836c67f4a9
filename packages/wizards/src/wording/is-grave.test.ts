import { newProjectData, type ProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { writeListicle } from '../listicle/write-listicle.ts';
import { themeForTopic } from '../themes/theme-for-topic.ts';
import { isGrave } from './is-grave.ts';

it.each(['holocaust', 'World War 2', 'migraine', 'lung cancer', 'Depression', 'the Black Death'])(
  'is sober about %s',
  (keyword) => {
    expect(isGrave(keyword)).toBe(true);
    for (const isFree of [true, false])
      expect(themeForTopic({ keyword }, { isFree }).mood, keyword).toBe('calm');
  },
);

it.each([
  'star wars',
  'warm socks',
  'aid',
  'death valley',
  'stroked cats',
  'weddings',
  'swimming strokes',
  '8 brush strokes to learn',
  'hearing aids',
  'Cancer zodiac sign',
  'murder mystery party',
  'tug of war',
])('is as usual about %s', (keyword) => {
  expect(isGrave(keyword)).toBe(false);
});

it.each(['signs of a stroke', 'breast cancer', 'AIDS', 'star wars and real wars'])(
  'is not fooled by another sense of a word in %s',
  (keyword) => {
    expect(isGrave(keyword)).toBe(true);
  },
);

it('announces what is grave without questions or greetings', () => {
  const items = Array.from({ length: 9 }, (_, at) => ({ id: `i${at}`, text: `Point ${at}` }));
  const film = (keyword: string, seed: string): ProjectData => ({
    ...newProjectData(),
    keyword,
    theme: { countUp: true },
    info: { items, seed, idea: { text: `9 things to know about ${keyword}` } },
  });
  const said = ['1', '2', '3', '4'].flatMap((seed) =>
    linesOf(writeListicle(film('the Holocaust', seed))).map(({ spoken }) => spoken),
  );
  expect(said.filter((line) => /\?|Ready|hello|Meet|Keep|favorite/i.test(line))).toEqual([]);
});

it('promises something of the film itself where nobody wrote a first sentence', () => {
  const facts = ['It was first made in 1504.', 'Its shop opened in 1820.'];
  const items = facts.map((text, at) => ({ text: `Item ${at}`, trivia: [{ text }] }));
  const data = { ...newProjectData(), info: { items, idea: { text: 'Old breads' } } };
  const [, hook] = linesOf(writeListicle(data));
  expect(hook?.spoken).toBe('One of these stories takes us back to 1504.');
});
