import { type FormatId, type ProjectData, videoFormats } from '@reelwright/movie';
import {
  IconCropPortrait,
  IconRectangle,
  IconRectangleVertical,
  IconSquare,
  IconViewportWide,
} from '@tabler/icons-react';

export type ShapeId = FormatId | 'custom';

/** Spec: what the sizes are called; the 4:5 of feeds besides. */
export const videoShapes = [
  { id: 'wide', label: 'YouTube video', short: 'Wide', icon: IconRectangle },
  { id: 'square', label: 'Instagram Square', short: 'Square', icon: IconSquare },
  { id: 'vertical', label: 'Instagram Vertical', short: 'Vertical', icon: IconRectangleVertical },
  { id: 'portrait', label: 'Instagram Portrait', short: 'Portrait', icon: IconCropPortrait },
  { id: 'custom', label: 'Custom video', short: 'Custom', icon: IconViewportWide },
] as const;

type Size = ProjectData['movie']['size'];

/** Spec: Square when the height is 720, Vertical when it is 1920, Custom when a size of one's own is set, else Youtube. */
export function shapeOf({ height, custom }: Size): ShapeId {
  if (custom) return 'custom';
  if (height === videoFormats.square.height) return 'square';
  if (height === videoFormats.portrait.height) return 'portrait';
  return height === videoFormats.vertical.height ? 'vertical' : 'wide';
}

/** A size of one's own that is at most so much longer one way counts as square. */
const nearlySquare = 1.2;

/** Which way pictures for it should lie. */
export function orientationOf(size: Size): 'wide' | 'square' | 'vertical' {
  const shape = shapeOf(size);
  if (shape !== 'custom' && shape !== 'portrait') return shape;
  if (size.width > size.height * nearlySquare) return 'wide';
  return size.height > size.width * nearlySquare ? 'vertical' : 'square';
}

export function withSize(data: ProjectData, size: Partial<Size>): ProjectData {
  return { ...data, movie: { ...data.movie, size: { ...data.movie.size, ...size } } };
}

export function withShape(data: ProjectData, id: Exclude<ShapeId, 'custom'>): ProjectData {
  const { width, height } = videoFormats[id];
  return withSize(data, { width, height, custom: false });
}
