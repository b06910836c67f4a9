import { blurs } from './blurs.ts';
import { bounces } from './bounces.ts';
import { fades } from './fades.ts';
import { flips } from './flips.ts';
import type { Entrance, Exit, MotionGroup } from './motion.ts';
import { type MotionPair, motionPair, type PairDraft } from './motion-pair.ts';
import { settles } from './settles.ts';
import { shapes } from './shapes.ts';
import { slides } from './slides.ts';
import { specials } from './specials.ts';
import { turns } from './turns.ts';
import { wipes } from './wipes.ts';
import { zooms } from './zooms.ts';

/** In the order in which people see them. */
const groups: Readonly<Record<MotionGroup, readonly PairDraft[]>> = {
  Fades: fades,
  Slides: [...slides, ...settles],
  Zooms: zooms,
  Bounces: bounces,
  Flips: flips,
  Turns: turns,
  Blurs: blurs,
  Wipes: wipes,
  Shapes: shapes,
  Specials: specials,
};

export const motionPairs: readonly MotionPair[] = Object.entries(groups).flatMap(
  ([group, drafts]) => drafts.map((draft) => motionPair(group as MotionGroup, draft)),
);

export const entrances: readonly Entrance[] = motionPairs.map(({ entrance }) => entrance);
export const exits: readonly Exit[] = motionPairs.map(({ exit }) => exit);
