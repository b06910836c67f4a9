import { expect, it } from 'vitest';
import { composeSlide } from './layouts/compose-slide.ts';
import { mediaPart } from './media-part.ts';
import { themeList } from './themes/theme-list.ts';

it.each([
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
])('shows a logo whole before the film, in $width × $height too', (size) => {
  const url = 'https://example.com/logo.png';
  const [part] = mediaPart('intro', { url });
  const [theme] = themeList;
  if (!part || !theme) throw new Error('Nothing to draw.');
  const moment = { theme, index: 0, seconds: 3, lineTimes: [], wordTimes: [] };
  const shown = composeSlide(part, { ...size, ...moment }).find((item) => item.url === url);
  expect(shown?.scale).toBe('contain');
  // The camera would move over its edges.
  expect(shown?.effects?.stay).toBeUndefined();
});
