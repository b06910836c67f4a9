import type { Item } from '@reelwright/movie';
import {
  type Box,
  itemIn,
  ringPath,
  roundedItem,
  roundedPath,
  shapedItem,
  textOf,
} from '../film-parts.ts';

interface FrameRequest {
  /** The room that the frame and its page may take. */
  readonly room: Box;
  readonly seconds: number;
  /** What stands in the address bar. */
  readonly address: string;
  /** Whether the room is upright. */
  readonly isUpright: boolean;
}

interface DrawnFrame {
  /** Where the page is seen. */
  readonly screen: Box;
  readonly behind: readonly Item[];
  readonly inFront: readonly Item[];
}

export interface DeviceFrame {
  readonly id: 'browser' | 'laptop' | 'phone';
  readonly label: string;
  readonly draw: (request: FrameRequest) => DrawnFrame;
}

const dark = '#16171d';

/** The largest box of a shape in the middle of a room. */
function fitted({ x, y, width, height }: Box, ratio: number): Box {
  const fit = Math.min(width, height * ratio);
  return {
    x: x + (width - fit) / 2,
    y: y + (height - fit / ratio) / 2,
    width: fit,
    height: fit / ratio,
  };
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const within = (outer: Box, inner: Box): Box => ({
  ...inner,
  x: inner.x - outer.x,
  y: inner.y - outer.y,
});

/** What the frame throws on the ground behind it: soft, and a little lower than itself. */
function shadowOf(box: Box, radius: number, seconds: number): Item {
  // By the shorter side: under something tall it would look like a part of it.
  const lower = { ...box, y: box.y + Math.min(box.width, box.height) * 0.035 };
  return roundedItem(
    'shadow',
    lower,
    seconds,
    { radius, fill: 'rgba(0,0,0,0.4)' },
    {
      filters: { enabled: true, blur: 40 },
    },
  );
}

const browser: DeviceFrame = {
  id: 'browser',
  label: 'Browser',
  draw: ({ room, seconds, address, isUpright }) => {
    const body = fitted(room, isUpright ? 4 / 5 : 16 / 10);
    const unit = Math.max(body.width, body.height) / 100;
    const radius = 1.6 * unit;
    const bar = 4.6 * unit;
    const screen = {
      x: body.x + 0.5 * unit,
      y: body.y + bar,
      width: body.width - unit,
      height: body.height - bar - unit,
    };
    const dots = ['#ff5f57', '#febc2e', '#28c840'].map((fill, index) => {
      const side = 1.1 * unit;
      const box = {
        x: body.x + (1.8 + index * 1.9) * unit,
        y: body.y + (bar - side) / 2,
        width: side,
        height: side,
      };
      return roundedItem(`dot-${index}`, box, seconds, { radius: side / 2, fill });
    });
    const pill = {
      x: body.x + body.width * 0.22,
      y: body.y + bar * 0.2,
      width: body.width * 0.56,
      height: bar * 0.6,
    };
    return {
      screen,
      behind: [
        shadowOf(body, radius, seconds),
        roundedItem('window', body, seconds, { radius, fill: '#e9eaee' }),
        ...dots,
        roundedItem('bar', pill, seconds, { radius: pill.height / 2, fill: '#ffffff' }),
        ...(address
          ? [
              itemIn('address', 'text', pill, seconds, {
                text: textOf(address),
                font: { family: 'Inter', size: bar * 0.3, fit: true, color: '#5e6270', styles: [] },
              }),
            ]
          : []),
      ],
      inFront: [],
    };
  },
};

const laptop: DeviceFrame = {
  id: 'laptop',
  label: 'Laptop',
  draw: ({ room, seconds }) => {
    const whole = fitted(room, 1.72);
    const lid = { ...whole, x: whole.x + whole.width * 0.1, width: whole.width * 0.8 };
    const lidHeight = whole.height * 0.925;
    const body = { ...lid, height: lidHeight };
    const unit = whole.width / 100;
    const rim = 1.35 * unit;
    const screen = inset(body, rim);
    const radius = 1.8 * unit;
    const base = {
      x: whole.x,
      y: whole.y + lidHeight - 0.3 * unit,
      width: whole.width,
      height: whole.height - lidHeight,
    };
    const notch = {
      x: whole.x + whole.width * 0.43,
      y: base.y,
      width: whole.width * 0.14,
      height: base.height * 0.3,
    };
    const lens = 0.5 * unit;
    return {
      screen,
      behind: [shadowOf(base, unit, seconds)],
      inFront: [
        shapedItem('lid', body, seconds, {
          path: ringPath(body, radius, within(body, screen), 0.5 * unit),
          fill: dark,
        }),
        roundedItem(
          'lens',
          {
            x: body.x + (body.width - lens) / 2,
            y: body.y + (rim - lens) / 2,
            width: lens,
            height: lens,
          },
          seconds,
          { radius: lens / 2, fill: '#3a3d49' },
        ),
        shapedItem('base', base, seconds, {
          path: roundedPath(base, base.height * 0.45),
          fill: 'linear-gradient(180deg, #e3e4e9 0%, #c2c4cd 35%, #8c8f9b 100%)',
        }),
        roundedItem('notch', notch, seconds, { radius: notch.height * 0.49, fill: '#a3a6b1' }),
      ],
    };
  },
};

const phone: DeviceFrame = {
  id: 'phone',
  label: 'Phone',
  draw: ({ room, seconds }) => {
    const body = fitted(room, 9 / 19.2);
    const unit = body.width / 100;
    const screen = inset(body, 3.6 * unit);
    // Rounder, and the corners of the page would stand out beside it.
    const radius = 12 * unit;
    const edge = 0.7 * unit;
    const pill = {
      x: body.x + 36 * unit,
      y: screen.y + 2.4 * unit,
      width: 28 * unit,
      height: 7.4 * unit,
    };
    return {
      screen,
      behind: [
        shadowOf(body, radius, seconds),
        roundedItem('back', inset(body, unit), seconds, { radius: radius - unit, fill: '#ffffff' }),
      ],
      inFront: [
        shapedItem('rim', body, seconds, {
          path: ringPath(body, radius, within(body, screen), 9 * unit),
          fill: dark,
        }),
        // Light along its edge: on a dark ground one sees where it ends.
        shapedItem('edge', body, seconds, {
          path: ringPath(body, radius, within(body, inset(body, edge)), radius - edge),
          fill: '#5a5d69',
        }),
        roundedItem('island', pill, seconds, { radius: pill.height / 2, fill: '#000000' }),
      ],
    };
  },
};

/** What a page is shown in. */
export const deviceFrames: readonly DeviceFrame[] = [laptop, browser, phone];
