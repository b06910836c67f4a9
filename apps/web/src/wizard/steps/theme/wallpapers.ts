import { groundUrl } from '@reelwright/pictures';
import type { ThemeLook } from '@reelwright/wizards';

interface Wallpaper {
  readonly label: string;
  readonly image: string;
}

/** Real places out of focus: words stay in front of them. */
const places: readonly (readonly [label: string, name: string])[] = [
  ['Forest', 'forest-2'],
  ['Meadow', 'park-2'],
  ['Clouds', 'sky-1'],
  ['Desert', 'dawn-1'],
  ['Mountains', 'dawn-2'],
  ['Evening field', 'night-3'],
  ['Sunrise', 'sunrise-2'],
  ['Sea', 'venice-3'],
  ['Old town', 'sunset-2'],
  ['City', 'city-2'],
  ['Golden hall', 'esplanade-1'],
  ['White room', 'apartment-3'],
  ['Loft', 'hall-2'],
  ['Gray curtain', 'studio-2'],
];
/** Drawn in the colours of the theme. */
const drawn = [
  ['Glow', 'mesh'],
  ['Rays', 'rays'],
  ['Wall', 'wall'],
] as const;

export function wallpapersFor(
  { palette }: Pick<ThemeLook, 'palette'>,
  size: { readonly width: number; readonly height: number },
): readonly Wallpaper[] {
  const frame = { ...size, palette, focus: 'center', startTime: 0, endTime: 1 } as const;
  return [
    ...drawn.map(([label, name]) => ({ label, image: groundUrl(name, frame) })),
    ...places.map(([label, name]) => ({ label, image: `/library/places/${name}.webp` })),
  ];
}
