import { mix, rgba } from '../colors.ts';
import type { DraftItem } from '../draft-item.ts';
import {
  floorLayer,
  floorOf,
  gradientLayer,
  groundPhoto,
  groundUrl,
  imageLayer,
  isWide,
  objectUrl,
  placeUrl,
  shapeUrl,
  standingObject,
  subjectBox,
} from '../layers.ts';
import type { PictureStyle } from '../recipe.ts';
import { seeded } from '../seeded.ts';
import { companions, type DrawStyle, subject } from './draw-style.ts';
import { chart, map, number, percent, timeline, versus } from './figures.ts';
import { hills, waves } from './landscapes.ts';
import { neon, paper } from './signs.ts';
import { arch, grid, macro, orbit, podium, seedNumber } from './stages.ts';

/** How many views of each place there are. */
export const viewsPerPlace = 3;

/** On a table before a real place that is out of focus, in the film's light. */
const place: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const chance = seeded(recipe.seed);
  const view = Math.floor(chance.between(0, viewsPerPlace)) + 1;
  const box = subjectBox(frame, 0.68);
  const stands = floorOf(frame, box, 0.88) - box.height;
  // Where words stand below, the table is higher.
  const drop = stands + box.height - height * 0.88;
  const deep = mix(palette.groundDeep, '#05060f', palette.isDark ? 0.2 : 0.45);
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-place`,
        placeUrl(recipe.place ?? 'studio', view),
        chance.pick(['push-in-slow', 'push-out-slow']),
      ),
      gradientLayer(
        frame,
        `${id}-grade`,
        `linear-gradient(160deg, ${rgba(palette.accent, 0.22)} 0%, ${rgba(palette.ground, 0.16)} 45%, ${rgba(deep, 0.62)} 100%)`,
      ),
      imageLayer(
        frame,
        `${id}-table`,
        groundUrl('counter', frame, [palette.ground, palette.groundDeep, palette.accent]),
        { x: 0, y: drop, width, height },
        { scale: 'fill' },
      ),
      ...(drop < 0
        ? [
            floorLayer(
              frame,
              `${id}-floor`,
              mix(palette.groundDeep, '#000000', 0.35),
              height + drop - 1,
            ),
          ]
        : []),
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      { ...box, y: stands },
      'breathe',
      'settle-in-up',
      {
        light: mix(palette.accent, '#ffffff', 0.55),
        ink: palette.accent,
      },
    ),
  };
};

/** On the floor of a studio, in the colours of the film. */
const studio: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const box = subjectBox(frame, 0.7);
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-ground`,
        groundUrl('sweep', frame, [palette.ground, palette.groundDeep, palette.accent]),
      ),
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      { ...box, y: floorOf(frame, box, 0.88) - box.height },
      'breathe',
      'settle-in-up',
      { light: mix(palette.accent, '#ffffff', 0.6), ink: palette.accent },
    ),
  };
};

/** A hero, and what belongs to it around it at different depths, some of it so near that the frame cuts it. */
const scene: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const chance = seeded(recipe.seed);
  const others = companions(recipe);
  const spots = [
    { x: 0.1, y: 0.2, size: 0.34, blur: 22 },
    { x: 0.86, y: 0.12, size: 0.3, blur: 28 },
    { x: 0.02, y: 0.86, size: 0.62, blur: 10 },
    { x: 1, y: 0.8, size: 0.54, blur: 14 },
    { x: 0.52, y: -0.02, size: 0.24, blur: 34 },
  ];
  const around = spots.map(({ x, y, size, blur }, at) => {
    const side = Math.min(width, height) * size;
    return imageLayer(
      frame,
      `${id}-around-${at}`,
      objectUrl(others[at % others.length] ?? subject(recipe), { blur, ink: palette.accent }),
      { x: width * x - side / 2, y: height * y - side / 2, width: side, height: side },
      {
        angle: chance.between(-20, 20),
        effects: {
          stay: { effect: chance.pick(['float', 'drift', 'sway', 'bob']), duration: 5000 },
        },
      },
    );
  });
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-ground`,
        groundUrl(
          'mesh',
          frame,
          [palette.ground, palette.groundDeep, palette.accent],
          seedNumber(recipe.seed),
        ),
      ),
      ...around,
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      subjectBox(frame, 0.7),
      'float',
      'settle-in',
      {
        light: mix(palette.accent, '#ffffff', 0.4),
        ink: palette.accent,
      },
    ),
  };
};

/** One light from above. */
const spotlight: DrawStyle = (recipe, frame, id) => {
  const { height, palette } = frame;
  const near = subjectBox(frame, 0.68);
  const box = { ...near, y: floorOf(frame, near, 0.9) - near.height };
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-ground`,
        groundUrl(palette.isDark ? 'stage' : 'sweep', frame, [
          palette.ground,
          palette.groundDeep,
          palette.accent,
        ]),
      ),
      imageLayer(
        frame,
        `${id}-cone`,
        shapeUrl('light-cone', mix(palette.accent, '#ffffff', 0.55)),
        {
          x: box.x - box.width * 0.45,
          y: -height * 0.05,
          width: box.width * 1.9,
          height: box.y + box.height + height * 0.12,
        },
        { scale: 'fill', effects: { stay: { effect: 'breathe', duration: 5000 } } },
      ),
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      box,
      'breathe',
      'settle-in-up',
      {
        light: mix(palette.accent, '#ffffff', 0.5),
        ink: palette.accent,
      },
    ),
  };
};

/** The subject on a plate, before small ones of its kind in rows. */
const pattern: DrawStyle = (recipe, frame, id) => {
  const { width, height, palette } = frame;
  const cell = Math.min(width, height) * 0.3;
  const rows: DraftItem[] = [];
  const others = recipe.objects;
  for (let row = 0, y = cell * 0.3; y < height + cell; y += cell, row++) {
    for (let column = 0, x = row % 2 ? 0 : cell / 2; x < width + cell; x += cell, column++) {
      const side = cell * 0.56;
      rows.push(
        imageLayer(
          frame,
          `${id}-small-${row}-${column}`,
          objectUrl(others[(row + column) % others.length] ?? subject(recipe)),
          {
            x: x - side / 2,
            y: y - side / 2,
            width: side,
            height: side,
          },
          { angle: row % 2 ? 12 : -12, filters: { enabled: true, opacity: 34 } },
        ),
      );
    }
  }
  // The plate is larger than what lies on it.
  const box = subjectBox(frame, isWide(frame) ? 0.64 : 0.5);
  const plate = box.width * 1.34;
  return {
    ground: [
      gradientLayer(
        frame,
        `${id}-ground`,
        `linear-gradient(160deg, ${palette.ground} 0%, ${palette.groundDeep} 100%)`,
      ),
      {
        id: `${id}-pattern`,
        type: 'group',
        x: 0,
        y: 0,
        width,
        height,
        scaleX: 1,
        scaleY: 1,
        timing: { startTime: frame.startTime, endTime: frame.endTime },
        effects: { stay: { effect: 'drift', duration: 6000 } },
        children: rows,
      },
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-plate`,
        shapeUrl('disc-white', mix(palette.accent, '#ffffff', palette.isDark ? 0.1 : 0.5)),
        {
          x: box.x + (box.width - plate) / 2,
          y: box.y + (box.height - plate) / 2,
          width: plate,
          height: plate,
        },
        { effects: { in: { effect: 'settle-in', duration: 450 } } },
      ),
      ...standingObject(frame, `${id}-subject`, subject(recipe), box, 'sway'),
    ],
  };
};

/** Cut out, with a white edge, on one bold shape. */
const sticker: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const box = subjectBox(frame, isWide(frame) ? 0.78 : 0.6);
  const blob = box.width * 1.2;
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-ground`,
        groundUrl('rays', frame, [palette.ground, palette.groundDeep, palette.accent]),
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-blob`,
        shapeUrl('blob-white', mix(palette.accent, palette.ground, palette.isDark ? 0.1 : 0.35)),
        {
          x: box.x + (box.width - blob) / 2,
          y: box.y + (box.height - blob) / 2,
          width: blob,
          height: blob,
        },
        {
          effects: {
            in: { effect: 'settle-in', duration: 500 },
            stay: { effect: 'spin-around', duration: 60_000 },
          },
        },
      ),
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), { edge: true, ink: palette.groundDeep }),
        box,
        {
          angle: seeded(recipe.seed).between(-8, 8),
          effects: {
            in: { effect: 'settle-in-large', duration: 450 },
            stay: { effect: 'sway', duration: 4000 },
          },
        },
      ),
    ],
  };
};

/** Three in a row on a studio's floor, the subject in front. */
const row: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const near = subjectBox(frame, 0.62);
  const box = { ...near, y: floorOf(frame, near, 0.9) - near.height };
  const [left, right] = [
    recipe.objects[1] ?? subject(recipe),
    recipe.objects[2] ?? recipe.objects[1] ?? subject(recipe),
  ];
  const side = box.width * 0.68;
  const low = box.y + box.height - side * 1.06;
  const beside = (key: string, name: string, x: number, entrance: string) =>
    standingObject(
      frame,
      `${id}-${key}`,
      name,
      { x, y: low, width: side, height: side },
      'breathe',
      entrance,
      {
        blur: 5,
        ink: palette.accent,
      },
    );
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-ground`,
        groundUrl('sweep', frame, [palette.ground, palette.groundDeep, palette.accent]),
      ),
    ],
    subject: [
      ...beside('left', left, box.x - side * 0.62, 'settle-in-left'),
      ...beside('right', right, box.x + box.width - side * 0.38, 'settle-in-right'),
      ...standingObject(frame, `${id}-subject`, subject(recipe), box, 'bob', 'settle-in', {
        light: mix(palette.accent, '#ffffff', 0.5),
        ink: palette.accent,
      }),
    ],
  };
};

/** Lights out of focus. */
const bokeh: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const chance = seeded(recipe.seed);
  const colors = [
    palette.accent,
    mix(palette.accent, '#ffffff', 0.6),
    mix(palette.ground, '#ffffff', 0.4),
  ];
  const lights = Array.from({ length: 16 }, (_, at) => {
    const side = Math.min(width, height) * chance.between(0.08, 0.34);
    return imageLayer(
      frame,
      `${id}-light-${at}`,
      shapeUrl('bokeh', chance.pick(colors)),
      {
        x: chance.between(0, width) - side / 2,
        y: chance.between(0, height) - side / 2,
        width: side,
        height: side,
      },
      {
        filters: { enabled: true, opacity: Math.round(chance.between(16, 52)) },
        effects: { stay: { effect: chance.pick(['float', 'drift', 'breathe']), duration: 6000 } },
      },
    );
  });
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-ground`,
        groundUrl(palette.isDark ? 'stage' : 'mesh', frame, [
          palette.ground,
          palette.groundDeep,
          palette.accent,
        ]),
      ),
      ...lights,
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      subjectBox(frame, 0.72),
      'float',
      'settle-in-up',
      {
        light: palette.accent,
        ink: palette.accent,
      },
    ),
  };
};

export const drawStyles: Readonly<Record<PictureStyle, DrawStyle>> = {
  place,
  studio,
  scene,
  spotlight,
  pattern,
  sticker,
  row,
  bokeh,
  ...{ macro, podium, hills, arch, orbit, waves, grid, neon, paper },
  ...{ number, percent, timeline, versus, chart, map },
};
