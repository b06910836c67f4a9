import { toKebabCase } from '../names/kebab-case.ts';
import { boxed } from './boxed.ts';
import { explode } from './explode.ts';
import { fill } from './fill.ts';
import { flicker } from './flicker.ts';
import { hand } from './hand.ts';
import { highlight } from './highlight.ts';
import { kinetic } from './kinetic.ts';
import { line } from './line.ts';
import { motion } from './motion.ts';
import { rainbow } from './rainbow.ts';
import { reveal } from './reveal.ts';
import { rise } from './rise.ts';
import { scramble } from './scramble.ts';
import { scribble } from './scribble.ts';
import type { TextEffect } from './text-effect.ts';
import { typewriter } from './typewriter.ts';
import { zoom } from './zoom.ts';

/** In the order in which people see them. */
export const textEffects: readonly TextEffect[] = [
  flicker,
  boxed,
  scribble,
  typewriter,
  reveal,
  line,
  rise,
  scramble,
  zoom,
  explode,
  kinetic,
  hand,
  highlight,
  rainbow,
  fill,
  motion,
];

const byId = new Map(textEffects.map((effect) => [effect.id, effect]));

/** By id or by the name people see: 'Typewriter'. 'none' is none. */
export function findTextEffect(name: string): TextEffect | undefined {
  return byId.get(toKebabCase(name));
}
