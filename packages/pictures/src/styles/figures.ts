/** Numbers, shares, years, comparisons and countries, drawn as what they are. */
import { mix } from '../colors.ts';
import type { DraftItem } from '../draft-item.ts';
import {
  type Box,
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
  entrance = 'zoom-in',
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
  const wide = Math.min(frame.width * 0.92, box.width * 1.62);
  const x = Math.max(
    frame.width * 0.02,
    Math.min(frame.width * 0.98 - wide, box.x + box.width / 2 - wide / 2),
  );
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
            'pop-in',
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
              { x, y: top + box.height * 0.35, width: wide, height: box.height * 0.17 },
              onGround(frame),
              'fade-in-up',
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
          in: { effect: 'rotate-in', duration: 700 },
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
  const box = subjectBox(frame, 0.74);
  const year = recipe.words?.[0] ?? '';
  const value = recipe.values?.[0] ?? 2000;
  const center = box.x + box.width / 2;
  const [hero] = recipe.objects;
  const side = box.width * 0.5;
  const line = box.y + box.height * 0.93;
  const step = box.width * 0.52;
  const years = [-2, -1, 1, 2].map((away) => ({
    away,
    text: String(Math.round(value) + away * 10),
  }));
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
        { x: 0, y: line, width, height: box.width * 0.012 },
        {
          scale: 'fill',
          filters: { enabled: true, opacity: 60 },
          effects: { in: { effect: 'fade-in', duration: 500 } },
        },
      ),
      ...years.map(({ away, text }) => ({
        ...words(
          frame,
          `${id}-year-${away}`,
          text,
          {
            x: center + away * step - step * 0.3,
            y: line + box.width * 0.03,
            width: step * 0.6,
            height: box.width * 0.09,
          },
          onGround(frame),
          'fade-in',
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
            'fade-in-down',
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
            in: { effect: 'pop-in', duration: 400 },
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
  const isHigh = frame.focus === 'top';
  const tall = height > width && !isHigh;
  const [left = 'sparkles', right = left] = recipe.objects;
  const side = tall
    ? Math.min(width * 0.62, height * 0.3)
    : Math.min(width * 0.4, height * (isHigh ? 0.36 : 0.58));
  const level = height * (tall ? 0.5 : isHigh ? 0.28 : 0.46);
  const spots = tall
    ? [
        { x: width * 0.5, y: height * 0.25 },
        { x: width * 0.5, y: height * 0.72 },
      ]
    : [
        { x: width * 0.25, y: level },
        { x: width * 0.75, y: level },
      ];
  const badge = Math.min(width, height) * 0.17;
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-halves`,
        groundUrl(isHigh && height > width ? 'mesh' : 'halves', frame, [
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
          at === 0 ? 'fade-in-left' : 'fade-in-right',
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
            x: spot.x - side * 0.6,
            y: spot.y + side * 0.54,
            width: side * 1.2,
            height: side * 0.2,
          },
          onGround(frame),
          'fade-in-up',
        );
      }),
      imageLayer(
        frame,
        `${id}-badge`,
        shapeUrl('disc-white', palette.accent),
        {
          x: width / 2 - badge / 2,
          y: level - badge / 2,
          width: badge,
          height: badge,
        },
        {
          effects: {
            in: { effect: 'stamp-in', duration: 400 },
            stay: { effect: 'pulse', duration: 2600 },
          },
        },
      ),
      words(
        frame,
        `${id}-versus`,
        'VS',
        {
          x: width / 2 - badge * 0.36,
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
  const wide = Math.min(frame.width * 0.9, near.width * 1.35);
  const box = {
    ...near,
    x: Math.max(
      frame.width * 0.03,
      Math.min(frame.width * 0.97 - wide, near.x + near.width / 2 - wide / 2),
    ),
    width: wide,
  };
  const values = (recipe.values?.length ? recipe.values : [38, 47, 55, 72, 100]).slice(0, 8);
  const highest = Math.max(1, ...values);
  const gap = box.width / values.length;
  const floor = box.y + box.height * 0.86;
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
        const tall = Math.max(0.06, value / highest) * box.height * 0.72;
        const isLast = at === values.length - 1;
        return imageLayer(
          frame,
          `${id}-bar-${at}`,
          shapeUrl(
            'bar-white',
            isLast ? palette.accent : mix(palette.accent, palette.ground, 0.62),
          ),
          { x: box.x + gap * (at + 0.14), y: floor - tall, width: gap * 0.72, height: tall },
          { scale: 'fill', effects: { in: { effect: 'slide-in-up', duration: 350 + at * 90 } } },
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
                  in: { effect: 'pop-in', duration: 450 },
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
                  x: at === 0 ? box.x : box.x + box.width - gap * 1.3,
                  y: floor + box.height * 0.02,
                  width: gap * 1.3,
                  height: box.height * 0.1,
                },
                onGround(frame),
                'fade-in',
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
  const whole = { x: 0, y: 0, width, height };
  const side = Math.min(width, height) * 0.26;
  const move = { stay: { effect: 'kenburns-in', duration: 9000 } };
  return {
    ground: [
      imageLayer(frame, `${id}-map`, address(code), whole, { scale: 'cover', effects: move }),
    ],
    subject: [
      imageLayer(frame, `${id}-pin`, address(`${code}-pin`, pin), whole, {
        scale: 'cover',
        effects: { in: { effect: 'fade-in-down', duration: 450 }, ...move },
      }),
      ...(flag
        ? [
            imageLayer(
              frame,
              `${id}-flag`,
              objectUrl(flag),
              { x: width * 0.05, y: height * 0.95 - side, width: side, height: side },
              {
                effects: {
                  in: { effect: 'pop-in', duration: 400 },
                  stay: { effect: 'sway', duration: 4200 },
                },
              },
            ),
          ]
        : []),
    ],
  };
};
