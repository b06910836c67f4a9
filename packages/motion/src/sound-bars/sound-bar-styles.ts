/** Every way to draw a sound. Ids are permanent: projects hold them. */
import type { Path } from '../path/path.ts';
import { disc, type Point, pill, smoothThrough } from './bar-paths.ts';
import type { BarsBox, HeardSound, SoundBarStyle } from './sound-bar-style.ts';

/** Two neighbours are this far from each other in the sound. */
const stepSeconds = 0.06;
/** In silence something still stands there, as a part of the height. */
const leastHeight = 0.06;

/** As many as fit at this distance, in parts of the height; odd, so that one is in the middle. */
function countOf({ width, height }: BarsBox, apart: number): number {
  const most = Math.floor(width / (height * apart));
  return Math.min(121, Math.max(15, most - (most % 2 === 0 ? 1 : 0)));
}

/** Each place of a row: where it is, how far from now, and how loud. */
function places(sound: HeardSound, box: BarsBox, apart: number, from: 'before' | 'middle') {
  const count = countOf(box, apart);
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, at) => {
    const aside = at - middle;
    // From the middle what was heard runs to both sides; otherwise it runs by from right to left.
    const level = sound((from === 'middle' ? -Math.abs(aside) : aside) * stepSeconds);
    return { x: ((at + 0.5) / count) * box.width, pitch: box.width / count, aside, level };
  });
}

const both = (
  marks: readonly { readonly isHeard: boolean; readonly path: Path }[],
): ReturnType<SoundBarStyle['shapes']> => [
  { tone: 'quiet', path: marks.flatMap(({ isHeard, path }) => (isHeard ? [] : path)) },
  { tone: 'heard', path: marks.flatMap(({ isHeard, path }) => (isHeard ? path : [])) },
];

const bars: SoundBarStyle = {
  id: 'bars',
  label: 'Bars',
  shapes: (sound, box) =>
    both(
      places(sound, box, 0.13, 'before').map(({ x, pitch, aside, level }) => {
        const height = box.height * Math.max(leastHeight, level);
        const width = pitch * 0.56;
        return {
          isHeard: aside <= 0,
          path: pill(x - width / 2, (box.height - height) / 2, width, height),
        };
      }),
    ),
};

const skyline: SoundBarStyle = {
  id: 'skyline',
  label: 'Skyline',
  shapes: (sound, box) => [
    {
      tone: 'heard',
      path: places(sound, box, 0.16, 'middle').flatMap(({ x, pitch, aside, level }) => {
        // Lower towards the sides, as a word fades.
        const fading = 1 - 0.7 * (Math.abs(aside) / (box.width / pitch / 2)) ** 2;
        const height = box.height * Math.max(leastHeight, level * fading);
        const width = pitch * 0.66;
        return pill(x - width / 2, box.height - height, width, height);
      }),
    },
  ],
};

const line: SoundBarStyle = {
  id: 'line',
  label: 'Line',
  shapes: (sound, box) => {
    const points = places(sound, box, 0.1, 'middle').map(({ x, aside, level }): Point => {
      const up = Math.round(aside) % 2 === 0 ? -1 : 1;
      return [x, box.height / 2 + up * level * box.height * 0.46];
    });
    const middle = box.height / 2;
    const path: Path = [['M', 0, middle], ...smoothThrough([...points, [box.width, middle]])];
    return [{ tone: 'heard', path, lineWidth: box.height * 0.045 }];
  },
};

const wave: SoundBarStyle = {
  id: 'wave',
  label: 'Wave',
  shapes: (sound, box) => {
    const middle = box.height / 2;
    const found = places(sound, box, 0.14, 'before');
    const edge = (side: 1 | -1, share: number) =>
      found.map(
        ({ x, level }): Point => [
          x,
          middle + side * middle * Math.max(leastHeight / 2, level) * share,
        ],
      );
    const shape = (share: number): Path => [
      ['M', 0, middle],
      ...smoothThrough([...edge(-1, share), [box.width, middle]]),
      ...smoothThrough([...edge(1, share).toReversed(), [0, middle]]),
      ['Z'],
    ];
    return [
      { tone: 'quiet', path: shape(1) },
      { tone: 'heard', path: shape(0.55) },
    ];
  },
};

const dots: SoundBarStyle = {
  id: 'dots',
  label: 'Dots',
  shapes: (sound, box) =>
    both(
      places(sound, box, 0.24, 'before').map(({ x, pitch, aside, level }) => ({
        isHeard: aside <= 0,
        path: disc(x, box.height / 2, pitch * (0.14 + 0.34 * level)),
      })),
    ),
};

/** Lamps above each other. */
const lampCount = 7;

const lamps: SoundBarStyle = {
  id: 'lamps',
  label: 'Lamps',
  shapes: (sound, box) => {
    const pitchY = box.height / lampCount;
    return both(
      places(sound, box, 0.26, 'middle').flatMap(({ x, pitch, level }) =>
        Array.from({ length: lampCount }, (_, at) => ({
          isHeard: at === 0 || level * lampCount > at + 0.3,
          path: pill(
            x - pitch * 0.39,
            box.height - (at + 0.86) * pitchY,
            pitch * 0.78,
            pitchY * 0.72,
          ),
        })),
      ),
    );
  },
};

const ringCount = 72;
/** What is inside of it has this part of its width. */
const ringInner = 0.66;

const ring: SoundBarStyle = {
  id: 'ring',
  label: 'Ring',
  shapes: (sound, { width, height }) => {
    const outer = Math.min(width, height) / 2;
    const inner = outer * ringInner;
    const thick = ((2 * Math.PI * inner) / ringCount) * 0.5;
    const rays = Array.from({ length: ringCount }, (_, at): Path => {
      // Both halves are alike: the ring is closed where it is quietest.
      const aside = Math.min(at, ringCount - at);
      const angle = (at / ringCount) * 2 * Math.PI - Math.PI / 2;
      const length = (outer - inner) * Math.max(0.08, sound(-aside * stepSeconds));
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const [nx, ny] = [(-dy * thick) / 2, (dx * thick) / 2];
      const [x, y] = [width / 2 + dx * inner, height / 2 + dy * inner];
      const [toX, toY] = [x + dx * length, y + dy * length];
      return [
        ['M', x + nx, y + ny],
        ['L', toX + nx, toY + ny],
        ['L', toX - nx, toY - ny],
        ['L', x - nx, y - ny],
        ['Z'],
      ];
    });
    return [{ tone: 'heard', path: rays.flat() }];
  },
};

const voice: SoundBarStyle = {
  id: 'voice',
  label: 'Voice',
  shapes: (sound, { width, height }) => {
    const thick = Math.min(width / 9, height * 0.24);
    const path = [-2, -1, 0, 1, 2].flatMap((aside) => {
      const share = 1 - Math.abs(aside) * 0.22;
      const level = sound(-Math.abs(aside) * 0.09) * share;
      const tall = Math.max(thick, height * level);
      return pill(width / 2 + aside * thick * 1.7 - thick / 2, (height - tall) / 2, thick, tall);
    });
    return [{ tone: 'heard', path }];
  },
};

export const soundBarStyles: readonly SoundBarStyle[] = [
  bars,
  wave,
  skyline,
  line,
  dots,
  lamps,
  ring,
  voice,
];

/** An id that is not known is drawn as the first. */
export function soundBarStyle(id: string): SoundBarStyle {
  return soundBarStyles.find((style) => style.id === id) ?? bars;
}
