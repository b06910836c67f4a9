import type { Watermark } from '@reelwright/movie';

/** What movies show whose plan has no watermark of its own: in the finished video, and while it is drawn live. */
export const productWatermark: Watermark = {
  type: 'text',
  text: 'Made with Reelwright',
  placement: 'bottom-right',
  color: '#ffffff',
  opacity: 60,
  padding: 5,
};
