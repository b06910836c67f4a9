/** Steps of editing a picture; each gives a new canvas, so the one before stays for undo. */
export type Canvas = HTMLCanvasElement;

/** Larger than any video shows, small enough for effects to take a moment only. */
const maxSidePx = 2560;

function newCanvas(
  width: number,
  height: number,
): { canvas: Canvas; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot edit pictures.');
  return { canvas, context };
}

export async function loadCanvas(address: string): Promise<Canvas> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return scaled(image, image.naturalWidth, image.naturalHeight, maxSidePx);
}

/** A smaller copy whose longer side is at most so long. */
export function shrunk(source: Canvas, sidePx: number): Canvas {
  return scaled(source, source.width, source.height, sidePx);
}

function scaled(source: CanvasImageSource, width: number, height: number, sidePx: number): Canvas {
  const scale = Math.min(1, sidePx / Math.max(width, height));
  const { canvas, context } = newCanvas(width * scale, height * scale);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A copy of this very size, whatever the shape of the original. Where it is see-through, white shows. */
export function stretched(source: Canvas, width: number, height: number): Canvas {
  const { canvas, context } = newCanvas(width, height);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** A copy that is as large as another picture, and as see-through as it was. */
export function stretchedOver(source: Canvas, { width, height }: Canvas): Canvas {
  const { canvas, context } = newCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** In shares of the picture, 0 to 1. */
export interface CropBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function cropped(source: Canvas, box: CropBox): Canvas {
  const { canvas, context } = newCanvas(box.width * source.width, box.height * source.height);
  context.drawImage(source, -box.x * source.width, -box.y * source.height);
  return canvas;
}

/** A quarter turn to the right. */
export function rotated(source: Canvas): Canvas {
  const { canvas, context } = newCanvas(source.height, source.width);
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(source, 0, 0);
  return canvas;
}

export function flipped(source: Canvas, direction: 'horizontal' | 'vertical'): Canvas {
  const { canvas, context } = newCanvas(source.width, source.height);
  const isHorizontal = direction === 'horizontal';
  context.translate(isHorizontal ? canvas.width : 0, isHorizontal ? 0 : canvas.height);
  context.scale(isHorizontal ? -1 : 1, isHorizontal ? 1 : -1);
  context.drawImage(source, 0, 0);
  return canvas;
}

export function filtered(source: Canvas, filter: (pixels: ImageData) => ImageData): Canvas {
  const { canvas, context } = newCanvas(source.width, source.height);
  context.drawImage(source, 0, 0);
  context.putImageData(filter(context.getImageData(0, 0, canvas.width, canvas.height)), 0, 0);
  return canvas;
}

export async function fileOf(canvas: Canvas, name: string): Promise<File> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/webp', 0.95);
  const blob = await promise;
  if (!blob) throw new Error('The picture could not be saved.');
  const ending = blob.type.split('/')[1] ?? 'png';
  return new File([blob], `${name.replace(/\.\w{2,5}$/, '')} (edited).${ending}`, {
    type: blob.type,
  });
}
