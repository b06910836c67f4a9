import type { DraftItem } from '../draft-item.ts';
import {
  gradientLayer,
  groundPhoto,
  imageLayer,
  objectUrl,
  placeUrl,
  shapeUrl,
  standingObject,
  subjectBox,
} from '../layers.ts';
import type { PictureFrame, PictureLayers, PictureRecipe, PictureStyle } from '../recipe.ts';
import { seeded } from '../seeded.ts';

type DrawStyle = (recipe: PictureRecipe, frame: PictureFrame, id: string) => PictureLayers;

/** How many views of each place there are. */
export const viewsPerPlace = 3;

const subject = (recipe: PictureRecipe) => recipe.objects[0] ?? 'sparkles';
const companions = (recipe: PictureRecipe) =>
  recipe.objects.length > 1 ? recipe.objects.slice(1) : recipe.objects;

/** An object before a real place that is out of focus. */
const place: DrawStyle = (recipe, frame, id) => {
  const chance = seeded(recipe.seed);
  const view = Math.floor(chance.between(0, viewsPerPlace)) + 1;
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-place`,
        placeUrl(recipe.place ?? 'studio', view),
        chance.pick(['kenburns-in', 'kenburns-left', 'kenburns-right']),
      ),
      gradientLayer(
        frame,
        `${id}-shade`,
        'linear-gradient(180deg, rgba(10,12,30,0.18) 0%, rgba(10,12,30,0.55) 100%)',
      ),
    ],
    subject: [
      ...standingObject(frame, `${id}-subject`, subject(recipe), subjectBox(frame, 0.66), 'float'),
    ],
  };
};

/** On a round table, in the colours of the film. */
const studio: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const box = subjectBox(frame, 0.64);
  return {
    ground: [
      gradientLayer(
        frame,
        `${id}-ground`,
        `radial-gradient(circle at 50% 40%, ${palette.ground} 0%, ${palette.groundDeep} 100%)`,
      ),
      imageLayer(
        frame,
        `${id}-table`,
        shapeUrl('table'),
        {
          x: box.x + box.width / 2 - width * 0.75,
          y: box.y + box.height * 0.86,
          width: width * 1.5,
          height: height * 0.6,
        },
        { scale: 'fill' },
      ),
    ],
    subject: [...standingObject(frame, `${id}-subject`, subject(recipe), box, 'breathe')],
  };
};

/** A hero, and what belongs to it around it at different depths. */
const scene: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const chance = seeded(recipe.seed);
  const others = companions(recipe);
  const spots = [
    { x: 0.08, y: 0.16, size: 0.26, blur: 16 },
    { x: 0.9, y: 0.14, size: 0.22, blur: 20 },
    { x: 0.06, y: 0.8, size: 0.34, blur: 8 },
    { x: 0.93, y: 0.82, size: 0.3, blur: 6 },
    { x: 0.5, y: 0.04, size: 0.16, blur: 24 },
  ];
  const around = spots.map(({ x, y, size, blur }, at) => {
    const side = Math.min(width, height) * size;
    return imageLayer(
      frame,
      `${id}-around-${at}`,
      objectUrl(others[at % others.length] ?? subject(recipe)),
      {
        x: width * x - side / 2,
        y: height * y - side / 2,
        width: side,
        height: side,
      },
      {
        angle: chance.between(-20, 20),
        filters: { enabled: true, blur, opacity: 90 },
        effects: {
          stay: { effect: chance.pick(['float', 'drift', 'sway', 'bob']), duration: 5000 },
        },
      },
    );
  });
  return {
    ground: [
      gradientLayer(
        frame,
        `${id}-ground`,
        `linear-gradient(135deg, ${palette.groundDeep} 0%, ${palette.ground} 100%)`,
      ),
      ...around,
    ],
    subject: [
      ...standingObject(
        frame,
        `${id}-subject`,
        subject(recipe),
        subjectBox(frame, 0.62),
        'float',
        'zoom-in',
      ),
    ],
  };
};

/** One light from above. */
const spotlight: DrawStyle = (recipe, frame, id) => {
  const box = subjectBox(frame, 0.66);
  const { width, height, palette } = frame;
  return {
    ground: [
      gradientLayer(
        frame,
        `${id}-ground`,
        `radial-gradient(circle at ${Math.round(((box.x + box.width / 2) / width) * 100)}% 55%, ${palette.groundDeep} 0%, ${palette.isDark ? '#0b0d16' : palette.ground} 80%)`,
      ),
      imageLayer(
        frame,
        `${id}-cone`,
        shapeUrl('light-cone'),
        {
          x: box.x - box.width * 0.35,
          y: -height * 0.05,
          width: box.width * 1.7,
          height: box.y + box.height + height * 0.1,
        },
        { scale: 'fill', effects: { stay: { effect: 'breathe', duration: 5000 } } },
      ),
    ],
    subject: [
      ...standingObject(frame, `${id}-subject`, subject(recipe), box, 'float', 'fade-in-up'),
    ],
  };
};

/** The subject on a plate, before small ones of its kind in rows. */
const pattern: DrawStyle = (recipe, frame, id) => {
  const { width, height, palette } = frame;
  const cell = Math.min(width, height) * 0.26;
  const rows: DraftItem[] = [];
  const others = recipe.objects;
  for (let row = 0, y = cell * 0.3; y < height + cell; y += cell, row++) {
    for (let column = 0, x = row % 2 ? 0 : cell / 2; x < width + cell; x += cell, column++) {
      const side = cell * 0.42;
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
          { angle: row % 2 ? 12 : -12, filters: { enabled: true, opacity: 22 } },
        ),
      );
    }
  }
  const box = subjectBox(frame, 0.56);
  const plate = box.width * 1.36;
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
        shapeUrl('disc-white'),
        {
          x: box.x + (box.width - plate) / 2,
          y: box.y + (box.height - plate) / 2,
          width: plate,
          height: plate,
        },
        { effects: { in: { effect: 'zoom-in', duration: 450 } } },
      ),
      ...standingObject(frame, `${id}-subject`, subject(recipe), box, 'sway'),
    ],
  };
};

/** Cut out, with a white edge, on one bold shape. */
const sticker: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const box = subjectBox(frame, 0.64);
  const blob = box.width * 1.32;
  return {
    ground: [
      gradientLayer(
        frame,
        `${id}-ground`,
        `linear-gradient(150deg, ${palette.ground} 0%, ${palette.groundDeep} 120%)`,
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-blob`,
        shapeUrl('blob-white'),
        {
          x: box.x + (box.width - blob) / 2,
          y: box.y + (box.height - blob) / 2,
          width: blob,
          height: blob,
        },
        {
          filters: { enabled: true, opacity: 26 },
          effects: {
            in: { effect: 'zoom-in', duration: 500 },
            stay: { effect: 'spin-around', duration: 60_000 },
          },
        },
      ),
      imageLayer(frame, `${id}-subject`, objectUrl(subject(recipe)), box, {
        angle: seeded(recipe.seed).between(-6, 6),
        outline: { enabled: true, color: '#ffffff', thickness: 3 },
        shadow: { enabled: 'cut-out', thickness: 14, color: 'rgba(0,0,0,0.35)', distance: 10 },
        effects: {
          in: { effect: 'stamp-in', duration: 450 },
          stay: { effect: 'sway', duration: 4000 },
        },
      }),
    ],
  };
};

/** Three in a row, the subject in front. */
const row: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const box = subjectBox(frame, 0.58);
  const [left, right] = [
    recipe.objects[1] ?? subject(recipe),
    recipe.objects[2] ?? recipe.objects[1] ?? subject(recipe),
  ];
  const side = box.width * 0.54;
  const low = box.y + box.height - side;
  return {
    ground: [
      gradientLayer(
        frame,
        `${id}-ground`,
        `linear-gradient(180deg, ${palette.ground} 0%, ${palette.groundDeep} 100%)`,
      ),
      imageLayer(
        frame,
        `${id}-floor`,
        shapeUrl('table'),
        {
          x: -width * 0.25,
          y: box.y + box.height * 0.84,
          width: width * 1.5,
          height: height * 0.6,
        },
        { scale: 'fill' },
      ),
    ],
    subject: [
      ...standingObject(
        frame,
        `${id}-left`,
        left,
        { x: box.x - side * 0.34, y: low, width: side, height: side },
        'breathe',
        'fade-in-left',
      ),
      ...standingObject(
        frame,
        `${id}-right`,
        right,
        { x: box.x + box.width - side * 0.66, y: low, width: side, height: side },
        'breathe',
        'fade-in-right',
      ),
      ...standingObject(frame, `${id}-subject`, subject(recipe), box, 'bob'),
    ],
  };
};

/** Lights out of focus. */
const bokeh: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const chance = seeded(recipe.seed);
  const lights = Array.from({ length: 14 }, (_, at) => {
    const side = Math.min(width, height) * chance.between(0.06, 0.22);
    return imageLayer(
      frame,
      `${id}-light-${at}`,
      shapeUrl('bokeh'),
      {
        x: chance.between(0, width) - side / 2,
        y: chance.between(0, height) - side / 2,
        width: side,
        height: side,
      },
      {
        filters: { enabled: true, opacity: Math.round(chance.between(18, 60)) },
        effects: { stay: { effect: chance.pick(['float', 'drift', 'breathe']), duration: 6000 } },
      },
    );
  });
  return {
    ground: [
      gradientLayer(
        frame,
        `${id}-ground`,
        `radial-gradient(circle at 60% 30%, ${palette.ground} 0%, ${palette.groundDeep} 90%)`,
      ),
      ...lights,
    ],
    subject: [
      ...standingObject(
        frame,
        `${id}-subject`,
        subject(recipe),
        subjectBox(frame, 0.64),
        'float',
        'fade-in-up',
      ),
    ],
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
};
