import { findEntrance, findExit } from '../entrances/find-motion.ts';
import { toKebabCase } from '../names/kebab-case.ts';
import { restPose } from '../pose/pose.ts';
import type { Transition } from './transition.ts';
import { defaultTransitionMs } from './transition-draft.ts';
import { transitions } from './transitions.ts';

const byId = new Map(transitions.map((transition) => [transition.id, transition]));
const byOut = new Map(transitions.map((transition) => [transition.outEffect, transition]));
const byIn = new Map(transitions.map((transition) => [transition.inEffect, transition]));

type Side = Pick<
  Transition,
  'id' | 'label' | 'group' | 'easing' | 'onTop' | 'backdrop' | 'behind'
> & {
  readonly pose: Transition['incoming'];
};

/** By its id, or by what slides save for one of its sides. */
export function findTransition(id: string): Transition | undefined {
  const name = toKebabCase(id);
  return byId.get(name) ?? byOut.get(name) ?? byIn.get(name);
}

/**
 * How a slide with this out effect gives way to one with this in effect. Besides the transitions' own
 * effects, every way in and out of the items' catalogue will do. A missing in effect is the one that
 * goes with the out effect: many out effects do nothing but let themselves be covered. A transition's
 * own id, as themes name it, stands for both of its sides. Undefined when neither is known.
 */
export function slideTransition(outEffect: string, inEffect: string): Transition | undefined {
  const whole = byId.get(toKebabCase(inEffect));
  const outgoing = outSide(outEffect) ?? (whole && outSide(whole.outEffect));
  const incoming = inSide(whole?.inEffect ?? inEffect) ?? inSide(inEffectFor(outEffect) ?? '');
  const main = outgoing ?? incoming;
  if (!main) return undefined;
  return {
    id: main.id,
    label: main.label,
    outEffect,
    inEffect,
    group: main.group,
    defaultMs: defaultTransitionMs,
    easing: main.easing,
    onTop: main.onTop,
    backdrop: main.backdrop,
    behind: main.behind,
    outgoing: outgoing?.pose ?? (() => restPose),
    incoming: incoming?.pose ?? (() => restPose),
  };
}

/**
 * The in effect that is set when somebody chooses an out effect. Sideways it is the opposite one, so
 * that both slides move the same way: what goes out left makes room for what comes in from the right.
 */
export function inEffectFor(outEffect: string): string | undefined {
  const known = byOut.get(toKebabCase(outEffect));
  if (known) return known.inEffect;
  const exit = findExit(outEffect);
  if (!exit) return undefined;
  const opposite = exit.id
    .replace(/-(left|right)\b/, (_, side) => (side === 'left' ? '-right' : '-left'))
    .replace('-out', '-in');
  return (findEntrance(opposite) ?? findEntrance(exit.id.replace('-out', '-in')))?.id;
}

function outSide(effect: string): Side | undefined {
  const known = byOut.get(toKebabCase(effect)) ?? byId.get(toKebabCase(effect));
  if (known) return { ...known, pose: known.outgoing };
  const exit = findExit(effect);
  return exit && { ...exit, ...plainSide, onTop: 'outgoing', pose: exit.pose };
}

function inSide(effect: string): Side | undefined {
  const known = byIn.get(toKebabCase(effect)) ?? byId.get(toKebabCase(effect));
  if (known) return { ...known, pose: known.incoming };
  const entrance = findEntrance(effect);
  return entrance && { ...entrance, ...plainSide, onTop: 'incoming', pose: entrance.pose };
}

const plainSide = { backdrop: '#000000' };
