import { formatSafeArea, videoFormats } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { safeArea } from './slide-frame.ts';

it.each(Object.values(videoFormats))(
  'keeps the words of $label slides clear of what any of the apps covers',
  (size) => {
    const [words, free] = [safeArea(size), formatSafeArea(size)];
    expect(words.x).toBeGreaterThanOrEqual(free.x);
    expect(words.y).toBeGreaterThanOrEqual(free.y);
    expect(words.x + words.width).toBeLessThanOrEqual(free.x + free.width + 0.01);
    expect(words.y + words.height).toBeLessThanOrEqual(free.y + free.height + 0.01);
  },
);
