import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { colorOf, isBust, plainObject } from '@reelwright/pictures';
import { drawSign } from './draw-sign.ts';
import { drawSvg } from './draw-svg.ts';
import { drawCountry } from './maps/draw-country.ts';
import { objectDrawing, openObjects } from './object-drawing.ts';
import { drawPeople } from './people/draw-people.ts';
import { recolor } from './recolor.ts';

/** Large enough for a whole frame. */
export const objectPx = 768;
const maxBlur = 60;
/** Copies of a silhouette that make its edge: more would look the same. */
const edgeSteps = 16;
const hex = /^[0-9a-f]{6}$/;

/** An object as pixels: sharp or out of focus, cut out like a sticker, lit by a colour, as a neon sign. */
export async function drawObject(
  name: string,
  options: URLSearchParams,
  scale: number,
): Promise<Canvas | undefined> {
  const blur = Math.min(maxBlur, Number(options.get('blur')) || 0);
  const px = Math.max(8, Math.round(objectPx * scale * sizeOf(name, options, blur)));
  const edge = options.get('edge') === '1';
  const inner = blur > 0 ? Math.round(px * 0.78) : edge ? Math.round(px * 0.9) : px;
  const plain = await draw(name, inner, options);
  if (!plain) return undefined;
  const light = options.get('light');
  if (light && hex.test(light)) lit(plain, `#${light}`);
  if (blur > 0) return placed(plain, px, `blur(${((blur * px) / objectPx).toFixed(2)}px)`);
  return edge ? stickered(plain, px) : plain;
}

/** Beside the usual: near things and people fill the frame; what is out of focus needs no details. */
function sizeOf(name: string, options: URLSearchParams, blur: number): number {
  if (blur > 0) return blur < 10 ? 1 / 2 : 1 / 3;
  if (options.get('large') === '1') return 1.8;
  return isBust(name) && options.get('edge') !== '1' ? 1.4 : 1;
}

async function draw(
  name: string,
  px: number,
  options: URLSearchParams,
): Promise<Canvas | undefined> {
  const inkText = options.get('ink') ?? '';
  const ink = hex.test(inkText) ? `#${inkText}` : '#ffb84d';
  const neon = options.get('neon') ?? '';
  if (name.startsWith('country-')) return drawCountry(name.slice('country-'.length), px, ink);
  if (name.startsWith('cast-')) return drawPeople(name, px, { ink, objects: await openObjects() });
  const color = colorOf(name);
  // Colours that nobody has would be kept as drawings of their own.
  if (!color && plainObject(name) !== name) return undefined;
  const drawing = await objectDrawing(plainObject(name));
  if (!drawing) return undefined;
  if (name.startsWith('icon-'))
    return drawSign(drawing, px, hex.test(neon) ? { neon: `#${neon}` } : { ink });
  return copied(
    await keptDrawing(`${name} ${px}`, async () => {
      const drawn = squared(await drawSvg(drawing, px));
      if (color) recolor(drawn, color);
      return drawn;
    }),
  );
}

/** Drawings as they are, before they are lit or blurred: two megabytes each. */
const maxKept = 8;
const keptDrawings = new Map<string, Canvas>();

/** The same object is wanted in the light of one theme after another, and drawing it takes longest of all. */
async function keptDrawing(key: string, drawIt: () => Promise<Canvas>): Promise<Canvas> {
  const drawn = keptDrawings.get(key) ?? (await drawIt());
  keptDrawings.delete(key);
  keptDrawings.set(key, drawn);
  const [oldest] = keptDrawings.keys();
  if (oldest !== undefined && keptDrawings.size > maxKept) keptDrawings.delete(oldest);
  return drawn;
}

function copied(canvas: Canvas): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  return copy;
}

/** Light of the film's colour from above on one side, shade on the other: it belongs to where it stands. */
function lit(canvas: Canvas, light: string): void {
  const context = canvas.getContext('2d');
  const { width, height } = canvas;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  const shine = context.createLinearGradient(0, 0, width, height);
  shine.addColorStop(0, `${light}66`);
  shine.addColorStop(0.4, `${light}00`);
  shine.addColorStop(0.62, '#00000000');
  shine.addColorStop(1, '#0a0a1e70');
  context.fillStyle = shine;
  context.fillRect(0, 0, width, height);
  context.restore();
}

function placed(canvas: Canvas, px: number, filter: string): Canvas {
  const result = createCanvas(px, px);
  const context = result.getContext('2d');
  context.filter = filter;
  context.drawImage(canvas, (px - canvas.width) / 2, (px - canvas.height) / 2);
  return result;
}

/** A white edge all around, and a shadow under it. */
function stickered(canvas: Canvas, px: number): Canvas {
  const silhouette = createCanvas(canvas.width, canvas.height);
  const inside = silhouette.getContext('2d');
  inside.drawImage(canvas, 0, 0);
  inside.globalCompositeOperation = 'source-in';
  inside.fillStyle = '#ffffff';
  inside.fillRect(0, 0, canvas.width, canvas.height);
  const edge = createCanvas(px, px);
  const around = edge.getContext('2d');
  const [x, y, reach] = [(px - canvas.width) / 2, (px - canvas.height) / 2, px * 0.024];
  for (let step = 0; step < edgeSteps; step++) {
    const angle = (step / edgeSteps) * Math.PI * 2;
    around.drawImage(silhouette, x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  const result = createCanvas(px, px);
  const context = result.getContext('2d');
  context.shadowColor = 'rgba(0,0,0,0.38)';
  context.shadowBlur = px * 0.022;
  context.shadowOffsetY = px * 0.012;
  context.drawImage(edge, 0, 0);
  context.shadowColor = 'transparent';
  context.drawImage(canvas, x, y);
  return result;
}

/** Wide or tall drawings stand in the middle of a square, as all others do. */
function squared(canvas: Canvas): Canvas {
  const side = Math.max(canvas.width, canvas.height);
  if (canvas.width === canvas.height) return canvas;
  const result = createCanvas(side, side);
  result.getContext('2d').drawImage(canvas, (side - canvas.width) / 2, (side - canvas.height) / 2);
  return result;
}
