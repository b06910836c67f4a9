import { toKebabCase } from '../names/kebab-case.ts';
import type { Entrance, Exit } from './motion.ts';
import { entranceAliases, exitAliases } from './motion-aliases.ts';
import { motionPairs } from './motion-pairs.ts';

const byEntrance = new Map(motionPairs.map((pair) => [pair.entrance.id, pair]));
const byExit = new Map(motionPairs.map((pair) => [pair.exit.id, pair]));

function pairOfEntrance(id: string) {
  const name = toKebabCase(id);
  return byEntrance.get(entranceAliases[name] ?? name);
}

function pairOfExit(id: string) {
  const name = toKebabCase(id);
  return byExit.get(exitAliases[name] ?? name);
}

/** By id, or by a name it has elsewhere: fadeInUp, scale-in-center. */
export function findEntrance(id: string): Entrance | undefined {
  return pairOfEntrance(id)?.entrance;
}

export function findExit(id: string): Exit | undefined {
  return pairOfExit(id)?.exit;
}

/** The way out that goes with a way in. */
export function exitFor(entranceId: string): Exit | undefined {
  return pairOfEntrance(entranceId)?.exit;
}

/** The way in that goes with a way out. */
export function entranceFor(exitId: string): Entrance | undefined {
  return pairOfExit(exitId)?.entrance;
}
