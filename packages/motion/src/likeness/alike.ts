// Which motions look most like another one: for whoever likes one and wants to see more of its kind.
import { findEntrance, findExit } from '../entrances/find-motion.ts';
import type { Entrance } from '../entrances/motion.ts';
import { type NumberField, numberFields, poseFields } from '../pose/compose-poses.ts';
import type { Pose } from '../pose/pose.ts';
import { findStay } from '../stays/stays.ts';
import { findTransition } from '../transitions/slide-transition.ts';

/** How much of a field is as much as the whole of another. */
const wholes: Partial<Record<NumberField, number>> = {
  opacity: 2,
  rotateDeg: 60,
  skewXDeg: 30,
  skewYDeg: 30,
  rotateXDeg: 60,
  rotateYDeg: 60,
  hueRotateDeg: 120,
  blur: 0.2,
  smearX: 0.5,
  smearY: 0.5,
  split: 0.05,
  letterSpacingEm: 0.5,
};
/** The other way round is more alike than something else. */
const turnedShare = 0.3;
const moments = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95];
const otherClip = 0.8;
const otherGroup = 1.2;

/** What a motion does over its time: of an entrance one thing, of a transition both slides. */
interface Doing {
  readonly group: string;
  readonly poses: readonly Pose[];
}

/** Text effects draw rather than move; who likes one of these may like the others beside it. */
const textEffectKinds: readonly (readonly string[])[] = [
  ['highlight', 'boxed', 'line', 'scribble', 'fill'],
  ['hand', 'line', 'scribble', 'highlight'],
  ['kinetic', 'zoom', 'rise', 'motion', 'explode'],
  ['typewriter', 'scramble', 'reveal', 'rise'],
  ['rainbow', 'flicker', 'fill', 'motion'],
];

/** Ids of one kind of motion in the order of how much they look like one of them, that one first. */
export function byLikeness(id: string, ids: readonly string[]): readonly string[] {
  // Some names are those of several kinds: of an entrance and of a transition, say.
  const find = kinds.find((each) => ids.every((one) => each(one)));
  const apart = (other: string) => {
    if (other === id) return Number.NEGATIVE_INFINITY;
    return find ? distance(find(id), find(other)) : textEffectDistance(id, other);
  };
  const distances = new Map(ids.map((other) => [other, apart(other)]));
  return ids.toSorted((one, other) => (distances.get(one) ?? 0) - (distances.get(other) ?? 0));
}

const kinds: readonly ((id: string) => Doing | undefined)[] = [
  (id) => doingOf(findEntrance(id)),
  (id) => doingOf(findExit(id)),
  (id) => {
    const stay = findStay(id);
    return stay && { group: String(stay.insideFrame === true), poses: moments.map(stay.pose) };
  },
  (id) => {
    const change = findTransition(id);
    if (!change) return undefined;
    const poses = [...moments.map(change.outgoing), ...moments.map(change.incoming)];
    return { group: change.group, poses };
  },
];

function doingOf(motion: Entrance | undefined): Doing | undefined {
  return motion && { group: motion.group, poses: moments.map(motion.pose) };
}

function distance(one: Doing | undefined, other: Doing | undefined): number {
  if (!one || !other) return Number.MAX_VALUE;
  const steps = one.poses.map((pose, index) => poseDistance(pose, other.poses[index] ?? {}));
  const apart = steps.reduce((sum, step) => sum + step, 0) / Math.max(1, steps.length);
  return apart + (one.group === other.group ? 0 : otherGroup);
}

function poseDistance(one: Pose, other: Pose): number {
  const clips = one.clip?.kind === other.clip?.kind ? 0 : otherClip;
  return numberFields.reduce((sum, field) => {
    const { rest } = poseFields[field];
    const whole = wholes[field] ?? 1;
    const [a, b] = [((one[field] ?? rest) - rest) / whole, ((other[field] ?? rest) - rest) / whole];
    const strength = Math.abs(Math.abs(a) - Math.abs(b));
    return sum + (1 - turnedShare) * strength + turnedShare * Math.abs(a - b);
  }, clips);
}

function textEffectDistance(id: string, other: string): number {
  const shared = textEffectKinds.filter((kind) => kind.includes(id) && kind.includes(other));
  const places = shared.map((kind) => Math.abs(kind.indexOf(id) - kind.indexOf(other)));
  return places.length === 0 ? 100 : Math.min(...places) - shared.length;
}
