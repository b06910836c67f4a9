/** Things on a stage that was built for them. */
import { mix } from '../colors.ts';
import {
  floorLayer,
  floorOf,
  freeArea,
  groundPhoto,
  groundUrl,
  imageLayer,
  isWide,
  objectUrl,
  shapeUrl,
  standingObject,
  subjectBox,
} from '../layers.ts';
import { seeded } from '../seeded.ts';
import { companions, type DrawStyle, subject } from './draw-style.ts';

/** On two round steps in the film's second colour, lit from behind. */
export const podium: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const { ground, groundDeep, accent } = palette;
  const box = subjectBox(frame, 0.6);
  const lifted = { ...box, y: box.y - height * 0.03 };
  const wide = Math.min(width * 0.92, box.width * 1.75);
  const center = box.x + box.width / 2;
  const board = mix(accent, groundDeep, palette.isDark ? 0.35 : 0.12);
  const foot = lifted.y + lifted.height + wide * 0.27;
  return {
    ground: [
      groundPhoto(frame, `${id}-ground`, groundUrl('sweep', frame, [ground, groundDeep, accent])),
      imageLayer(
        frame,
        `${id}-glow`,
        shapeUrl('glow', mix(ground, '#ffffff', 0.55)),
        {
          x: center - box.width * 0.95,
          y: lifted.y - box.width * 0.42,
          width: box.width * 1.9,
          height: box.width * 1.9,
        },
        { effects: { stay: { effect: 'breathe', duration: 6000 } } },
      ),
      // Words may stand on its lower part: a shade for them goes over it.
      ...(foot < height
        ? [
            imageLayer(
              frame,
              `${id}-column`,
              shapeUrl('column', board),
              { x: center - wide / 2, y: foot - 1, width: wide, height: height - foot + 2 },
              { scale: 'fill' },
            ),
          ]
        : []),
      imageLayer(frame, `${id}-podium`, shapeUrl('podium', board), {
        x: center - wide / 2,
        y: lifted.y + lifted.height - wide * 0.135,
        width: wide,
        height: wide * 0.41,
      }),
    ],
    subject: [
      ...standingObject(
        frame,
        `${id}-subject`,
        subject(recipe),
        lifted,
        'breathe',
        'settle-in-down',
        {
          light: mix(accent, '#ffffff', 0.5),
          ink: mix(accent, '#ffffff', 0.2),
        },
      ),
    ],
  };
};

/** In an opening of a wall, larger than the opening, so that it comes out of it. */
export const arch: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const near = subjectBox(frame, 0.68);
  const shift = near.x + near.width / 2 - width / 2;
  const accent = mix(palette.accent, palette.ground, 0.25);
  // Where words stand below, wall and floor are higher.
  const floor = Math.min(height * 0.86, floorOf(frame, near, 0.86));
  const lift = floor - height * 0.86;
  return {
    ground: [
      floorLayer(
        frame,
        `${id}-floor`,
        mix(palette.groundDeep, palette.ground, 0.35),
        height + lift - 4,
      ),
      imageLayer(
        frame,
        `${id}-arch`,
        groundUrl('arch', frame, [palette.ground, palette.groundDeep, accent]),
        // Wider than the frame, so that it can follow the subject to a side.
        {
          x: shift - Math.abs(shift) - 2,
          y: lift,
          width: width + Math.abs(shift) * 2 + 4,
          height,
        },
        { scale: 'cover' },
      ),
    ],
    subject: standingObject(
      frame,
      `${id}-subject`,
      subject(recipe),
      { ...near, y: floor - near.height * 0.97 },
      'breathe',
      'settle-in',
      { light: '#ffffff', ink: mix(palette.groundDeep, palette.accent, 0.2) },
    ),
  };
};

/** So near that it does not fit: the eye sees what it is made of. */
export const macro: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const chance = seeded(recipe.seed);
  const area = freeArea(frame);
  const wide = isWide(frame);
  // Words below a wide picture leave a low room: what matters is in its middle.
  const isLow = wide && frame.focus === 'top';
  const side = isLow
    ? area.height * 1.45
    : wide
      ? width * 0.74
      : Math.min(Math.max(area.width, area.height) * 1.25, area.height * 1.9);
  const middle = area.x + area.width / 2;
  // Cut by the frame, but not so far that one cannot tell what it is.
  const center = Math.max(side * 0.4, Math.min(width - side * 0.4, middle));
  const end = area.y + area.height;
  const top = isLow
    ? area.y + area.height / 2 - side * 0.47
    : wide
      ? height - side * 0.7
      : frame.focus === 'top'
        ? end - side * 0.97
        : frame.focus === 'bottom'
          ? area.y - side * 0.03
          : height - side * 0.92;
  const others = companions(recipe);
  const small = side * 0.34;
  const lean = chance.pick([-1, 1]);
  return {
    ground: [
      groundPhoto(
        frame,
        `${id}-ground`,
        groundUrl('rays', frame, [palette.ground, palette.groundDeep, palette.accent]),
      ),
      imageLayer(
        frame,
        `${id}-far`,
        objectUrl(others[0] ?? subject(recipe), { blur: 26, ink: palette.accent }),
        {
          x: lean > 0 ? -small * 0.3 : width - small * 0.7,
          y: -small * 0.2,
          width: small,
          height: small,
        },
        { angle: -18 * lean, effects: { stay: { effect: 'drift', duration: 7000 } } },
      ),
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), {
          light: mix(palette.accent, '#ffffff', 0.5),
          ink: palette.accent,
          large: true,
        }),
        {
          x: center - side / 2,
          y: top,
          width: side,
          height: side,
        },
        {
          angle: 7 * lean,
          effects: {
            in: { effect: 'settle-in', duration: 500 },
            stay: { effect: 'breathe', duration: 6000 },
          },
        },
      ),
    ],
  };
};

/** In the middle of rings on which what belongs to it goes round. */
export const orbit: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const box = subjectBox(frame, isWide(frame) ? 0.56 : 0.48);
  // High frames have words above or below: nothing goes round behind them.
  const ring = isWide(frame) ? box.width * 2.1 : freeArea(frame).height * 0.9;
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const others = companions(recipe);
  const area = freeArea(frame);
  const around = [0.2, 1.35, 2.55, 3.6, 5.1].flatMap((angle, at) => {
    const side = box.width * ([0.36, 0.3, 0.4, 0.28, 0.34][at] ?? 0.3);
    const far = ring * (at % 2 ? 0.485 : 0.4);
    const x = center.x + Math.cos(angle) * far - side / 2;
    // Nothing goes round behind the words at its side.
    const isAside = frame.focus === 'right' ? x >= area.x : x + side <= area.x + area.width;
    if (isWide(frame) && frame.focus !== 'top' && !isAside) return [];
    return [
      imageLayer(
        frame,
        `${id}-around-${at}`,
        objectUrl(others[at % others.length] ?? subject(recipe), { ink: palette.accent }),
        {
          x,
          y: center.y + Math.sin(angle) * far - side / 2,
          width: side,
          height: side,
        },
        {
          effects: {
            in: { effect: 'settle-in', duration: 400 },
            stay: { effect: at % 2 ? 'float' : 'bob', duration: 4200 + at * 300 },
          },
        },
      ),
    ];
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
      imageLayer(
        frame,
        `${id}-rings`,
        shapeUrl('orbit', palette.isDark ? '#ffffff' : palette.ink),
        { x: center.x - ring / 2, y: center.y - ring / 2, width: ring, height: ring },
        {
          effects: { stay: { effect: 'spin-around', duration: 60_000 } },
        },
      ),
      imageLayer(
        frame,
        `${id}-glow`,
        shapeUrl('glow', mix(palette.accent, '#ffffff', 0.35)),
        {
          x: center.x - box.width,
          y: center.y - box.width,
          width: box.width * 2,
          height: box.width * 2,
        },
        {
          filters: { enabled: true, opacity: 70 },
        },
      ),
    ],
    subject: [
      ...around.filter((_, at) => width > height || at < 4),
      imageLayer(
        frame,
        `${id}-subject`,
        objectUrl(subject(recipe), { light: palette.accent, ink: palette.accent }),
        box,
        {
          effects: {
            in: { effect: 'settle-in', duration: 500 },
            stay: { effect: 'float', duration: 4000 },
          },
        },
      ),
    ],
  };
};

/** Tiles of glass, one thing on each, the subject on the largest. */
export const grid: DrawStyle = (recipe, frame, id) => {
  const { palette, width, height } = frame;
  const others = companions(recipe);
  const near = subjectBox(frame, 0.66);
  const big = near.width * 1.12;
  const gap = big * 0.05;
  const small = (big - gap) / 2;
  const left = near.x + near.width / 2 - big / 2;
  const top = near.y + near.height / 2 - big / 2;
  const cells: { x: number; y: number; side: number; name: string }[] = [];
  for (let column = -6; column <= 6; column++) {
    for (let row = -5; row <= 6; row++) {
      if ((column === 0 || column === 1) && (row === 0 || row === 1)) continue;
      const [x, y] = [left + column * (small + gap), top + row * (small + gap)];
      if (x > width || y > height || x + small < 0 || y + small < 0) continue;
      cells.push({
        x,
        y,
        side: small,
        name: others[Math.abs(column * 3 + row * 5 + 20) % others.length] ?? subject(recipe),
      });
    }
  }
  const tile = (key: string, x: number, y: number, side: number) =>
    imageLayer(
      frame,
      `${id}-${key}`,
      shapeUrl('tile', palette.isDark ? '#ffffff' : mix(palette.ink, '#ffffff', 0.2)),
      { x, y, width: side, height: side },
      { scale: 'fill' },
    );
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
      {
        id: `${id}-tiles`,
        type: 'group',
        ...{ x: 0, y: 0, width, height, scaleX: 1, scaleY: 1 },
        timing: { startTime: frame.startTime, endTime: frame.endTime },
        effects: { stay: { effect: 'drift', duration: 9000 } },
        children: cells.flatMap(({ x, y, side, name }, at) => [
          tile(`tile-${at}`, x, y, side),
          imageLayer(
            frame,
            `${id}-thing-${at}`,
            objectUrl(name, { ink: palette.accent }),
            { x: x + side * 0.2, y: y + side * 0.2, width: side * 0.6, height: side * 0.6 },
            { filters: { enabled: true, opacity: 72 } },
          ),
        ]),
      },
    ],
    subject: [
      imageLayer(
        frame,
        `${id}-plate`,
        shapeUrl('tile', mix(palette.accent, '#ffffff', palette.isDark ? 0 : 0.2)),
        { x: left, y: top, width: big, height: big },
        { scale: 'fill', effects: { in: { effect: 'settle-in', duration: 300 } } },
      ),
      ...standingObject(
        frame,
        `${id}-subject`,
        subject(recipe),
        { x: left + big * 0.11, y: top + big * 0.08, width: big * 0.78, height: big * 0.78 },
        'breathe',
        'settle-in',
        { ink: palette.accent },
      ),
    ],
  };
};

/** Small numbers for drawings that differ a little. */
export const seedNumber = (seed: string) => Math.floor(seeded(seed).between(1, 9));
