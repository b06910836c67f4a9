import type { Watermark } from './schema/movie-settings.ts';

/** What movies show in place of a watermark of their own on plans that say so. */
export const productWatermark: Watermark = {
  type: 'text',
  text: 'Made with Reelwright',
  placement: 'bottom-right',
  color: '#ffffff',
  opacity: 60,
  padding: 5,
};
