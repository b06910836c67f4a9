import type { Brush } from '../surface/brush.ts';
import type { Picture } from '../surface/context.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import type { Surface } from '../surface/surface.ts';
import { fitPicture } from './fit-picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Masks are looked at in at most this many px: enough for an edge on a full screen. */
const maskPx = 1024;

/** Keeps of what was drawn only what the mask picture shows. */
export function applyMask(brush: Brush, url: string, size: Size): void {
  const picture = brush.assets.image(url);
  if (!picture) {
    brush.assets.report?.({ kind: 'missing-picture', url });
    return;
  }
  const mask = alphaMask(brush, picture);
  const box = { x: 0, y: 0, ...size };
  drawLayer(brush, box, { blend: 'destination-in' }, (layer) => {
    drawScaled(layer, mask, fitPicture(picture, size, 'contain', 'center center'));
  });
}

/** A picture with see-through parts masks by these; one without, by how bright it is. */
function alphaMask({ surface }: Brush, picture: Picture): Picture {
  const known = surface.masks.get(picture);
  if (known) return known;
  const mask = makeMask(surface, picture);
  surface.masks.set(picture, mask);
  return mask;
}

function makeMask({ layers, halved }: Surface, picture: Picture): Picture {
  const factor = Math.min(1, maskPx / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  const { canvas, context } = layers.create(width, height);
  context.drawImage(halved.for(picture, factor, false).picture, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return picture;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    data[at + 3] = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    data[at] = data[at + 1] = data[at + 2] = 255;
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}
