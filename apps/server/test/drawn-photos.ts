/** Pictures as photographers take them, drawn by ourselves for tests and sheets: busy, dark, light and upright ones, with detail and grain. */
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type SeededRandom, seededRandom } from '@reelwright/chance';

export const photoKinds = [
  'busy',
  'dark',
  'light',
  'upright',
  'far',
  'letters',
  'blurred',
] as const;
export type PhotoKind = (typeof photoKinds)[number];

export const photoSize: Readonly<
  Record<PhotoKind, { readonly width: number; readonly height: number }>
> = {
  busy: { width: 1600, height: 1067 },
  dark: { width: 1600, height: 900 },
  light: { width: 1600, height: 1067 },
  upright: { width: 1067, height: 1600 },
  far: { width: 1600, height: 1067 },
  letters: { width: 1600, height: 1067 },
  blurred: { width: 1600, height: 1067 },
};

/** Where its subject is, as shares of its width and height. */
export const subjectOf: Readonly<
  Partial<Record<PhotoKind, { readonly x: number; readonly y: number }>>
> = {
  upright: { x: 0.42, y: 0.3 },
  far: { x: 0.78, y: 0.62 },
};

const drawn = new Map<string, Promise<Buffer>>();

export function drawnPhoto(kind: PhotoKind, seed: string, sidePx = 1600): Promise<Buffer> {
  const key = `${kind} ${seed} ${sidePx}`;
  const known = drawn.get(key);
  if (known) return known;
  const drawing = drawPhoto(kind, seed, sidePx).encode('jpeg', 86);
  drawn.set(key, drawing);
  return drawing;
}

export function drawPhoto(kind: PhotoKind, seed: string, sidePx = 1600): Canvas {
  const scale = sidePx / 1600;
  const { width, height } = photoSize[kind];
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  const random = seededRandom(`${kind} ${seed}`);
  scenes[kind]({ context, width, height, random });
  if (kind !== 'blurred') grain(context, canvas, random);
  return canvas;
}

interface Scene {
  readonly context: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  readonly random: SeededRandom;
}

const scenes: Readonly<Record<PhotoKind, (scene: Scene) => void>> = {
  busy: market,
  dark: nightStreet,
  light: breakfast,
  upright: (scene) => {
    wall(scene);
    person(scene, { x: 0.42 * scene.width, top: 0.17 * scene.height, size: 0.2 * scene.width });
  },
  far: (scene) => {
    meadow(scene);
    person(scene, { x: 0.78 * scene.width, top: 0.5 * scene.height, size: 0.022 * scene.width });
  },
  letters: (scene) => {
    wall(scene);
    poster(scene);
  },
  blurred: (scene) => {
    meadow(scene);
    const { context } = scene;
    context.filter = 'blur(14px)';
    context.drawImage(context.canvas, 0, 0, scene.width, scene.height);
    context.filter = 'none';
  },
};

const hsl = (hue: number, saturation: number, light: number) =>
  `hsl(${Math.round(hue)} ${Math.round(saturation)}% ${Math.round(light)}%)`;

function sky({ context, width, height }: Scene, from: string, to: string): void {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Crates of fruit under awnings: no calm place anywhere. */
function market(scene: Scene): void {
  const { context, width, height, random } = scene;
  sky(scene, '#7d6b55', '#3d3026');
  for (let stripe = 0; stripe * 60 < width; stripe += 1) {
    context.fillStyle = stripe % 2 ? '#f3ead9' : '#b4392f';
    context.fillRect(stripe * 60, 0, 60, height * 0.16 + 14 * Math.sin(stripe));
  }
  for (let row = 0; row < 4; row += 1) {
    const y = height * (0.26 + row * 0.19);
    for (let column = 0; column < 6; column += 1) {
      const x = (column + (row % 2) * 0.4 - 0.3) * (width / 5.6);
      const hue = random.pick([8, 28, 45, 80, 110, 340, 290]);
      context.fillStyle = hsl(30, 38, 26 + row * 3);
      context.fillRect(x, y, width / 6, height * 0.17);
      for (let fruit = 0; fruit < 46; fruit += 1) {
        const [cx, cy] = [
          x + random.between(12, width / 6 - 12),
          y + random.between(-14, height * 0.11),
        ];
        const radius = random.between(11, 21);
        const shine = context.createRadialGradient(
          cx - radius / 3,
          cy - radius / 3,
          1,
          cx,
          cy,
          radius,
        );
        const light = random.between(36, 58);
        shine.addColorStop(0, hsl(hue, 85, light + 28));
        shine.addColorStop(0.4, hsl(hue, 80, light));
        shine.addColorStop(1, hsl(hue, 75, light - 24));
        context.fillStyle = shine;
        circle(context, cx, cy, radius);
      }
    }
  }
}

/** A wet street at night, with lamps and windows. */
function nightStreet(scene: Scene): void {
  const { context, width, height, random } = scene;
  sky(scene, '#05060c', '#141524');
  for (let house = 0; house < 9; house += 1) {
    const side = house % 2 === 0;
    const far = house / 9;
    const x = side ? width * (0.02 + far * 0.36) : width * (0.98 - far * 0.36);
    const top = height * (0.06 + far * 0.3);
    context.fillStyle = hsl(random.between(210, 250), 22, 5 + far * 5);
    context.fillRect(side ? 0 : x, top, side ? x : width - x, height);
    for (let pane = 0; pane < 16; pane += 1) {
      if (random.between(0, 1) < 0.45) continue;
      context.fillStyle = hsl(random.between(32, 48), 88, random.between(30, 66));
      const px = side ? random.between(0, x) : random.between(x, width);
      context.fillRect(px, random.between(top + 20, height * 0.6), 12, 20);
    }
  }
  const road = context.createLinearGradient(0, height * 0.62, 0, height);
  road.addColorStop(0, '#15161f');
  road.addColorStop(1, '#07070b');
  context.fillStyle = road;
  context.fillRect(0, height * 0.62, width, height);
  for (let lamp = 0; lamp < 16; lamp += 1) {
    const x = random.between(0.1, 0.9) * width;
    const y = random.between(0.4, 0.6) * height;
    const hue = random.pick([38, 45, 8, 190]);
    glow(context, x, y, random.between(24, 70), hue);
    context.globalAlpha = 0.35;
    for (let wave = 0; wave < 18; wave += 1) {
      context.fillStyle = hsl(hue, 90, random.between(30, 60));
      context.fillRect(
        x - random.between(4, 22),
        height * 0.64 + wave * 18,
        random.between(10, 44),
        3,
      );
    }
    context.globalAlpha = 1;
  }
}

/** A white table in the morning: nearly all of it is nearly white. */
function breakfast(scene: Scene): void {
  const { context, width, height, random } = scene;
  sky(scene, '#fdfcfa', '#ebe6de');
  for (let board = 0; board < 9; board += 1) {
    context.fillStyle = `rgba(150,140,125,${random.between(0.04, 0.12)})`;
    context.fillRect(0, height * (0.3 + board * 0.08), width, 2.5);
  }
  for (const [x, y, radius] of [
    [0.63, 0.55, 230],
    [0.26, 0.42, 120],
    [0.86, 0.26, 90],
  ] as const) {
    for (const [share, light] of [
      [1.04, 84],
      [1, 98],
      [0.82, 92],
      [0.76, 97],
    ] as const) {
      context.fillStyle = hsl(36, 18, light);
      circle(
        context,
        x * width + (share > 1 ? 12 : 0),
        y * height + (share > 1 ? 16 : 0),
        radius * share,
      );
    }
    for (let crumb = 0; crumb < radius / 2; crumb += 1) {
      const [turn, out] = [
        random.between(0, 6.28),
        Math.sqrt(random.between(0, 1)) * radius * 0.52,
      ];
      context.fillStyle = hsl(random.between(20, 42), 60, random.between(38, 78));
      circle(
        context,
        x * width + out * Math.cos(turn),
        y * height + out * Math.sin(turn),
        random.between(4, 15),
      );
    }
  }
}

function wall({ context, width, height, random }: Scene): void {
  context.fillStyle = '#6d5a4b';
  context.fillRect(0, 0, width, height);
  for (let row = 0; row * 46 < height; row += 1) {
    for (let brick = -1; brick * 120 < width; brick += 1) {
      context.fillStyle = hsl(
        random.between(12, 24),
        random.between(24, 40),
        random.between(30, 44),
      );
      context.fillRect(brick * 120 + (row % 2) * 60, row * 46, 114, 40);
    }
  }
}

/** Hills of grass: thousands of blades. */
function meadow(scene: Scene): void {
  const { context, width, height, random } = scene;
  sky(scene, '#8fb7dd', '#e4edf0');
  for (let hill = 0; hill < 5; hill += 1) {
    const y = height * (0.42 + hill * 0.1);
    context.fillStyle = hsl(95 + hill * 6, 26 + hill * 5, 52 - hill * 7);
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 20) {
      context.lineTo(x, y + 40 * Math.sin(x / (260 + hill * 40) + hill * 2.1));
    }
    context.lineTo(width, height);
    context.fill();
  }
  for (let blade = 0; blade < 6000; blade += 1) {
    const y = height * random.between(0.6, 1);
    context.strokeStyle = hsl(
      random.between(70, 115),
      random.between(30, 60),
      random.between(18, 58),
    );
    context.lineWidth = 1 + (y / height) * 2;
    const x = random.between(0, width);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + random.between(-8, 8), y - random.between(8, 34));
    context.stroke();
  }
}

/** Somebody who stands there: head, shoulders, coat and legs. */
function person(
  { context, random }: Scene,
  { x, top, size }: { readonly x: number; readonly top: number; readonly size: number },
): void {
  const coat = random.pick(['#2b4a8c', '#a8382f', '#20403a', '#d8a22c']);
  context.fillStyle = '#22252e';
  context.fillRect(x - size * 0.62, top + size * 4, size * 0.5, size * 2.6);
  context.fillRect(x + size * 0.12, top + size * 4, size * 0.5, size * 2.6);
  context.fillStyle = coat;
  context.beginPath();
  context.roundRect(x - size * 1.05, top + size * 1.35, size * 2.1, size * 3, size * 0.6);
  context.fill();
  context.fillStyle = '#d9a683';
  context.fillRect(x - size * 0.22, top + size, size * 0.44, size * 0.5);
  circle(context, x, top + size * 0.66, size * 0.56);
  context.fillStyle = '#3a2618';
  context.beginPath();
  context.arc(x, top + size * 0.55, size * 0.62, Math.PI, 0);
  context.fill();
  context.fillStyle = '#20150f';
  circle(context, x - size * 0.2, top + size * 0.66, size * 0.07);
  circle(context, x + size * 0.2, top + size * 0.66, size * 0.07);
}

function poster({ context, width, height }: Scene): void {
  context.fillStyle = '#f6efe0';
  context.fillRect(width * 0.18, height * 0.1, width * 0.64, height * 0.8);
  context.fillStyle = '#1d1d22';
  context.textAlign = 'center';
  for (const [at, line] of [
    'SUMMER SALE',
    'everything half price',
    'until the last of August',
  ].entries()) {
    context.font = `${at === 0 ? 'bold 128' : '70'}px Inter, sans-serif`;
    context.fillText(line, width / 2, height * (0.36 + at * 0.17));
  }
}

function circle(context: SKRSContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function glow(context: SKRSContext2D, x: number, y: number, radius: number, hue: number): void {
  const light = context.createRadialGradient(x, y, 1, x, y, radius);
  light.addColorStop(0, `hsl(${hue} 95% 88%)`);
  light.addColorStop(0.2, `hsl(${hue} 95% 62%)`);
  light.addColorStop(1, `hsl(${hue} 95% 50% / 0)`);
  context.fillStyle = light;
  circle(context, x, y, radius);
}

/** Cameras are never without it: a long row of noise, over and over. */
function grain(context: SKRSContext2D, { width, height }: Canvas, random: SeededRandom): void {
  const noise = Array.from({ length: 9973 }, () => random.between(-9, 9));
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 1) {
    // What is seen through stays as it is.
    if (at % 4 !== 3) data[at] = (data[at] ?? 0) + (noise[(at >> 2) % noise.length] ?? 0);
  }
  context.putImageData(image, 0, 0);
}
