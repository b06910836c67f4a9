import type { MotionPlan, Phase } from './motion-plan.ts';

/**
 * Where a unit of an item is in its life. Units that have not begun yet are 'before', those that have
 * left are 'after': neither is drawn.
 */
export function phaseAt(plan: MotionPlan, seconds: number, unit = 0): Phase {
  if (seconds < plan.startSeconds) return { phase: 'before' };
  if (seconds >= plan.endSeconds) return { phase: 'after' };
  const inStart = plan.startSeconds + unitDelay(plan, unit);
  const inEnd = inStart + plan.unitInSeconds;
  const unitsAfter = Math.max(0, plan.units - 1 - unit);
  const outEnd = plan.endSeconds - unitsAfter * plan.outStaggerSeconds;
  const outStart = outEnd - plan.unitOutSeconds;
  if (seconds < inStart) return { phase: 'before' };
  if (seconds < inEnd) return { phase: 'in', t: (seconds - inStart) / plan.unitInSeconds };
  if (seconds >= outEnd) return { phase: 'after' };
  if (seconds > outStart) {
    const t = (seconds - outStart) / plan.unitOutSeconds;
    return { phase: 'out', t, seconds: seconds - inEnd };
  }
  return { phase: 'stay', seconds: seconds - inEnd };
}

function unitDelay({ unitStarts, inStaggerSeconds }: MotionPlan, unit: number): number {
  return unitStarts ? (unitStarts[unit] ?? unitStarts.at(-1) ?? 0) : unit * inStaggerSeconds;
}
