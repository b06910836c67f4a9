import { findStay } from '@reelwright/motion';
import type { DraftItem, PictureStyle } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import type { ScriptPart } from '../../script.ts';
import { themeList } from '../../themes/theme-list.ts';
import { composeSlide } from '../compose-slide.ts';
import { objectsThatTurn } from './moving-parts.ts';
import { slideLooks, slideMoves } from './slide-look.ts';

const seconds = 5;
const sizes = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 720, height: 720 },
];

function part(
  style: PictureStyle,
  objects: readonly string[],
  more: Partial<ScriptPart>,
): ScriptPart {
  return {
    id: 'fact',
    role: 'fact',
    layout: 'heading_with_text_and_media',
    heading: 'Espresso',
    lines: [
      {
        id: 'line',
        text: 'A shot takes half a minute to pull.',
        spoken: '',
        media: [],
        picture: { style, objects, seed: 'a' },
      },
    ],
    ...more,
  };
}

const isWordsOf = ({ type }: DraftItem) => type === 'text';

/** Something other than words that moves from the first moment to the last. */
function moves(items: readonly DraftItem[]): boolean {
  return items.some((item) => {
    const stay = findStay(item.effects?.stay?.effect ?? '');
    const { startTime = 0, endTime = 0 } = item.timing ?? {};
    return !isWordsOf(item) && stay?.infinite && startTime === 0 && endTime >= seconds;
  });
}

const composed = (made: ScriptPart, at = 1) =>
  themeList.flatMap((theme) =>
    sizes.map((size) =>
      composeSlide(made, { ...size, theme, index: at, seconds, lineTimes: [], wordTimes: [] }),
    ),
  );

describe('a composed slide', () => {
  it.each(slideLooks)('of the look %s never stands still, whatever it shows', (look) => {
    for (const [at, move] of slideMoves.entries()) {
      const craft = { look, move, light: 'own', isOther: at % 2 === 1 } as const;
      for (const objects of [['hot-beverage', 'spoon'], ['teacher'], []])
        for (const items of composed(part('studio', objects, { craft })))
          expect(moves(items)).toBe(true);
    }
  });

  it('of words alone does not either', () => {
    for (const items of composed(part('studio', [], { isWordsAlone: true })))
      expect(moves(items)).toBe(true);
  });
});

describe('things', () => {
  const slide = (object: string) =>
    composed(
      part('studio', [object], {
        craft: { look: 'type', move: 'in', light: 'own', isOther: false },
      }),
    ).flat();
  const stayOf = (object: string) =>
    slide(object).find(({ id }) => id === 'fact-shot-0-subject')?.effects?.stay?.effect;

  it('do what they do', () => {
    expect(stayOf('rocket')).toBe('lift-off');
    expect(stayOf('tulip')).toBe('in-the-wind');
    expect(stayOf('flag-japan')).toBe('in-the-wind');
    // Whatever its colour.
    expect(stayOf('automobile--yellow')).toBe('roll');
    // What does nothing by itself floats.
    expect(stayOf('brick')).toBe('float-near');
  });

  it('turn their wheels and hands, which go along with them', () => {
    const car = slide('automobile').find(({ id }) => id === 'fact-shot-0-subject');
    expect(car?.type).toBe('group');
    const [body, ...wheels] = car?.children ?? [];
    expect(body?.url).toContain('/library/objects/automobile.webp');
    expect(wheels.map(({ effects }) => effects?.stay?.effect)).toEqual(['wheel', 'wheel']);
    const hands = slide('alarm-clock').find(({ children }) => children)?.children ?? [];
    expect(hands.filter(({ effects }) => effects?.stay?.effect === 'spin-around')).toHaveLength(2);
  });

  it('turn their sails and blades around their own middle, but for stickers', () => {
    const craft = { look: 'window', move: 'in', light: 'own', isOther: false } as const;
    for (const name of objectsThatTurn) {
      const [thing] = composed(part('studio', [name], { craft }))
        .flat()
        .filter(({ id }) => id === 'fact-shot-0-subject');
      const [still, turning] = thing?.children ?? [];
      expect(still?.url, name).toContain(`/library/objects/${name}-still.webp`);
      expect(turning?.url, name).toContain(`/library/objects/${name}-turning.webp`);
      expect(turning?.effects?.stay?.effect).toBe('spin-around');
      expect(slide(name).some(({ url }) => url?.includes(`/${name}.webp`))).toBe(true);
    }
  });

  it('steam where they are hot, from their first moment to their last', () => {
    const steam = slide('cappuccino').filter(({ id }) => id.includes('-rising-'));
    expect(steam.length).toBeGreaterThan(0);
    for (const { timing } of steam) expect(timing?.endTime).toBe(seconds);
    expect(slide('iced-coffee').some(({ id }) => id.includes('-rising-'))).toBe(false);
  });
});
