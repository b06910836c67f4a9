import { noise } from '@reelwright/chance';
import { clamp01, during, entranceSeconds, leaving } from './effect-time.ts';
import type { TextEffect } from './text-effect.ts';

/** How often a neon tube changes while it fails. */
const changesPerSecond = 22;

/** A neon sign that is switched on: letters catch one by one; later one fails for a blink. */
export const flicker: TextEffect = {
  id: 'flicker',
  label: 'Flicker',
  options: [],
  look: (block, moment) => {
    const clock = entranceSeconds(moment, 1.6);
    const step = Math.floor(clock * changesPerSecond);
    const away = leaving(moment);
    const outStep = Math.floor(away * 12);
    const light = (index: number) => {
      const catches = 0.5 + 0.95 * noise(`${moment.seed}/catch`, index);
      const tries = during(clock, catches - 0.5, 0.5);
      if (tries <= 0) return 0;
      if (away > 0 && noise(`${moment.seed}/out`, outStep * 131 + index) < away * 1.1) {
        return away > 0.75 ? 0 : 0.12;
      }
      if (tries < 1)
        return noise(`${moment.seed}/try`, step * 131 + index) < tries * 0.75 ? 1 : 0.1;
      return failing(moment.seed, moment.seconds, index, block.chars.length);
    };
    const lit = clamp01(clock / 1.6) * (1 - away);
    return {
      chars: (index) => {
        const opacity = light(index);
        // Each throws its own light, and none while it is off.
        const glow = opacity === 1 ? 0.85 * lit : 0;
        return { pose: { opacity, glow, brightness: opacity === 1 ? 1 + 0.25 * (1 - lit) : 1 } };
      },
      behind: [],
      inFront: [],
    };
  },
};

/** Every few seconds one letter stutters for a third of a second. */
function failing(seed: string, seconds: number, index: number, count: number): number {
  const round = Math.floor(seconds / 2.6);
  const since = seconds - round * 2.6 - 1.2 * noise(`${seed}/when`, round);
  const victim = Math.floor(noise(`${seed}/who`, round) * Math.max(1, count));
  if (round === 0 || index !== victim || since < 0 || since > 0.36) return 1;
  return noise(`${seed}/stutter`, Math.floor(since * changesPerSecond)) < 0.55 ? 0.25 : 1;
}
