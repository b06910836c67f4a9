import type { Brush } from './brush.ts';
import type { Part } from './kept-layers.ts';

const channels = [
  { own: '#ff0000', others: '#00ffff', side: -1 },
  { own: '#00ff00', others: '#ff00ff', side: 0 },
  { own: '#0000ff', others: '#ffff00', side: 1 },
] as const;

/**
 * A layer as its three colours, red to one side and blue to the other. Each covers only its own colour of what
 * lies below: light letters get coloured edges on a dark ground, and so do dark ones on a light one. Where there
 * is nothing below yet, the three are added up.
 */
export function splitParts(
  { surface: { layers }, onLayer }: Brush,
  body: Part,
  { xPx, yPx }: { readonly xPx: number; readonly yPx: number },
): readonly Part[] {
  const { canvas } = body.layer;
  const colored = (color: string, blend: string) => {
    const layer = layers.take(canvas.width, canvas.height);
    const { context } = layer;
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = blend;
    context.fillStyle = color;
    context.fillRect(0, 0, canvas.width, canvas.height);
    // Multiplying has also coloured what was empty.
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(canvas, 0, 0);
    context.globalCompositeOperation = 'source-over';
    return layer;
  };
  return channels.flatMap(({ own, others, side }) => {
    const place = { ...body, x: body.x + side * xPx, y: body.y + side * yPx };
    const added: Part = { ...place, layer: colored(own, 'multiply'), blend: 'lighter' };
    if (onLayer) return [added];
    return [{ ...place, layer: colored(others, 'source-in'), blend: 'multiply' }, added];
  });
}
