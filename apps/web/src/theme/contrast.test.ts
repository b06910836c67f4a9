import { readFileSync } from 'node:fs';
import { brandColours, contrastRatio } from '@reelwright/contract';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrast-pairs.ts';
import { parseTokens } from './parse-tokens.ts';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = parseTokens(file('./tokens.css'));

describe('contrast', () => {
  it('knows the ends of the scale', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
    expect(contrastRatio('#5B5BD6', '#5B5BD6')).toBe(1);
    expect(() => contrastRatio('red', '#FFFFFF')).toThrow('Not a #RRGGBB colour');
  });

  for (const scheme of ['light', 'dark'] as const) {
    for (const { front, back, least } of contrastPairs) {
      it(`${front} on ${back} can be read in the ${scheme} scheme`, () => {
        const ratio = contrastRatio(tokens[scheme][front] ?? front, tokens[scheme][back] ?? back);
        expect(ratio).toBeGreaterThanOrEqual(least);
      });
    }
  }
});

describe('a colour of the owner', () => {
  const chosen = ['#ffd400', '#000000', '#ffffff', '#2f6f4f', '#c2185b', '#00e5ff', '#808080'];
  for (const scheme of ['light', 'dark'] as const) {
    it.each(chosen)(`%s can be read wherever it is used in the ${scheme} scheme`, (colour) => {
      const own: Record<string, string> = { ...tokens[scheme] };
      for (const [name, value] of Object.entries(brandColours(colour)[scheme])) own[name] = value;
      for (const { front, back, least } of contrastPairs) {
        const ratio = contrastRatio(own[front] ?? front, own[back] ?? back);
        expect(ratio, `${front} on ${back}`).toBeGreaterThanOrEqual(least);
      }
    });
  }
});

describe('tokens', () => {
  it('gives both schemes the same names', () => {
    expect(Object.keys(tokens.dark).sort()).toEqual(Object.keys(tokens.light).sort());
  });

  it.each(['../../index.html', '../../members.html'])('colours the browser bar of %s', (page) => {
    const html = file(page);
    for (const scheme of ['light', 'dark'] as const) {
      expect(html).toContain(
        `content="${tokens[scheme].ground}" media="(prefers-color-scheme: ${scheme})"`,
      );
    }
  });
});
