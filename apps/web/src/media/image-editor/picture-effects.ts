import filters from 'canvas-filters';

/** What a filter is told, for a picture whose shorter side is so long. `amount` is 0 to 1. */
type FilterArguments = (sidePx: number, amount: number) => readonly (number | boolean)[];

interface PictureEffect {
  /** Permanent, and the name of the filter. */
  readonly id: string;
  readonly label: string;
  /** What it is told. Without it the filter knows one strength only, and is laid over the picture as strongly as wanted. */
  readonly tell?: FilterArguments;
  /** What such a filter is told, whatever is wanted. */
  readonly fixed?: readonly (number | boolean)[];
}

/** Spec: the nineteen effects, in this order. Half of what they can is what they are by themselves. */
export const pictureEffects: readonly PictureEffect[] = [
  { id: 'Binarize', label: 'Black or white', tell: (_side, amount) => [amount] },
  {
    id: 'BoxBlur',
    label: 'Box blur',
    tell: (side, amount) => [radius(side, 30, amount), radius(side, 30, amount), 2],
  },
  { id: 'GaussianBlur', label: 'Soft blur', fixed: [4] },
  { id: 'StackBlur', label: 'Strong blur', tell: (side, amount) => [radius(side, 20, amount)] },
  { id: 'Brightness', label: 'Brighter', tell: (_side, amount) => [80 * amount] },
  { id: 'Desaturate', label: 'Faded' },
  { id: 'Dither', label: 'Dither', tell: (_side, amount) => [Math.round(6 - 4 * amount)] },
  { id: 'Edge', label: 'Edges' },
  { id: 'Emboss', label: 'Emboss' },
  { id: 'Enrich', label: 'Enrich' },
  { id: 'GrayScale', label: 'Gray' },
  { id: 'Invert', label: 'Negative' },
  { id: 'Mosaic', label: 'Mosaic', tell: (side, amount) => [radius(side, 20, amount)] },
  { id: 'Oil', label: 'Oil', tell: (_side, amount) => [Math.round(1 + 4 * amount), 30] },
  { id: 'Posterize', label: 'Poster', tell: (_side, amount) => [Math.round(10 - 8 * amount)] },
  { id: 'Sepia', label: 'Sepia' },
  { id: 'Sharpen', label: 'Sharper', tell: (_side, amount) => [6 * amount] },
  { id: 'Solarize', label: 'Solarize' },
  {
    id: 'Twril',
    label: 'Twirl',
    tell: (side, amount) => [0.5, 0.5, side / 2, 240 * amount, 1, true],
  },
];

const radius = (side: number, share: number, amount: number) =>
  Math.max(2, Math.round((side / share) * amount));

/** How strong an effect is until somebody says otherwise, 0 to 1. */
export function usualAmount(id: string): number {
  return pictureEffects.find((one) => one.id === id)?.tell ? 0.5 : 1;
}

// The filters would ask the page for a canvas only to get memory.
filters.utils.createImageData = (width, height) => new ImageData(width, height);

/** The pixels with an effect, so strong. An effect that nobody knows fails. */
export function applyEffect(pixels: ImageData, id: string, amount = usualAmount(id)): ImageData {
  const effect = pictureEffects.find((one) => one.id === id);
  const filter = effect && filters[effect.id];
  if (!filter) throw new Error(`No such filter ${id}`);
  const side = Math.min(pixels.width, pixels.height);
  if (effect.tell) return filter.call(filters, pixels, ...effect.tell(side, amount));
  return blended(pixels, filter.call(filters, pixels, ...(effect.fixed ?? [])), amount);
}

function blended(before: ImageData, after: ImageData, amount: number): ImageData {
  if (amount >= 1) return after;
  for (let at = 0; at < after.data.length; at += 1) {
    const from = before.data[at] ?? 0;
    after.data[at] = from + ((after.data[at] ?? 0) - from) * amount;
  }
  return after;
}
