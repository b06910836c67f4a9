import { describe, expect, it } from 'vitest';
import type { ScriptPart } from '../../script.ts';
import { themeList } from '../../themes/theme-list.ts';
import { composeSlide } from '../compose-slide.ts';
import type { LayoutId } from '../layout-ids.ts';
import { slideLooks } from './slide-look.ts';

const phone = { width: 1080, height: 1920 };

function slideOf(layout: LayoutId, more: Partial<ScriptPart>, theme = themeList[0]) {
  if (!theme) throw new Error('There are no themes.');
  const text = 'Bakers feed it fresh flour, and some starters are over a century old.';
  const part: ScriptPart = {
    id: 'part',
    role: 'fact',
    layout,
    lines: [
      {
        id: 'line',
        text,
        spoken: text,
        media: [],
        picture: { style: 'studio', objects: ['bread', 'teapot'], seed: 'a' },
      },
    ],
    ...more,
  };
  const frame = {
    ...phone,
    theme,
    index: 1,
    seconds: 4,
    lineTimes: [{ start: 0, end: 4 }],
    wordTimes: [],
  };
  return composeSlide(part, frame);
}

describe('a slide on a phone', () => {
  for (const look of slideLooks)
    it(`of the look ${look} has large words on top and a picture down to where apps put their buttons`, () => {
      for (const theme of themeList) {
        const craft = { look, light: 'own', move: 'in', isOther: false } as const;
        const items = slideOf('heading_with_text_and_media', { craft }, theme);
        const [words] = items.filter(({ ident }) => ident === 'subtitle');
        const foot = (words?.y ?? 0) + (words?.height ?? 0);
        expect(foot, `${theme.id} words`).toBeLessThan(phone.height * 0.62);
        expect(words?.font?.size, `${theme.id} size`).toBeGreaterThan(phone.width * 0.065);
        const pictures = items.filter(({ id }) => /-subject$|-shot-0$/.test(id));
        const lowest = Math.max(...pictures.map(({ y = 0, height = 0 }) => y + height));
        expect(lowest, `${theme.id} picture`).toBeGreaterThan(phone.height * 0.86);
      }
    });

  it('of words alone fills more than a third of the frame', () => {
    const [words] = slideOf('title', { isWordsAlone: true }).filter(
      ({ ident }) => ident === 'title',
    );
    expect(words?.height).toBeGreaterThan(phone.height / 3);
  });
});
