import { captionStyles } from '@reelwright/captions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { captionDrawings, captionInks } from './caption-looks.ts';
import { contrastOf } from './readable-color.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('captions can be read whatever colours a theme has', () => {
  fc.assert(
    fc.property(
      fc.record({ text: color, ground: color, accent: color }),
      fc.constantFrom(...captionStyles.map(({ id }) => id)),
      (look, style) => {
        const inks = captionInks(look, captionDrawings[style]);
        const pairs = [
          [inks.text, inks.ground],
          [inks.accentOnGround, inks.ground],
          [inks.onAccent, inks.accent],
          [inks.accentVivid, inks.outline],
          ['#ffffff', inks.outline],
        ] as const;
        for (const [one, other] of pairs) {
          expect(contrastOf(one, other)).toBeGreaterThanOrEqual(4.5);
        }
      },
    ),
  );
});

it('key words are not paler than the white words beside them: they keep the hue of the theme', () => {
  const { accentVivid } = captionInks({ accent: '#8a5a78' }, captionDrawings.keywords);
  const [red = 0, green = 0, blue = 0] = (accentVivid.match(/\d+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeGreaterThan(100);
});
