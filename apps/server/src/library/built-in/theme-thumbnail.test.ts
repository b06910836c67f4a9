import { themeList } from '@reelwright/wizards';
import { describe, expect, it } from 'vitest';
import { isArtAddress } from './is-art-address.ts';
import { readArt } from './read-art.ts';
import { themeThumbnail } from './theme-thumbnail.ts';

describe('the thumbnail of a theme', () => {
  it('has an address for every theme, and for nothing else', () => {
    for (const theme of themeList) expect(isArtAddress(themeThumbnail(theme))).toBe(true);
    for (const address of ['/library/themes/none.webp', '/library/themes/../deep-sea.webp'])
      expect(isArtAddress(address)).toBe(false);
  });

  it('shows the theme itself: no two are alike', async () => {
    const pictures = await Promise.all(
      themeList.slice(0, 2).map((theme) => readArt(themeThumbnail(theme))),
    );
    for (const picture of pictures) expect(picture?.length).toBeGreaterThan(3000);
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);
  });
});
