import { expect, it } from 'vitest';
import { unknownMotions, unknownTransitions } from './unknown-motions.ts';

const motion = (effect: string) => ({ effect, duration: 500 });

it('names what no catalogue has, and nothing that is none or known by another name', () => {
  const effects = {
    in: motion('warp-9'),
    out: motion('fadeOut'),
    stay: motion('none'),
    effect: 'Sparkle',
  };
  expect(unknownMotions(effects)).toEqual(['warp-9', 'Sparkle']);
  expect(unknownMotions({ effect: 'TextCss', in: motion('') })).toEqual([]);
  expect(unknownMotions(undefined)).toEqual([]);
});

it('does the same for slides', () => {
  const transition = { in: motion('fade-in'), out: motion('melt') };
  expect(unknownTransitions({ type: 'css', ...transition })).toEqual(['melt']);
  expect(unknownTransitions({ type: 'none', ...transition })).toEqual([]);
});
