import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from './contrast-pairs.ts';
import { contrastRatio } from './contrast-ratio.ts';
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
