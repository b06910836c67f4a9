/**
 * The picture filters that people set from 0 to 100, and what the numbers mean. Amounts do nothing at
 * 0 and all there is at 100. Levels are sliders with the picture as it is in the middle: 50 does
 * nothing, 0 takes all away, 100 doubles. Opacity is as everywhere: 100 does nothing.
 */
export interface PictureFilter {
  readonly key: PictureFilterKey;
  readonly label: string;
  readonly kind: 'amount' | 'level' | 'opacity';
  /** The value that does nothing; also what a new item has. */
  readonly neutral: number;
  /** What the value 0 to 100 is in the CSS filter of the same name. */
  readonly toCss: (value: number) => number;
  readonly unit: '' | 'deg' | 'px';
}

type PictureFilterKey =
  | 'grayscale'
  | 'sepia'
  | 'saturate'
  | 'hue-rotate'
  | 'invert'
  | 'opacity'
  | 'brightness'
  | 'contrast'
  | 'blur';

export type PictureFilterValues = Partial<Readonly<Record<PictureFilterKey, number>>>;

const amount = {
  kind: 'amount',
  neutral: 0,
  unit: '',
  toCss: (value: number) => value / 100,
} as const;
const level = {
  kind: 'level',
  neutral: 50,
  unit: '',
  toCss: (value: number) => value / 50,
} as const;

/** The strongest blur, of a picture on a stage of 1080 px height. */
const maxBlurPx = 50;

export const pictureFilters: readonly PictureFilter[] = [
  { key: 'grayscale', label: 'Grayscale', ...amount },
  { key: 'sepia', label: 'Sepia', ...amount },
  { key: 'saturate', label: 'Saturation', ...level },
  { key: 'hue-rotate', label: 'Hue', ...amount, unit: 'deg', toCss: (value) => value * 3.6 },
  { key: 'invert', label: 'Invert', ...amount },
  { key: 'opacity', label: 'Opacity', ...amount, kind: 'opacity', neutral: 100 },
  { key: 'brightness', label: 'Brightness', ...level },
  { key: 'contrast', label: 'Contrast', ...level },
  // Fine steps where small differences show: half way is a quarter of the strongest.
  {
    key: 'blur',
    label: 'Blur',
    ...amount,
    unit: 'px',
    toCss: (value) => maxBlurPx * (value / 100) ** 2,
  },
];

/** Only the filters that do something, with their CSS numbers, in the order in which they apply. */
export function activeFilters(
  values: PictureFilterValues,
): readonly { readonly filter: PictureFilter; readonly css: number }[] {
  return pictureFilters.flatMap((filter) => {
    const value = values[filter.key];
    if (value === undefined || !Number.isFinite(value)) return [];
    const held = Math.min(100, Math.max(0, value));
    return held === filter.neutral ? [] : [{ filter, css: filter.toCss(held) }];
  });
}

/** As a CSS (and canvas) filter: 'sepia(0.4) blur(3px)'. 'none' when nothing changes. */
export function cssFilter(values: PictureFilterValues, pxScale = 1): string {
  const parts = activeFilters(values).map(({ filter, css }) => {
    const number = filter.unit === 'px' ? css * pxScale : css;
    return `${filter.key}(${Number(number.toFixed(4))}${filter.unit})`;
  });
  return parts.join(' ') || 'none';
}
