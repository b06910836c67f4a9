/** Numbers, shares, years, comparisons and countries, drawn as what they are. */
import { mix } from '../colors.ts';
import type { DraftItem } from '../draft-item.ts';
import {
  type Box,
  freeArea,
  groundPhoto,
  groundUrl,
  imageLayer,
  objectUrl,
  shapeUrl,
  standingObject,
  subjectBox,
} from '../layers.ts';
import type { PictureFrame, PictureRecipe } from '../recipe.ts';
import type { DrawStyle } from './draw-style.ts';
import { seedNumber } from './stages.ts';

const figureFont = 'Poppins';

/** Words as large as their box lets them be. */
function words(
  frame: PictureFrame,
  id: string,
  text: string,
  box: Box,
  color: string,
  entrance = 'settle-in',
): DraftItem {
  return {
    id,
    type: 'text',
    text: `<p style="text-align:center">${escapeText(text)}</p>`,
    ...box,
    ...{ scaleX: 1, scaleY: 1 },
    font: { family: frame.font ?? figureFont, styles: ['bold'], color },
    timing: { startTime: frame.startTime, endTime: frame.endTime },
    effects: { in: { effect: entrance, duration: 450 } },
  };
}

/** Labels that can be read on a phone: 4.5 % of the shorter side, and the room that texts have around them. */
const labelHeight = ({ width, height }: PictureFrame, wished: number) =>
  Math.max(wished, Math.min(width, height) * 0.085);

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const meshGround = (recipe: PictureRecipe, frame: PictureFrame, id: string) =>
  groundPhoto(
    frame,
    `${id}-ground`,
    groundUrl(
      'mesh',
      frame,
      [frame.palette.ground, frame.palette.groundDeep, frame.palette.accent],
      seedNumber(recipe.seed),
    ),
  );

const onGround = ({ palette }: PictureFrame) => (palette.isDark ? '#ffffff' : palette.ink);

/** Things that belong to the figure, out of focus in the corners. */
function decoration(recipe: PictureRecipe, frame: PictureFrame, id: string): DraftItem[] {
  const { width, height, palette } = frame;
  const side = Math.min(width, height) * 0.46;
  const corners = [
    [-0.1, 0.62, 14],
    [1.02, 0.04, 24],
    [0.98, 0.86, 10],
  ] as const;
  return corners.flatMap(([x, y, blur], at) => {
    const name = recipe.objects[at % Math.max(1, recipe.objects.length)];
    return name === undefined
      ? []
      : [
          imageLayer(
            frame,
            `${id}-corner-${at}`,
            objectUrl(name, { blur, ink: palette.accent }),
            {
              x: width * x - (x > 0.5 ? side * 0.7 : -side * 0.1),
              y: height * y - side * 0.3,
              width: side,
              height: side,
            },
            {
              angle: at % 2 ? 16 : -12,
              effects: { stay: { effect: at % 2 ? 'drift' : 'float', duration: 6000 } },
            },
          ),
        ];
  });
}

/** A large number, and what it counts below it. */
export const number: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const box = subjectBox(frame, 0.72);
  const wide = Math.min(freeArea(frame).width, box.width * 1.62);
  const x = box.x + box.width / 2 - wide / 2;
  const [figure = '', unit] = recipe.words ?? [];
  const [hero] = recipe.objects;
  const heroSide = box.width * 0.5;
  const top = box.y + (hero ? heroSide * 0.86 : box.height * 0.1);
  return {
    ground: [
      meshGround(recipe, frame, id),
      ...decoration({ ...recipe, objects: recipe.objects.slice(1) }, frame, id),
    ],
    subject: [
      ...(hero
        ? standingObject(
            frame,
            `${id}-subject`,
            hero,
            {
              x: x + wide / 2 - heroSide / 2,
              y: box.y - heroSide * 0.04,
              width: heroSide,
              height: heroSide,
            },
            'float',
            'settle-in',
            { ink: palette.accent, light: palette.accent },
          )
        : []),
      words(
        frame,
        `${id}-figure`,
        figure,
        { x, y: top, width: wide, height: box.height * (unit ? 0.4 : 0.5) },
        palette.isDark ? palette.accent : palette.ink,
      ),
      ...(unit
        ? [
            words(
              frame,
              `${id}-unit`,
              unit,
              {
                x,
                y: top + box.height * 0.35,
                width: wide,
                height: labelHeight(frame, box.height * 0.17),
              },
              onGround(frame),
              'settle-in-up',
            ),
          ]
        : []),
    ],
  };
};

/** A share as a ring that is filled so far, the number in it. */
export const percent: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const box = subjectBox(frame, 0.74);
  const value = Math.max(0, Math.min(100, Math.round(recipe.values?.[0] ?? 50)));
  const inner = (share: number): Box => ({
    x: box.x + (box.width * (1 - share)) / 2,
    y: box.y + (box.height * (1 - share)) / 2,
    width: box.width * share,
    height: box.height * share,
  });
  return {
    ground: [meshGround(recipe, frame, id), ...decoration(recipe, frame, id)],
    subject: [
      imageLayer(
        frame,
        `${id}-track`,
        shapeUrl('ring-100', mix(palette.groundDeep, palette.isDark ? '#ffffff' : '#000000', 0.12)),
        box,
        { filters: { enabled: true, opacity: 55 } },
      ),
      imageLayer(frame, `${id}-ring`, shapeUrl(`ring-${value}`, palette.accent), box, {
        effects: {
          in: { effect: 'settle-in', duration: 700 },
          stay: { effect: 'breathe', duration: 5000 },
        },
      }),
      words(
        frame,
        `${id}-figure`,
        recipe.words?.[0] ?? `${value}%`,
        { ...inner(0.72), y: box.y + box.height * 0.31, height: box.height * 0.38 },
        onGround(frame),
      ),
    ],
  };
};

/** A year on a line of years, with what happened above it. */
export const timeline: DrawStyle = (recipe, frame, id) => {
  const { palette, width } = frame;
  const box = subjectBox(frame, 0.64);
  const year = recipe.words?.[0] ?? '';
  const value = recipe.values?.[0] ?? 2000;
  const center = box.x + box.width / 2;
  const [hero] = recipe.objects;
  const side = box.width * 0.5;
  const line = box.y + box.height * 0.92;
  const step = Math.max(box.width * 0.52, Math.min(width, frame.height) * 0.2);
  const area = freeArea(frame);
  // The line ends where the words begin.
  const from = frame.free && area.x > width * 0.1 ? area.x : 0;
  const to = frame.free && area.x + area.width < width * 0.9 ? area.x + area.width : width;
  const years = [-2, -1, 1, 2]
    .map((away) => ({ away, text: String(Math.round(value) + away * 10) }))
    .filter(({ away }) => {
      const x = center + away * step;
      return x - step * 0.4 >= from && x + step * 0.4 <= to;
    });
  return {
    ground: [
      meshGround(recipe, frame, id),
      ...decoration({ ...recipe, objects: recipe.objects.slice(1) }, frame, id),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-line`,
        shapeUrl('line-white', onGround(frame)),
        { x: from, y: line, width: to - from, height: box.width * 0.012 },
        {
          scale: 'fill',
          filters: { enabled: true, opacity: 60 },
          effects: { in: { effect: 'settle-in', duration: 500 } },
        },
      ),
      ...years.map(({ away, text }) => ({
        ...words(
          frame,
          `${id}-year-${away}`,
          text,
          {
            x: center + away * step - step * 0.4,
            y: line + box.width * 0.02,
            width: step * 0.8,
            height: labelHeight(frame, box.width * 0.11),
          },
          onGround(frame),
          'settle-in',
        ),
        filters: { enabled: true, opacity: 60 },
      })),
      ...(hero
        ? standingObject(
            frame,
            `${id}-subject`,
            hero,
            { x: center - side / 2, y: box.y - side * 0.02, width: side, height: side },
            'float',
            'settle-in-down',
            { ink: palette.accent, light: palette.accent },
          )
        : []),
      words(
        frame,
        `${id}-figure`,
        year,
        {
          x: center - box.width * 0.5,
          y: box.y + box.height * 0.52,
          width: box.width,
          height: box.height * 0.34,
        },
        palette.isDark ? palette.accent : palette.ink,
      ),
      imageLayer(
        frame,
        `${id}-dot`,
        shapeUrl('disc-white', palette.accent),
        {
          x: center - box.width * 0.04,
          y: line - box.width * 0.034,
          width: box.width * 0.08,
          height: box.width * 0.08,
        },
        {
          effects: {
            in: { effect: 'settle-in', duration: 400 },
            stay: { effect: 'pulse', duration: 2400 },
          },
        },
      ),
    ],
  };
};

/** Two things against each other, each on its half. */
export const versus: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const area = freeArea(frame);
  const isStacked = area.height > area.width * 1.25;
  const [left = 'sparkles', right = left] = recipe.objects;
  // With room for the names below.
  const side = isStacked
    ? Math.min(area.width * 0.7, area.height * 0.36)
    : Math.min(area.width * 0.44, area.height * 0.68);
  const level = area.y + area.height * (isStacked ? 0.5 : 0.44);
  const middle = area.x + area.width / 2;
  const spots = isStacked
    ? [
        { x: middle, y: area.y + area.height * 0.22 },
        { x: middle, y: area.y + area.height * 0.72 },
      ]
    : [
        { x: area.x + area.width * 0.25, y: level },
        { x: area.x + area.width * 0.75, y: level },
      ];
  const badge = Math.min(width, height) * 0.17;
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-halves`,
        groundUrl(frame.focus === 'center' ? 'halves' : 'mesh', frame, [
          palette.ground,
          palette.groundDeep,
          palette.accent,
        ]),
      ),
    ],
    subject: [
      ...[left, right].flatMap((name, at) => {
        const spot = spots[at] ?? { x: width / 2, y: height / 2 };
        return standingObject(
          frame,
          `${id}-side-${at}`,
          name,
          { x: spot.x - side / 2, y: spot.y - side / 2, width: side, height: side },
          'breathe',
          at === 0 ? 'settle-in-left' : 'settle-in-right',
          { ink: palette.accent },
        );
      }),
      ...(recipe.words ?? []).slice(0, 2).map((text, at) => {
        const spot = spots[at] ?? { x: width / 2, y: height / 2 };
        return words(
          frame,
          `${id}-name-${at}`,
          text,
          {
            x: spot.x - side * 0.56,
            y: spot.y + side * 0.54,
            width: side * 1.12,
            height: labelHeight(frame, side * 0.2),
          },
          onGround(frame),
          'settle-in-up',
        );
      }),
      imageLayer(
        frame,
        `${id}-badge`,
        shapeUrl('disc-white', palette.accent),
        {
          x: middle - badge / 2,
          y: level - badge / 2,
          width: badge,
          height: badge,
        },
        {
          effects: {
            in: { effect: 'settle-in-large', duration: 400 },
            stay: { effect: 'pulse', duration: 2600 },
          },
        },
      ),
      words(
        frame,
        `${id}-versus`,
        'VS',
        {
          x: middle - badge * 0.36,
          y: level - badge * 0.27,
          width: badge * 0.72,
          height: badge * 0.54,
        },
        palette.isDark ? mix(palette.groundDeep, '#000000', 0.3) : '#ffffff',
      ),
    ],
  };
};

/** Bars from the first year to the last. */
export const chart: DrawStyle = (recipe, frame, id) => {
  const { palette } = frame;
  const near = subjectBox(frame, 0.78);
  const wide = Math.min(freeArea(frame).width * 0.96, near.width * 1.35);
  const box = { ...near, x: near.x + near.width / 2 - wide / 2, width: wide };
  const values = (recipe.values?.length ? recipe.values : [38, 47, 55, 72, 100]).slice(0, 8);
  const highest = Math.max(1, ...values);
  const gap = box.width / values.length;
  const label = {
    width: Math.max(gap * 1.3, Math.min(frame.width, frame.height) * 0.2),
    height: labelHeight(frame, box.height * 0.1),
  };
  const floor = box.y + box.height * 0.99 - label.height;
  const [first, last] = recipe.words ?? [];
  const [hero] = recipe.objects;
  const side = box.width * 0.36;
  const rises = (values.at(-1) ?? 0) >= (values[0] ?? 0);
  return {
    ground: [
      meshGround(recipe, frame, id),
      ...decoration({ ...recipe, objects: recipe.objects.slice(1) }, frame, id),
    ],
    subject: [
      ...values.map((value, at) => {
        const tall = Math.max(0.06, value / highest) * (floor - box.y) * 0.84;
        const isLast = at === values.length - 1;
        return imageLayer(
          frame,
          `${id}-bar-${at}`,
          shapeUrl(
            'bar-white',
            isLast ? palette.accent : mix(palette.accent, palette.ground, 0.62),
          ),
          { x: box.x + gap * (at + 0.14), y: floor - tall, width: gap * 0.72, height: tall },
          { scale: 'fill', effects: { in: { effect: 'settle-in-up', duration: 350 + at * 90 } } },
        );
      }),
      ...(hero
        ? [
            imageLayer(
              frame,
              `${id}-subject`,
              objectUrl(hero, { ink: palette.accent }),
              {
                x: rises ? box.x - side * 0.1 : box.x + box.width - side * 0.9,
                y: box.y + box.height * 0.04,
                width: side,
                height: side,
              },
              {
                effects: {
                  in: { effect: 'settle-in', duration: 450 },
                  stay: { effect: 'float', duration: 4000 },
                },
              },
            ),
          ]
        : []),
      ...[first, last].flatMap((text, at) =>
        text
          ? [
              words(
                frame,
                `${id}-label-${at}`,
                text,
                {
                  x: at === 0 ? box.x : box.x + box.width - label.width,
                  y: floor + box.height * 0.01,
                  ...label,
                },
                onGround(frame),
                'settle-in',
              ),
            ]
          : [],
      ),
    ],
  };
};

/** A country among its neighbours, with a pin and its flag. */
export const map: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const code =
    recipe.objects.find((name) => name.startsWith('country-'))?.slice('country-'.length) ?? 'us';
  const flag = recipe.objects.find((name) => name.startsWith('flag-'));
  const address = (name: string, more = '') =>
    `${groundUrl(name, frame, [palette.ground, palette.groundDeep, palette.accent]).replace('/grounds/', '/maps/')}${more}`;
  const [longitude, latitude] = recipe.values ?? [];
  const pin =
    longitude === undefined || latitude === undefined
      ? ''
      : `&x=${Math.round((longitude + 180) * 100)}&y=${Math.round((latitude + 90) * 100)}`;
  // Larger than the frame, so that its middle, where the country is, can be where there are no words.
  const area = freeArea(frame);
  const between = (least: number, value: number, most: number) =>
    Math.max(least, Math.min(most, value));
  const middle = {
    x: between(width * 0.3, area.x + area.width / 2, width * 0.7),
    y: between(height * 0.32, area.y + area.height / 2, height * 0.68),
  };
  const reach = {
    x: Math.max(middle.x, width - middle.x),
    y: Math.max(middle.y, height - middle.y),
  };
  const whole = {
    x: middle.x - reach.x,
    y: middle.y - reach.y,
    width: reach.x * 2,
    height: reach.y * 2,
  };
  const side = Math.min(width, height, area.height) * 0.26;
  const move = { stay: { effect: 'push-in-slow', duration: 9000 } };
  return {
    ground: [
      imageLayer(frame, `${id}-map`, address(code), whole, { scale: 'cover', effects: move }),
    ],
    subject: [
      imageLayer(frame, `${id}-pin`, address(`${code}-pin`, pin), whole, {
        scale: 'cover',
        effects: { in: { effect: 'settle-in-down', duration: 450 }, ...move },
      }),
      ...(flag
        ? [
            imageLayer(
              frame,
              `${id}-flag`,
              objectUrl(flag),
              {
                x: area.x + width * 0.03,
                y: area.y + area.height - side,
                width: side,
                height: side,
              },
              {
                effects: {
                  in: { effect: 'settle-in', duration: 400 },
                  stay: { effect: 'sway', duration: 4200 },
                },
              },
            ),
          ]
        : []),
    ],
  };
};
