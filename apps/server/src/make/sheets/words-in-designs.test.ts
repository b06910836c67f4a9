import { videoSizes } from '@reelwright/movie';
import { type ScriptLine, type ScriptPart, scriptToMovie, themeList } from '@reelwright/wizards';
import { expect, it } from 'vitest';
import { movieAssets } from './draw-moments.ts';
import { measureWords } from './measure-words.ts';

type WordsCraft = NonNullable<ScriptPart['wordsCraft']>;

const sizes = [videoSizes.wide, videoSizes.vertical, videoSizes.square];
const lights = ['own', 'accent', 'deep'] as const;
const wordsLooks = ['poster', 'split', 'card', 'band', 'statement'] as const;
const marks: readonly Partial<WordsCraft>[] = [{ thing: 'scarf' }, { numeral: 7 }, {}];

const inTurn = <Value>(list: readonly Value[], at: number) => list[at % list.length] as Value;

const line = (id: string, text: string, more: Partial<ScriptLine> = {}): ScriptLine => ({
  id,
  text,
  spoken: text,
  media: [],
  picture: { style: 'studio', objects: ['teapot'], seed: 'a' },
  ...more,
});

/** What slides of new films look like where something leads that is no picture, or is one thing all along. */
function designs(turn: number): ScriptPart[] {
  const light = (at: number) => inTurn(lights, at + turn);
  const craft = (look: NonNullable<ScriptPart['craft']>['look'], at: number) =>
    ({ look, light: light(at), move: 'in', isOther: turn % 2 === 0 }) as const;
  const words = wordsLooks.map(
    (look, at): ScriptPart => ({
      id: `words-${look}`,
      layout: 'title',
      role: 'fact',
      heading: 'The first project',
      isWordsAlone: true,
      wordsCraft: { look, light: light(at), isOther: at % 2 === 0, ...inTurn(marks, at + turn) },
      lines: [
        line(
          look,
          inTurn(
            [
              'A scarf forgives every mistake.',
              'Go to bed and get up at about the same time every day.',
            ],
            at,
          ),
        ),
      ],
    }),
  );
  const choices = ['Finland', 'Italy', 'Brazil', 'Turkey'].map((text, at) =>
    line(`choice-${at}`, text, { spoken: '', isShownOnly: true }),
  );
  const questions = (['near', 'board'] as const).map(
    (look, at): ScriptPart => ({
      id: `question-${look}`,
      layout: 'question_mcq',
      role: at === turn % 2 ? 'answer' : 'question',
      number: at + 1,
      kicker: 'Question 2 of 5',
      heading: 'Which country drinks the most coffee per person?',
      rightLine: 'choice-1',
      // Questions have no other lights.
      craft: { ...craft(look, at), light: inTurn(['own', 'deep'], at + turn) },
      lines: [line('asked', '', { spoken: 'Which?' }), ...choices],
    }),
  );
  const number = {
    style: 'number',
    objects: ['socks'],
    seed: 'a',
    words: ['1,000', 'years'],
  } as const;
  return [
    ...words,
    ...questions,
    {
      id: 'figure',
      layout: 'heading_with_text_and_media',
      role: 'fact',
      heading: 'Very old socks',
      craft: craft('figure', 1),
      lines: [
        line('figure', 'Knitted socks from Egypt are about 1,000 years old.', { picture: number }),
      ],
    },
    {
      id: 'list',
      layout: 'heading_with_bullets',
      role: 'item',
      heading: 'Before you brew',
      craft: craft('near', 2),
      lines: ['Grind just before', 'Water just off the boil'].map((text, at) =>
        line(`b-${at}`, text),
      ),
    },
    {
      id: 'versus',
      layout: 'versus',
      role: 'product',
      kicker: 'Energy for small meals',
      craft: { ...craft('theme', 0), isOther: true },
      lines: [
        line('one', 'It heats only a small space.', {
          label: 'Air fryer',
          isShownOnly: turn % 2 === 0,
        }),
        line('two', 'It heats a big box for a few fries.', {
          label: 'Oven',
          isShownOnly: turn % 2 === 1,
        }),
      ],
    },
    {
      id: 'score',
      layout: 'score',
      role: 'score',
      heading: 'Final score',
      craft: craft('theme', 0),
      scores: ['Air fryer', 'Oven'].map((name, at) => ({
        name,
        points: 2 - at,
        shown: { media: [], picture: { style: 'studio', objects: ['teapot'], seed: 'a' } },
      })),
      lines: ['Speed', 'Big meals', 'Energy for small meals'].map((label, at) =>
        line(`row-${at}`, at === 1 ? 'Oven' : 'Air fryer', { label }),
      ),
    },
  ];
}

it.each(themeList.map((theme, turn) => ({ theme, turn })))(
  'words of a designed slide are large enough and read well on what is really behind them in $theme.label',
  async ({ theme, turn }) => {
    const { width, height } = inTurn(sizes, turn);
    const parts = designs(turn);
    const { movie } = scriptToMovie({ title: 'Coffee', parts }, { theme, width, height });
    const missing: string[] = [];
    const assets = await movieAssets(movie, (sentence) => missing.push(sentence));
    const smallest = Math.min(width, height) * 0.045 - 1;
    for (const [slide, { id }] of parts.entries())
      for (const words of measureWords(movie, slide, 0.93, { assets, width: 320 })) {
        const about = `${words.id} of ${id}`;
        expect(words.isInside, about).toBe(true);
        expect(words.contrast, about).toBeGreaterThanOrEqual(4.5);
        expect(words.sizePx, about).toBeGreaterThanOrEqual(smallest);
      }
    expect(missing).toEqual([]);
  },
);
