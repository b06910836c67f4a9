import { describe, expect, it } from 'vitest';
import { parseGradient } from './parse-gradient.ts';

describe('parseGradient', () => {
  it('reads angle, colours and places', () => {
    expect(
      parseGradient('linear-gradient(135deg, #ff0000 0%, rgba(0, 0, 255, .5) 40%, lime)'),
    ).toEqual({
      kind: 'linear',
      angle: 135,
      stops: [
        { color: 'rgba(255,0,0,1)', at: 0 },
        { color: 'rgba(0,0,255,0.5)', at: 0.4 },
        { color: 'rgba(0,255,0,1)', at: 1 },
      ],
    });
  });

  it('spreads colours that have no place evenly', () => {
    const places = parseGradient('linear-gradient(red, blue, lime, black)')?.stops.map(
      ({ at }) => at,
    );
    expect(places?.map((at) => Math.round(at * 100))).toEqual([0, 33, 67, 100]);
  });

  it('reads sides and corners, circles and their middle', () => {
    expect(parseGradient('linear-gradient(to top right, red, blue)')).toMatchObject({
      angle: { toX: 1, toY: -1 },
    });
    expect(parseGradient('radial-gradient(circle at 30% top, red, blue)')).toMatchObject({
      circle: true,
      cx: 0.3,
      cy: 0,
    });
  });

  it('takes nothing for a gradient that holds no colour', () => {
    for (const text of [
      '',
      undefined,
      'red',
      'linear-gradient()',
      'linear-gradient(45deg)',
      'linear-gradient(((',
    ]) {
      expect(parseGradient(text), text).toBeUndefined();
    }
  });
});
