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
          [inks.accentOutlined, inks.outline],
          ['#ffffff', inks.outline],
        ] as const;
        for (const [one, other] of pairs) {
          expect(contrastOf(one, other)).toBeGreaterThanOrEqual(4.5);
        }
      },
    ),
  );
});
