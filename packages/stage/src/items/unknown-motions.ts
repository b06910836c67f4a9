import {
  findEntrance,
  findExit,
  findStay,
  findTextEffect,
  slideTransition,
} from '@reelwright/motion';
import type { Animation, SlideTransition } from '@reelwright/movie';

const none: readonly string[] = [];
const found = new WeakMap<object, readonly string[]>();

/** Ids of an item's animation that no catalogue has. It is drawn without them, and whoever made it is told. */
export function unknownMotions(effects: Animation | undefined): readonly string[] {
  if (!effects) return none;
  return remembered(effects, () => [
    ...unknown(effects.in?.effect, findEntrance),
    ...unknown(effects.out?.effect, findExit),
    ...unknown(effects.stay?.effect, findStay),
    // 'TextCss' is how text that only moves in parts is saved.
    ...unknown(effects.effect, (id) => id === 'TextCss' || findTextEffect(id)),
  ]);
}

/** The same for how one slide follows another. */
export function unknownTransitions(transition: SlideTransition | undefined): readonly string[] {
  if (transition?.type !== 'css') return none;
  return remembered(transition, () => [
    ...unknown(transition.in?.effect, (id) => slideTransition('none', id)),
    ...unknown(transition.out?.effect, (id) => slideTransition(id, 'none')),
  ]);
}

function unknown(id: string | undefined, find: (id: string) => unknown): readonly string[] {
  return !id || id === 'none' || find(id) ? none : [id];
}

/** Every frame asks, and documents are never changed in place. */
function remembered(key: object, find: () => readonly string[]): readonly string[] {
  const known = found.get(key) ?? find();
  found.set(key, known);
  return known;
}
