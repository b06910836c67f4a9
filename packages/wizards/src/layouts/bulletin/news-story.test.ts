import { expect, it } from 'vitest';
import type { ScriptLine, ScriptPart, SpokenAnswer } from '../../script.ts';
import { themeList } from '../../themes/theme-list.ts';
import { composeSlide } from '../compose-slide.ts';

const visitors: SpokenAnswer = {
  path: ['info'],
  line: { text: '' },
  spoken: '',
  needsMedia: false,
};

const line = (id: string, text: string, answer?: SpokenAnswer): ScriptLine => ({
  id,
  text,
  ...(answer && { answer }),
  spoken: text,
  media: [],
  picture: { style: 'studio', objects: ['dog'], seed: 'a' },
});

it('shows the two halves of a sentence together, never its end alone', () => {
  const [theme] = themeList;
  if (!theme) throw new Error('There are no themes.');
  const part: ScriptPart = {
    id: 'story',
    role: 'item',
    layout: 'news_story',
    heading: 'Otters are back in the river',
    lines: [
      line('a', 'Otters are back in the river'),
      line('b', 'Visitors are asked to keep their dogs', visitors),
      line('c', 'on the lead along the bank.', visitors),
    ],
  };
  const lineTimes = [0, 2, 4].map((start) => ({ start, end: start + 2 }));
  const frame = {
    width: 1920,
    height: 1080,
    theme,
    index: 2,
    seconds: 6,
    lineTimes,
    wordTimes: [],
  };
  const texts = composeSlide(part, frame).flatMap(({ ident, text = '' }) =>
    ident === 'subtitle' ? [text.replace(/<[^>]+>/g, '')] : [],
  );
  expect(texts).toEqual(['Visitors are asked to keep their dogs on the lead along the bank.']);
});
