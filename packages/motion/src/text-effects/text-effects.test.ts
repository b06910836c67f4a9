import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Path } from '../path/path.ts';
import { isRest } from '../pose/compose-poses.ts';
import { areaInside, isGone } from '../testing/is-gone.ts';
import { numbersOf } from '../testing/numbers-of.ts';
import { sampleBlock } from '../testing/sample-block.ts';
import type { EffectOptions } from './effect-option.ts';
import type { Moment } from './moment.ts';
import { edgeColor } from './readable-color.ts';
import type { TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';
import { findTextEffect, textEffects } from './text-effects.ts';

const block = sampleBlock('Make it move\ntoday');
const at = (seconds: number, rest: Partial<Moment> = {}): Moment => ({
  seconds,
  durationSeconds: 4,
  inSeconds: 0.5,
  outSeconds: 0.5,
  seed: 'abcdefghijklmnop',
  ...rest,
});

/** A look with its functions answered, to compare and to search. */
function whole(effect: TextEffect, text: TextBlock, moment: Moment, options?: EffectOptions) {
  const { chars, copies, ...rest } = effect.look(text, moment, options);
  return {
    ...rest,
    chars: chars && text.chars.map(({ index }) => chars(index)),
    copies: copies && [0, copies.count - 1].map((index) => copies.copy(index)),
  };
}

describe.each(textEffects)('$label', (effect) => {
  it('is drawable for any text at any moment, the same each time', () => {
    const anyText = fc.constantFrom(
      '',
      'A',
      'Make it move',
      'one\ntwo three\n\nfour',
      'שלום עולם',
      '🎬 ok',
    );
    const anyMoment = fc.record({
      seconds: fc.double({ min: -1, max: 700, noNaN: true }),
      durationSeconds: fc.double({ min: 0, max: 600, noNaN: true }),
      inSeconds: fc.double({ min: 0, max: 10, noNaN: true }),
      outSeconds: fc.double({ min: 0, max: 10, noNaN: true }),
      seed: fc.string(),
    });
    fc.assert(
      fc.property(anyText, anyMoment, (text, moment) => {
        const look = whole(effect, sampleBlock(text), moment);
        expect(numbersOf(look).filter((number) => !Number.isFinite(number))).toEqual([]);
        expect(whole(effect, sampleBlock(text), moment)).toEqual(look);
      }),
      {
        numRuns: 60,
        examples: [['', at(5e-324, { durationSeconds: 5e-324, outSeconds: 5e-324 })]],
      },
    );
  });

  it('shows nothing of the text at first, or lets it fade in', () => {
    const { chars, block: pose = {}, text = {}, clip } = effect.look(block, at(0));
    const hidden = [pose, text, chars?.(0).pose ?? {}].some(
      (part) => part.opacity === 0 || isGone(part),
    );
    expect(hidden || (clip !== undefined && isEmpty(clip))).toBe(true);
  });

  it('can be read once it has come', () => {
    const { chars, clip } = whole(effect, block, at(3.2));
    expect(clip).toBeUndefined();
    for (const char of chars ?? []) {
      expect(char.pose?.opacity ?? 1).toBeGreaterThan(0.2);
      expect(Math.abs(char.pose?.y ?? 0)).toBeLessThan(0.1);
      expect(char.text).toBeUndefined();
    }
  });

  it('takes the text away in the end when the item has no way out of its own', () => {
    const { chars, block: pose = {}, text = {}, clip } = effect.look(block, at(4));
    const gone = [pose, text].some(isGone) || (clip !== undefined && isEmpty(clip));
    const lettersGone = chars && block.chars.every(({ index }) => isGone(chars(index).pose ?? {}));
    expect(gone || lettersGone).toBe(true);
  });

  it('has come early enough to be read, even a long text in a short time', () => {
    const long = sampleBlock(
      'The quick brown fox jumps over the lazy dog and runs away\n'.repeat(4),
    );
    const { chars, clip } = whole(effect, long, at(1.7, { durationSeconds: 2.5, outSeconds: 0 }));
    expect(clip).toBeUndefined();
    for (const char of chars ?? []) expect(char.pose?.opacity ?? 1).toBeGreaterThan(0.05);
  });

  it('is found by its name', () => {
    expect(findTextEffect(effect.label)).toBe(effect);
    expect(findTextEffect(effect.id)).toBe(effect);
  });

  it('takes impossible options for missing ones', () => {
    const nonsense = Object.fromEntries(effect.options.map(({ key }) => [key, { no: 'way' }]));
    expect(whole(effect, block, at(1), nonsense)).toEqual(whole(effect, block, at(1)));
  });
});

const isEmpty = (clip: Path) => areaInside(clip, block.widthPx, block.heightPx) < 1;

describe('the special text effects', () => {
  it('are the sixteen, with the defaults that people know', () => {
    expect(textEffects.map(({ label }) => label)).toEqual(
      'Flicker Boxed Scribble Typewriter Reveal Line Rise Scramble Zoom Explode Kinetic Hand Highlight Rainbow Fill Motion'.split(
        ' ',
      ),
    );
    const defaults = Object.fromEntries(
      textEffects
        .filter(({ options }) => options.length > 0)
        .map(({ id, options }) => [
          id,
          Object.fromEntries(options.map((option) => [option.key, option.default])),
        ]),
    );
    expect(defaults).toEqual({
      boxed: { color: 'yellow', strokeWidth: 15 },
      scribble: { underline: true, color: 'red', width: 10 },
      reveal: { color: '#eeeeee66' },
      line: { color: 'yellow', width: 7 },
      hand: { gesture: 'random', direction: 'bottom' },
      highlight: { tapeColor: '#fff15f' },
      fill: { color: '#eeeeee66' },
    });
    expect(findTextEffect('none')).toBeUndefined();
  });

  it('draws the rainbow so that words can be read before it, light ones and dark ones', () => {
    const look = findTextEffect('Rainbow')?.look(block, at(3));
    const { count = 0, copy } = look?.copies ?? {};
    const nearest = Array.from({ length: 5 }, (_, back) => copy?.(count - 1 - back));
    expect(nearest.every((one) => one?.edge)).toBe(true);
    expect(edgeColor('#222222')).toBe('#ffffff');
    expect(edgeColor('#ffffff')).toBe('#1c1c22');
  });

  it('draws the rainbow with about 200 copies', () => {
    expect(findTextEffect('rainbow')?.look(block, at(2)).copies?.count).toBe(200);
  });

  it('leaves letters at rest where it only adds something to them', () => {
    const { chars } = whole(findTextEffect('boxed') as TextEffect, block, at(3));
    for (const char of chars ?? []) expect(isRest(char.pose ?? {})).toBe(true);
  });
});
