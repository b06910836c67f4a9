/** What rises from a thing as long as it is seen: steam over what is hot, bubbles from what swims, smoke. */
import type { DraftItem } from '@reelwright/pictures';
import { circlePath, shapeItem } from '../shapes.ts';

interface Plume {
  readonly path: string;
  readonly color: string;
  readonly blur: number;
  /** Where it begins, how large it is and how long it takes, as shares of the thing's box. */
  readonly wisps: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly ms: number;
    /** It is on its way already when the slide comes. */
    readonly later: number;
  }[];
  readonly objects: string;
}

const wisp =
  'M 9 20 C 2 15 13 12 7.5 7 C 4.5 4 8 2 10.5 0 C 9.5 3 9.5 4.5 12 7.5 C 17 12 7 15 12 20 Z';

const plumes: readonly Plume[] = [
  {
    path: wisp,
    color: 'rgba(255,255,255,0.62)',
    blur: 5,
    wisps: [
      { x: 0.3, y: -0.08, width: 0.13, height: 0.34, ms: 2700, later: 0 },
      { x: 0.45, y: -0.14, width: 0.15, height: 0.4, ms: 3300, later: 0.4 },
      { x: 0.6, y: -0.07, width: 0.12, height: 0.32, ms: 2950, later: 0.7 },
    ],
    objects: `cappuccino espresso latte-glass matcha-bowl bowl-of-soup ramen pot-of-food tortilla-soup
      cezve moka-pot electric-kettle teapot teacup-without-handle geyser curry-rice espresso-machine
      shallow-pan-of-food french-press pour-over fondue rice-cooker pressure-cooker oatmeal steam-iron
      kitchen-oven lasagna paella spaghetti cooking poultry-leg bento-box curry-bowl`,
  },
  {
    path: circlePath,
    color: 'rgba(255,255,255,0.5)',
    blur: 0,
    wisps: [
      { x: 0.12, y: 0.16, width: 0.05, height: 0.05, ms: 2100, later: 0 },
      { x: 0.2, y: 0.02, width: 0.035, height: 0.035, ms: 1700, later: 0.3 },
      { x: 0.07, y: 0.3, width: 0.03, height: 0.03, ms: 1900, later: 0.6 },
    ],
    objects: `fish tropical-fish clownfish goldfish salmon shark dolphin octopus squid blowfish seahorse eel anglerfish whale
      diving-mask starfish crab lobster`,
  },
  {
    path: circlePath,
    color: 'rgba(120,118,122,0.5)',
    blur: 9,
    wisps: [
      { x: 0.38, y: -0.1, width: 0.2, height: 0.17, ms: 3100, later: 0 },
      { x: 0.48, y: -0.18, width: 0.24, height: 0.2, ms: 3700, later: 0.5 },
    ],
    objects: 'volcano ash-volcano charcoal-grill factory',
  },
];

const plumeOf = new Map(
  plumes.flatMap((plume) =>
    plume.objects
      .trim()
      .split(/\s+/)
      .map((name) => [name, plume] as const),
  ),
);

/** All that are named here; a test of the library looks for their drawings. */
export const objectsThatSteam: readonly string[] = [...plumeOf.keys()];

export function risingFrom(thing: DraftItem, object: string): DraftItem[] {
  const plume = plumeOf.get(object.replace(/--.*$/, ''));
  const { x = 0, y = 0, width = 0, height = 0, timing } = thing;
  if (!plume || !timing) return [];
  const comes = { effect: 'fade-in', duration: 600 };
  return plume.wisps.map(({ ms, ...at }, number) =>
    shapeItem(
      `${thing.id}-rising-${number}`,
      {
        x: x + width * at.x,
        y: y + height * at.y,
        width: width * at.width,
        height: height * at.height,
      },
      plume.path,
      plume.color,
      { start: Math.min(timing.startTime + at.later, timing.endTime), end: timing.endTime },
      {
        effects: { in: comes, stay: { effect: 'vapour', duration: ms } },
        ...(plume.blur > 0 && { filters: { enabled: true, blur: plume.blur } }),
      },
    ),
  );
}
