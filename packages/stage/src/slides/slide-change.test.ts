import { readProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { slideAt } from './slide-at.ts';
import { slideChange } from './slide-change.ts';

const css = (name: 'in' | 'out', effect: string) => ({
  type: 'css',
  [name]: { effect, duration: 1000 },
});

function changeAt(seconds: number, transitions: readonly (object | undefined)[]) {
  const frames = transitions.map((transition, index) => ({
    id: `s${index}`,
    duration: 3,
    items: [],
    ...(transition && { transition }),
  }));
  const { data } = readProjectData({ version: 1, frames, movie: {} });
  const place = slideAt(data, seconds);
  return place && slideChange(data, place);
}

it.each([[undefined], [{ type: 'none' }]])(
  'lets a slide leave its own way when the next one has no way in (%j)',
  (next) => {
    const change = changeAt(3.25, [css('out', 'push-out-left'), next]);
    expect(change).toMatchObject({ kind: 'poses', t: 0.25 });
  },
);

it('changes at once where neither side has a way', () => {
  expect(changeAt(3.1, [undefined, undefined])).toBeUndefined();
  expect(changeAt(3.1, [css('in', 'fade-in'), { type: 'none' }])).toBeUndefined();
});

it('lets the slide that leaves go on for as long as that takes', () => {
  const change = changeAt(3.5, [undefined, css('in', 'fade-in')]);
  if (change?.kind !== 'poses') throw new Error('nothing changes');
  const { seconds = 0, beyondSeconds = 0 } = change.outgoing ?? {};
  expect(seconds).toBeLessThan(3);
  expect(seconds + beyondSeconds).toBeCloseTo(3.5);
});

it.each([
  ['a way of its own', [css('in', 'fade-in')]],
  ['a clip', [{ type: 'video', url: '/library/transitions/bars-neon_S0.5E0.7_D1.2.webm' }]],
])('begins the film with its first slide, whatever transition it has: %s', (_, transitions) => {
  expect(changeAt(0, transitions)).toBeUndefined();
  expect(changeAt(0.2, transitions)).toBeUndefined();
});

it('begins the film with its first slide when all slides come the same way', () => {
  const { data } = readProjectData({
    version: 1,
    frames: [{ id: 'first', duration: 3, items: [] }],
    movie: {},
    defaultTransition: css('in', 'fade-in'),
  });
  const place = slideAt(data, 0);
  expect(place && slideChange(data, place)).toBeUndefined();
});
