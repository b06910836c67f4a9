/** People as one drawing: each a head on shoulders in the film's colours, or a figure of the set; several in rows. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { seededChoices } from '@reelwright/chance';
import { drawSvg } from '../draw-svg.ts';
import type { IconFile } from '../icon-file.ts';
import { bodySvg, handsSvg } from './body-svg.ts';
import { castOf, type Person } from './cast.ts';
import { type Cloth, clothesFrom } from './clothes-from.ts';

/** Where drawings of the set end, as a share of their height: all busts end there, so that frames can cut them. */
const footShare = 0.934;
const headShare = 264 / 512;

export async function drawPeople(
  name: string,
  px: number,
  { ink, objects }: { readonly ink: string; readonly objects: IconFile },
): Promise<Canvas | undefined> {
  const people = castOf(name);
  if (!people) return undefined;
  const canvas = createCanvas(px, px);
  const context = canvas.getContext('2d');
  const chance = seededChoices(name);
  const colors = clothesFrom(ink, chance.between(0, 1));
  for (const [at, { x, up, side, isBehind }] of placesOf(people).entries()) {
    const person = people[at];
    if (!person) continue;
    const size = Math.round(px * side);
    const bust = await drawPerson(person, size, objects, colors[at % colors.length] ?? colors[0]);
    if (!bust) return undefined;
    if (isBehind) shade(bust);
    const [left, top] = [px * x - size / 2, px * (footShare - up) - size * footShare];
    context.save();
    if (people.length > 1 && !isBehind) {
      context.shadowColor = 'rgba(10,10,30,0.35)';
      context.shadowBlur = px * 0.02;
    }
    context.drawImage(bust, left, top);
    context.restore();
    // Whoever stands higher goes on behind those in front.
    const foot = top + size * footShare - 2;
    if (up > 0)
      context.drawImage(
        bust,
        0,
        Math.floor(size * (footShare - 0.03)),
        size,
        1,
        left,
        foot - size * 0.01,
        size,
        px * footShare - foot + size * 0.01,
      );
  }
  return canvas;
}

interface Place {
  readonly x: number;
  readonly up: number;
  readonly side: number;
  readonly isBehind: boolean;
}

const behind = (x: number, up: number, side: number): Place => ({ x, up, side, isBehind: true });
const before = (x: number, side: number): Place => ({ x, up: 0, side, isBehind: false });

/** From the back to the front, in the order of the cast. */
const rows: Readonly<Record<number, readonly Place[]>> = {
  1: [before(0.5, 1)],
  2: [before(0.32, 0.72), before(0.69, 0.72)],
  3: [behind(0.25, 0.1, 0.62), behind(0.75, 0.1, 0.62), before(0.5, 0.68)],
  4: [behind(0.31, 0.16, 0.6), behind(0.69, 0.16, 0.6), before(0.24, 0.56), before(0.7, 0.56)],
  5: [
    behind(0.22, 0.2, 0.5),
    behind(0.5, 0.24, 0.5),
    behind(0.78, 0.2, 0.5),
    before(0.32, 0.58),
    before(0.7, 0.58),
  ],
  7: [
    behind(0.17, 0.26, 0.44),
    behind(0.39, 0.3, 0.44),
    behind(0.62, 0.3, 0.44),
    behind(0.84, 0.26, 0.44),
    before(0.24, 0.52),
    before(0.52, 0.54),
    before(0.79, 0.48),
  ],
};

/** One adult behind three children. */
const classRows: readonly Place[] = [
  behind(0.5, 0.17, 0.66),
  before(0.19, 0.48),
  before(0.5, 0.44),
  before(0.81, 0.48),
];

function placesOf(people: readonly Person[]): readonly Place[] {
  const adults = people.filter(({ isChild }) => !isChild).length;
  if (people.length === classRows.length && adults === 1) return classRows;
  const places = rows[people.length] ?? rows[1] ?? [];
  // Beside adults, children are smaller.
  const share = adults > 0 ? 0.8 : 1;
  return places.map((place, at) =>
    people[at]?.isChild ? { ...place, side: place.side * share } : place,
  );
}

async function drawPerson(
  person: Person,
  px: number,
  objects: IconFile,
  cloth: Cloth,
): Promise<Canvas | undefined> {
  const drawing =
    (await objects.drawing(`${person.drawing}-${person.tone}`)) ??
    (await objects.drawing(person.drawing));
  if (!drawing) return undefined;
  if (!person.wears) return drawSvg(drawing, px);
  const canvas = createCanvas(px, px);
  const context = canvas.getContext('2d');
  context.drawImage(await drawSvg(bodySvg(person.wears, person.tone, cloth), px), 0, 0);
  const side = px * headShare;
  context.drawImage(await drawSvg(drawing, Math.ceil(side)), (px - side) / 2, px * 0.03);
  if (!person.holds) return canvas;
  const held = await objects.drawing(person.holds);
  if (!held) return undefined;
  const heldSide = px * 0.42;
  context.save();
  context.shadowColor = 'rgba(10,10,30,0.4)';
  context.shadowBlur = px * 0.03;
  context.drawImage(
    await drawSvg(held, Math.ceil(heldSide)),
    (px - heldSide) / 2,
    px * 0.53,
    heldSide,
    heldSide,
  );
  context.restore();
  context.drawImage(await drawSvg(handsSvg(person.tone), px), 0, 0);
  // What hangs below the bust would float when a frame cuts it there.
  context.clearRect(0, px * footShare, px, px);
  return canvas;
}

/** Farther away: a little darker. */
function shade(canvas: Canvas): void {
  const context = canvas.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = 'rgba(24,20,54,0.2)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.restore();
}
