import type { BoxInSpace, Item } from '@reelwright/movie';
import { type Color, parseColor, writeColor } from '../color/parse-color.ts';
import { fitPicture } from '../items/fit-picture.ts';
import { drawTurned } from '../pose/draw-turned.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import type { Picture } from '../surface/context.ts';
import { drawLayer } from '../surface/draw-layer.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import { scaleOf, translation } from '../surface/matrix.ts';
import { type Face, type Point, type SeenBox, seenBox } from './box-faces.ts';
import { boxPose } from './box-pose.ts';

interface BoxMoment {
  /** Since the item appeared, and how long it stays. */
  readonly seconds: number;
  readonly durationSeconds: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const fallbackColor: Color = { red: 43, green: 45, blue: 66, alpha: 1 };
/** What is left of a colour where hardly any light falls. */
const leastLight = 0.42;
const shadowStrength = 0.42;
/** A box is looked at while it stands still, on any ground: its edges are cut finer than what only flies by. */
const edgeStepsPerPx = 4;

/** A box that stands in space, with pictures on its sides: light falls on it, and it throws a shadow. */
export function drawBox(
  brush: Brush,
  item: Item & { readonly box: BoxInSpace },
  size: Size,
  { seconds, durationSeconds }: BoxMoment,
): void {
  const { box } = item;
  const pose = boxPose(box, seconds, durationSeconds);
  const seen = seenBox(box, pose.turnDeg, size);
  const color = parseColor(box.color) ?? fallbackColor;
  const context = aim(brush);
  context.save();
  context.beginPath();
  context.rect(0, 0, size.width, size.height);
  context.clip();
  if (box.shadow && pose.shadow > 0) drawShadows(brush, seen, size, pose.shadow);
  const standing = moved(brush, translation(0, pose.drop * size.height));
  if (seen.lid) fillShape(standing, seen.lid, writeColor(lit(color, 1, 0.14)));
  for (const face of seen.faces) {
    const url = face.shows === 'front' ? item.url : box.side;
    drawFace(standing, face, seen, color, url ? pictureAt(standing, url) : undefined);
  }
  context.restore();
}

function pictureAt({ assets }: Brush, url: string): Picture | undefined {
  const picture = assets.image(url);
  if (!picture) assets.report?.({ kind: 'missing-picture', url });
  return picture && picture.width > 0 && picture.height > 0 ? picture : undefined;
}

function drawFace(
  brush: Brush,
  face: Face,
  { top, height }: SeenBox,
  color: Color,
  picture: Picture | undefined,
): void {
  // Below the picture: the edges of pictures are soft, and nothing may shine through between two of them.
  fillShape(brush, face.corners, writeColor(lit(color, face.light)));
  const { width, turn, light } = face;
  const area = { x: turn.originX - width / 2, y: top, width, height };
  const drawSide = (flat: Brush) => {
    const context = aim(flat);
    context.fillStyle = writeColor(color);
    context.fillRect(area.x, area.y, area.width, area.height);
    if (picture) {
      context.save();
      context.beginPath();
      context.rect(area.x, area.y, area.width, area.height);
      context.clip();
      const place = fitPicture(picture, area, 'cover', 'center center');
      drawScaled(flat, picture, { ...place, x: area.x + place.x, y: area.y + place.y });
      context.restore();
    }
    const shaded = aim(flat);
    shaded.fillStyle = `rgba(6,7,14,${((1 - leastLight) * (1 - light)).toFixed(4)})`;
    shaded.fillRect(area.x, area.y, area.width, area.height);
    // A sheen at the left, and less light towards the right.
    const sheen = shaded.createLinearGradient(area.x, 0, area.x + area.width, 0);
    sheen.addColorStop(0, `rgba(255,255,255,${(0.16 * light).toFixed(4)})`);
    sheen.addColorStop(0.35, 'rgba(255,255,255,0)');
    sheen.addColorStop(1, 'rgba(0,0,0,0.16)');
    shaded.fillStyle = sheen;
    shaded.fillRect(area.x, area.y, area.width, area.height);
  };
  drawTurned(brush, turn, area, drawSide, edgeStepsPerPx);
}

/** Close to the box a dark one, and around it a soft one. */
function drawShadows(brush: Brush, seen: SeenBox, size: Size, strength: number): void {
  const scale = scaleOf(brush.matrix);
  const everywhere = { x: 0, y: 0, ...size };
  for (const [share, blur] of [
    [0.75, 0.075],
    [1, 0.018],
  ] as const) {
    const blurPx = seen.height * blur * scale;
    const opacity = shadowStrength * strength * share;
    drawLayer(brush, everywhere, { blurPx, opacity }, (layer) =>
      fillShape(layer, seen.footprint, '#000'),
    );
  }
}

function fillShape(brush: Brush, corners: readonly Point[], paint: string): void {
  const context = aim(brush);
  context.fillStyle = paint;
  context.beginPath();
  for (const [index, { x, y }] of corners.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.fill();
}

/** A colour in so much light; `whiter`: how far it is then mixed with white. */
function lit({ red, green, blue, alpha }: Color, light: number, whiter = 0): Color {
  const kept = leastLight + (1 - leastLight) * light;
  const mixed = (value: number) => Math.round(value * kept * (1 - whiter) + 255 * whiter);
  return { red: mixed(red), green: mixed(green), blue: mixed(blue), alpha };
}
