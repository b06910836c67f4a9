import { describe, expect, it } from 'vitest';
import { parseGradient } from './parse-gradient.ts';
import { placeStops } from './place-stops.ts';

const stopsOf = (text: string, lengthPx = 100) => {
  const gradient = parseGradient(text);
  if (!gradient) throw new Error(`${text} is no gradient`);
  return placeStops(gradient, lengthPx, 0, 1).map(({ color, at }) => [color, Math.round(at * 100)]);
};

describe('parseGradient', () => {
  it('reads angle, colours and places', () => {
    const text = 'linear-gradient(135deg, #ff0000 0%, rgba(0, 0, 255, 1) 40%, lime)';
    expect(parseGradient(text)).toMatchObject({ kind: 'linear', angle: 135 });
    expect(stopsOf(text)).toEqual([
      ['rgba(255,0,0,1)', 0],
      ['rgba(0,0,255,1)', 40],
      ['rgba(0,255,0,1)', 100],
    ]);
  });

  // All ways to part them took a minute.
  it('reads a hundred thousand digits as quickly as a few', { timeout: 30_000 }, () => {
    const digits = '1'.repeat(100_000);
    expect(parseGradient(`linear-gradient(red, ${digits}x, blue ${digits}!)`)).toBeDefined();
    // Its colours come after what is read.
    expect(parseGradient(`radial-gradient(${digits}x at ${digits}x, red, blue)`)).toBeUndefined();
  });

  it('spreads colours that have no place evenly', () => {
    const places = stopsOf('linear-gradient(red, blue, lime, black)').map(([, at]) => at);
    expect(places).toEqual([0, 33, 67, 100]);
  });

  it('reads sides and corners, circles, their size and their middle', () => {
    expect(parseGradient('linear-gradient(to top right, red, blue)')).toMatchObject({
      angle: { toX: 1, toY: -1 },
    });
    expect(parseGradient('radial-gradient(circle at 30% top, red, blue)')).toMatchObject({
      circle: true,
      size: 'farthest-corner',
      cx: { part: 0.3 },
      cy: { part: 0 },
    });
    expect(parseGradient('radial-gradient(closest-side at 20px 50%, red, blue)')).toMatchObject({
      circle: false,
      size: 'closest-side',
      cx: { px: 20 },
    });
    expect(parseGradient('radial-gradient(40px 10%, red, blue)')).toMatchObject({
      circle: false,
      size: { x: { px: 40 }, y: { part: 0.1 } },
    });
    expect(parseGradient('conic-gradient(from 90deg at left, red, blue)')).toMatchObject({
      kind: 'conic',
      fromDegrees: 90,
      cx: { part: 0 },
    });
  });

  it('reads px, and repeats what ends before the end', () => {
    expect(stopsOf('linear-gradient(red, blue 20px)', 200)[1]).toEqual(['rgba(0,0,255,1)', 10]);
    const stripes = stopsOf('repeating-linear-gradient(red 0 25px, blue 25px 50px)');
    expect(stripes.map(([, at]) => at)).toEqual([0, 25, 25, 50, 50, 75, 75, 100]);
    expect(stopsOf('repeating-linear-gradient(red, blue 0px)').length).toBe(2);
  });

  it('fades a colour out without turning grey', () => {
    for (const [color] of stopsOf('linear-gradient(#ffcc00, transparent)')) {
      expect(color).toMatch(/^rgba\(255,204,0,/);
    }
    const both = stopsOf('linear-gradient(red, transparent, blue)').map(([color]) => `${color}`);
    expect(both).toContain('rgba(255,0,0,0)');
    expect(both).toContain('rgba(0,0,255,0)');
    expect(both.filter((color) => /^rgba\(0,0,0/.test(color))).toEqual([]);
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
