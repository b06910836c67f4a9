import filters from 'canvas-filters';

/** How strong each effect is, for a picture whose shorter side is so long. */
type Strength = (sidePx: number) => readonly (number | boolean)[];

interface PictureEffect {
  /** Permanent, and the name of the filter. */
  readonly id: string;
  readonly label: string;
  readonly strength: Strength;
}

const none: Strength = () => [];

/** Spec: the nineteen effects, in this order. */
export const pictureEffects: readonly PictureEffect[] = [
  { id: 'Binarize', label: 'Black or white', strength: () => [0.5] },
  { id: 'BoxBlur', label: 'Box blur', strength: (side) => [radius(side, 60), radius(side, 60), 2] },
  { id: 'GaussianBlur', label: 'Soft blur', strength: () => [4] },
  { id: 'StackBlur', label: 'Strong blur', strength: (side) => [radius(side, 40)] },
  { id: 'Brightness', label: 'Brighter', strength: () => [40] },
  { id: 'Desaturate', label: 'Faded', strength: none },
  { id: 'Dither', label: 'Dither', strength: () => [4] },
  { id: 'Edge', label: 'Edges', strength: none },
  { id: 'Emboss', label: 'Emboss', strength: none },
  { id: 'Enrich', label: 'Enrich', strength: none },
  { id: 'GrayScale', label: 'Grey', strength: none },
  { id: 'Invert', label: 'Negative', strength: none },
  { id: 'Mosaic', label: 'Mosaic', strength: (side) => [radius(side, 40)] },
  { id: 'Oil', label: 'Oil', strength: () => [3, 30] },
  { id: 'Posterize', label: 'Poster', strength: () => [6] },
  { id: 'Sepia', label: 'Sepia', strength: none },
  { id: 'Sharpen', label: 'Sharper', strength: () => [3] },
  { id: 'Solarize', label: 'Solarize', strength: none },
  { id: 'Twril', label: 'Twirl', strength: (side) => [0.5, 0.5, side / 2, 120, 1, true] },
];

const radius = (side: number, share: number) => Math.max(2, Math.round(side / share));

// The filters would ask the page for a canvas only to get memory.
filters.utils.createImageData = (width, height) => new ImageData(width, height);

/** The pixels with an effect. An effect that nobody knows fails. */
export function applyEffect(pixels: ImageData, id: string): ImageData {
  const effect = pictureEffects.find((one) => one.id === id);
  const filter = effect && filters[effect.id];
  if (!filter) throw new Error(`No such filter ${id}`);
  return filter.call(filters, pixels, ...effect.strength(Math.min(pixels.width, pixels.height)));
}
