import { expect, it } from 'vitest';
import { colorOf, contrast } from '../../color/colors.ts';
import { themeList } from '../../themes/theme-list.ts';
import { inLight } from './light-theme.ts';

it.each(['accent', 'deep'] as const)('figures stand out from the ground in %s light', (light) => {
  const faint = themeList.flatMap((theme) => {
    const { palette, sheet } = inLight(theme, light);
    const ratio = contrast(colorOf(palette.accent), colorOf(sheet.color));
    return ratio < 3 ? [`${theme.id}: ${ratio.toFixed(2)}`] : [];
  });
  expect(faint).toEqual([]);
});
