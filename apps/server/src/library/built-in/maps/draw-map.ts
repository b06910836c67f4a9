/** A country among its neighbours, and the pin that goes on it. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { geoCentroid, geoMercator, geoPath } from 'd3-geo';
import { countries, type Land, landOf, mainland } from './atlas.ts';

/** A country among its neighbours, filling the frame; the pin's place is at the same share of any frame. */
export async function drawMap(
  code: string,
  {
    width,
    height,
    a,
    b,
    c,
  }: {
    readonly width: number;
    readonly height: number;
    readonly a: string;
    readonly b: string;
    readonly c: string;
  },
): Promise<Canvas | undefined> {
  const land = await landOf(code);
  if (!land) return undefined;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const sea = context.createLinearGradient(0, 0, 0, height);
  sea.addColorStop(0, a);
  sea.addColorStop(1, b);
  context.fillStyle = sea;
  context.fillRect(0, 0, width, height);
  const path = geoPath(project(land, width, height), context as never);
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.3)';
  context.shadowBlur = 10;
  const isLight = brightness(a) > 0.62;
  context.fillStyle = isLight ? 'rgba(40,30,20,0.16)' : 'rgba(255,255,255,0.2)';
  context.strokeStyle = isLight ? 'rgba(255,255,255,0.55)' : 'rgba(255,255,255,0.28)';
  context.lineWidth = Math.max(1, width / 900);
  // All at once: a shadow for each of two hundred would take a second.
  context.beginPath();
  for (const other of await countries('110m')) if (other.id !== land.id) path(other);
  context.fill();
  context.shadowColor = 'transparent';
  context.stroke();
  context.restore();
  const thick = Math.round(Math.min(width, height) * 0.018);
  context.save();
  context.translate(0, thick);
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = 24;
  context.beginPath();
  path(land);
  context.fillStyle = 'rgba(0,0,0,0.55)';
  context.fill();
  context.restore();
  context.beginPath();
  path(land);
  context.fillStyle = c;
  context.fill();
  context.strokeStyle = 'rgba(255,255,255,0.75)';
  context.lineWidth = Math.max(1, width / 640);
  context.stroke();
  return canvas;
}

/** A pin on that map, with nothing behind it: at a place, or in the middle of the country. */
export async function drawPin(
  code: string,
  place: readonly [number, number] | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Canvas | undefined> {
  const land = await landOf(code);
  if (!land) return undefined;
  const [x, y] = project(
    land,
    width,
    height,
  )([...(place ?? geoCentroid(mainland(land)))] as [number, number]) ?? [0, 0];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const size = Math.min(width, height) * 0.085;
  context.fillStyle = 'rgba(0,0,0,0.35)';
  context.beginPath();
  context.ellipse(x, y, size * 0.5, size * 0.17, 0, 0, Math.PI * 2);
  context.fill();
  context.shadowColor = 'rgba(0,0,0,0.4)';
  context.shadowBlur = size * 0.25;
  context.beginPath();
  context.moveTo(x, y);
  context.bezierCurveTo(
    x - size * 0.3,
    y - size * 0.9,
    x - size,
    y - size * 1.1,
    x - size,
    y - size * 1.75,
  );
  context.arc(x, y - size * 1.75, size, Math.PI, 0);
  context.bezierCurveTo(x + size, y - size * 1.1, x + size * 0.3, y - size * 0.9, x, y);
  const shine = context.createLinearGradient(x - size, y - size * 2.7, x + size, y);
  shine.addColorStop(0, '#ff7a6b');
  shine.addColorStop(1, '#c81e3a');
  context.fillStyle = shine;
  context.fill();
  context.shadowColor = 'transparent';
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(x, y - size * 1.75, size * 0.42, 0, Math.PI * 2);
  context.fill();
  return canvas;
}

function project(land: Land, width: number, height: number) {
  const projection = geoMercator().fitExtent(
    [
      [width * 0.2, height * 0.18],
      [width * 0.8, height * 0.86],
    ],
    mainland(land),
  );
  const beyond = 40;
  return projection.clipExtent([
    [-beyond, -beyond],
    [width + beyond, height + beyond],
  ]);
}

function brightness(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  return 0.3 * r + 0.59 * g + 0.11 * b;
}
