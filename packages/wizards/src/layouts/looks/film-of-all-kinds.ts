/** A film with a slide of every kind that an upright frame is composed for: what its tests look at. */
import type { PictureStyle } from '@reelwright/pictures';
import type { PartRole, ScriptLine, ScriptPart } from '../../script.ts';
import { themeList } from '../../themes/theme-list.ts';
import type { ThemeLook } from '../../themes/theme-look.ts';
import { composeSlide } from '../compose-slide.ts';
import type { LayoutId } from '../layout-ids.ts';
import type { SlideFrame } from '../slide-frame.ts';
import { withCraft } from './choose-craft.ts';

export const phone = { width: 1080, height: 1920 };

interface Shown {
  readonly style?: PictureStyle;
  readonly objects?: readonly string[];
  readonly words?: readonly string[];
}

const line = (
  id: string,
  text: string,
  { style = 'studio', ...shown }: Shown = {},
): ScriptLine => ({
  id,
  text,
  spoken: text,
  media: [],
  picture: { style, objects: ['teapot', 'lemon'], seed: id, ...shown },
});

function part(
  id: string,
  role: PartRole,
  layout: LayoutId,
  more: Partial<ScriptPart> = {},
): ScriptPart {
  return { id, role, layout, lines: [line(`${id}-line`, '')], ...more };
}

const facts = [
  'Tea leaves uncurl in the pot.',
  'Bakers feed it fresh flour every morning, and some starters are over a century old by now.',
  'A monk carried the first seeds home in his sleeve, or so the story goes.',
];

const scores = ['Teapot', 'Lemon'].map((name, at) => ({
  name,
  points: at + 1,
  shown: line(name, '', { objects: [name.toLowerCase()] }),
}));

export const filmOfAllKinds: readonly ScriptPart[] = [
  part('title', 'title', 'title_with_subtitle', { heading: 'Top 3 teas of the world' }),
  part('hook', 'hook', 'media_with_subtitle', {
    lines: [line('hook-1', 'One of these was money once.', { style: 'podium' })],
  }),
  ...facts.flatMap((text, at) => [
    part(`number-${at}`, 'number', 'number', {
      number: facts.length - at,
      lines: [line(`number-${at}-1`, 'Masala chai with cardamom')],
    }),
    part(`fact-${at}`, 'fact', 'heading_with_text_and_media', {
      heading: 'Masala chai',
      lines: [line(`fact-${at}-1`, text, { style: at === 1 ? 'scene' : 'studio' })],
    }),
    part(`more-${at}`, 'fact', 'media_with_subtitle', {
      lines: [line(`more-${at}-1`, text), line(`more-${at}-2`, 'It is poured from high up.')],
    }),
    part(`figure-${at}`, 'fact', 'heading_with_text_and_media', {
      heading: 'Masala chai',
      lines: [
        line(`figure-${at}-1`, 'It takes 1,200 leaves to fill one small tin of it.', {
          style: 'number',
          words: ['1,200', 'leaves'],
        }),
      ],
    }),
    part(`chart-${at}`, 'fact', 'heading_with_text_and_media', {
      heading: 'Masala chai',
      lines: [
        line(`chart-${at}-1`, 'Seven of ten cups are black tea.', {
          style: 'percent',
          words: ['70 %'],
        }),
      ],
    }),
    part(`words-${at}`, 'fact', 'title', {
      isWordsAlone: true,
      lines: [line(`words-${at}-1`, text)],
    }),
  ]),
  part('list', 'bonus', 'heading_with_bullets', {
    heading: 'What you need',
    lines: ['Loose leaves', 'Water off the boil', 'Three minutes'].map((text, at) =>
      line(`list-${at}`, text),
    ),
  }),
  ...(['question', 'answer'] as const).map((role) =>
    part(role, role, 'question_mcq', {
      heading: 'Where does the tea plant come from?',
      rightLine: 'choice-0',
      lines: ['China', 'Brazil', 'Iceland', 'Portugal'].map((text, at) =>
        line(`choice-${at}`, text),
      ),
    }),
  ),
  part('score', 'score', 'score', {
    heading: 'Final score',
    scores,
    lines: ['Price', 'Taste', 'Caffeine'].map((label, at) => ({
      ...line(`score-${at}`, at === 0 ? 'Teapot' : 'Lemon'),
      label,
    })),
  }),
  part('winner', 'winner', 'winner', { heading: 'Teapot', kicker: 'The winner' }),
  part('closing', 'closing', 'title', { lines: [line('closing-1', 'Save this for tea time.')] }),
];

/** Its slides, each with the part that it was made of. */
export function slidesOf(
  seed: string,
  edition: number,
  more: Partial<SlideFrame> = {},
  parts: readonly ScriptPart[] = filmOfAllKinds,
) {
  return withCraft(parts, seed, { edition }).map((one, index) => {
    const count = Math.max(1, one.lines.length);
    const seconds = 4 * count;
    const frame: SlideFrame = {
      ...phone,
      theme: themeFor(seed),
      index,
      seconds,
      lineTimes: one.lines.map((_, at) => ({ start: at * 4, end: at * 4 + 4 })),
      wordTimes: [],
      ...more,
    };
    return { part: one, frame, items: composeSlide(one, frame) };
  });
}

/** Every theme in turn. */
function themeFor(seed: string): ThemeLook {
  const theme = themeList[[...seed].length % themeList.length];
  if (!theme) throw new Error('There are no themes.');
  return theme;
}
