import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { geoMercator, geoPath } from 'd3-geo';
import { landOf, mainland } from './atlas.ts';

/** A country as a thing of one colour, thick as a board. */
export async function drawCountry(
  code: string,
  px: number,
  color: string,
): Promise<Canvas | undefined> {
  const land = await landOf(code);
  if (!land) return undefined;
  const canvas = createCanvas(px, px);
  const context = canvas.getContext('2d');
  const [edge, thick] = [px * 0.07, Math.round(px * 0.045)];
  const projection = geoMercator().fitExtent(
    [
      [edge, edge],
      [px - edge, px - edge - thick],
    ],
    mainland(land),
  );
  const path = geoPath(projection, context as never);
  const trace = (dy: number) => {
    context.save();
    context.translate(0, dy);
    context.beginPath();
    path(land);
    context.restore();
  };
  context.fillStyle = color;
  for (let dy = thick; dy > 0; dy--) {
    trace(dy);
    context.fill();
  }
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = 'rgba(0,0,0,0.42)';
  context.fillRect(0, 0, px, px);
  context.globalCompositeOperation = 'source-over';
  trace(0);
  const light = context.createLinearGradient(0, 0, px, px);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(1, color);
  context.fillStyle = color;
  context.fill();
  context.globalAlpha = 0.35;
  context.fillStyle = light;
  context.fill();
  return canvas;
}
