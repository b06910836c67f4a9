const { PI, cos, sin, sqrt } = Math;

type Easing = (t: number) => number;

/** Every family as its way in; the way out and the way in and out are mirrored from it. */
const families = {
  sine: (t) => 1 - cos((t * PI) / 2),
  quad: (t) => t ** 2,
  cubic: (t) => t ** 3,
  quart: (t) => t ** 4,
  expo: (t) => (2 ** (10 * t) - 1) / 1023,
  circ: (t) => 1 - sqrt(1 - t * t),
  back: (t) => 2.70158 * t ** 3 - 1.70158 * t ** 2,
  elastic: (t) => elasticWave(t) - elasticWave(0) * (1 - t),
  bounce: (t) => 1 - bounceOut(1 - t),
} satisfies Record<string, Easing>;
type Family = keyof typeof families;

/** Swings ever wider. It does not quite begin at 0: the family takes that away. */
function elasticWave(t: number): number {
  return -(2 ** (10 * t - 10)) * sin(((t * 10 - 10.75) * 2 * PI) / 3);
}

function bounceOut(t: number): number {
  if (t < 1 / 2.75) return 7.5625 * t * t;
  if (t < 2 / 2.75) return 7.5625 * (t - 1.5 / 2.75) ** 2 + 0.75;
  if (t < 2.5 / 2.75) return 7.5625 * (t - 2.25 / 2.75) ** 2 + 0.9375;
  return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375;
}

/** A weight on a spring that is let go: overshoots, comes back, rests at 1 exactly. */
function spring(damping: number, turns: number): Easing {
  const speed = turns * 2 * PI;
  const wave = (t: number) =>
    Math.exp(-damping * t) * (cos(speed * t) + (damping / speed) * sin(speed * t));
  // What is left of the wave at 1 is taken away evenly, so that it lands instead of jumping.
  return (t) => 1 - wave(t) + wave(1) * t;
}

export type EasingName =
  | 'linear'
  | `${'in' | 'out' | 'in-out'}-${Family}`
  | 'spring'
  | 'soft-spring'
  | 'wobbly-spring';

function easingTable(): Record<EasingName, Easing> {
  const table: Record<string, Easing> = {
    linear: (t) => t,
    spring: spring(7, 1.25),
    'soft-spring': spring(8, 0.9),
    'wobbly-spring': spring(5, 2.25),
  };
  for (const [name, easeIn] of Object.entries<Easing>(families)) {
    table[`in-${name}`] = easeIn;
    table[`out-${name}`] = (t) => 1 - easeIn(1 - t);
    table[`in-out-${name}`] = (t) => (t < 0.5 ? easeIn(2 * t) / 2 : 1 - easeIn(2 - 2 * t) / 2);
  }
  return table as Record<EasingName, Easing>;
}

/** All easings: 0 to 0, 1 to 1, some beyond on the way. */
export const easings = easingTable();

export const easingNames = Object.keys(easings) as readonly EasingName[];

/** The eased time; what lies before 0 is 0, what lies after 1 is 1, exactly. */
export function ease(name: EasingName, t: number): number {
  if (!(t > 0)) return 0;
  return t >= 1 ? 1 : easings[name](t);
}
