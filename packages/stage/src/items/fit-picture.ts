import type { Box } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { readAnchor } from '../background/anchor.ts';

type Fit = NonNullable<Item['scale']>;
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a picture lies in its item; what reaches beyond the item is cut off. */
export function fitPicture(
  picture: Size,
  box: Size,
  fit: Fit | undefined,
  position: string | undefined,
  zoom = 1,
): Box {
  const fitted = fittedSize(picture, box, fit ?? 'cover');
  const [width, height] = [fitted.width * zoom, fitted.height * zoom];
  const anchor = readAnchor(position);
  return { x: (box.width - width) * anchor.x, y: (box.height - height) * anchor.y, width, height };
}

function fittedSize(picture: Size, box: Size, fit: Fit): Size {
  const scaled = (factor: number) => ({
    width: picture.width * factor,
    height: picture.height * factor,
  });
  const inside = Math.min(box.width / picture.width, box.height / picture.height);
  switch (fit) {
    case 'fill':
      return { width: box.width, height: box.height };
    case 'contain':
      return scaled(inside);
    case 'cover':
      return scaled(Math.max(box.width / picture.width, box.height / picture.height));
    case 'scale-down':
      return scaled(Math.min(1, inside));
    case 'none':
      return scaled(1);
    default:
      return fit satisfies never;
  }
}
