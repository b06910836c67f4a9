import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findStay } from '../stays/stays.ts';
import type { Break, MotionSettings } from './motion-settings.ts';
import { phaseAt } from './phase-at.ts';
import { planMotion } from './plan-motion.ts';
import { poseAt } from './pose-at.ts';
import { stayTime } from './stay-time.ts';

const both: MotionSettings = { in: { effect: 'fade-in' }, out: { effect: 'fade-out' } };
const fiveSeconds = { startSeconds: 0, endSeconds: 5 };

describe('when an item moves', () => {
  it('comes for half a second, stays, and leaves for half a second', () => {
    const plan = planMotion(fiveSeconds, both);
    expect(phaseAt(plan, -0.1).phase).toBe('before');
    expect(phaseAt(plan, 0.25)).toEqual({ phase: 'in', t: 0.5 });
    expect(phaseAt(plan, 2.5)).toEqual({ phase: 'stay', seconds: 2 });
    expect(phaseAt(plan, 4.75)).toMatchObject({ phase: 'out', t: 0.5 });
    expect(phaseAt(plan, 5).phase).toBe('after');
  });

  it('shares out a time that is too short for both ways', () => {
    const plan = planMotion({ startSeconds: 1, endSeconds: 1.4 }, both);
    expect(plan.unitInSeconds).toBeCloseTo(0.2);
    expect(plan.unitOutSeconds).toBeCloseTo(0.2);
  });

  it('waits for its place in the tab order, but never so long that nobody sees it', () => {
    expect(planMotion(fiveSeconds, { ...both, tabIndex: 2 }).startSeconds).toBe(0.5);
    expect(planMotion(fiveSeconds, { ...both, tabIndex: 99 }).startSeconds).toBe(4);
    expect(planMotion({ startSeconds: 0, endSeconds: 0.5 }, { tabIndex: 3 }).startSeconds).toBe(0);
  });

  it('lets letters follow each other, and a long text no slower than people wait', () => {
    const word = planMotion(fiveSeconds, { ...both, break: 'chars' }, 5);
    expect(word.inStaggerSeconds).toBeCloseTo(0.035);
    const page = planMotion(fiveSeconds, { ...both, break: 'chars' }, 400);
    expect(page.inStaggerSeconds * 399).toBeLessThanOrEqual(1.8);
  });

  it('lets words come when they are spoken, and those nobody timed with the last one', () => {
    const settings = { ...both, break: 'words', unitStarts: [0, 0.8, 0.5, 99] } as const;
    const plan = planMotion({ startSeconds: 1, endSeconds: 6 }, settings, 6);
    const phases = (seconds: number) =>
      [0, 1, 2, 3, 5].map((unit) => phaseAt(plan, seconds, unit).phase);
    expect(phases(1.6)).toEqual(['stay', 'before', 'before', 'before', 'before']);
    // No word comes before the one that stands before it.
    expect(phases(1.9)).toEqual(['stay', 'in', 'in', 'before', 'before']);
    // Times beyond the item's end are early enough to be seen.
    expect(phases(5.2).slice(3)).toEqual(['in', 'in']);
  });

  it('repeats a stay every two seconds, resting in between', () => {
    const pulse = findStay('pulse');
    if (!pulse) throw new Error('pulse is missing');
    expect(stayTime(pulse, {}, 0.45)).toBeCloseTo(0.5);
    expect(stayTime(pulse, {}, 1.5)).toBe(1);
    expect(stayTime(pulse, {}, 2.45)).toBeCloseTo(0.5);
    expect(stayTime(pulse, { delayMs: 100, durationMs: 800 }, 1.2)).toBeCloseTo(0.5);
  });

  it('goes round in the time that was told, where a stay never pauses', () => {
    const breathe = findStay('breathe');
    if (!breathe) throw new Error('breathe is missing');
    expect(stayTime(breathe, { delayMs: 1000 }, 0.5)).toBeCloseTo(0.5);
    expect(stayTime(breathe, { delayMs: 8000 }, 2)).toBeCloseTo(0.25);
    // Two seconds is what is saved when nobody said anything.
    expect(stayTime(breathe, { delayMs: 2000 }, 2)).toBeCloseTo(0.5);
  });

  it('moves a picture inside of its frame from its first moment to its last', () => {
    const settings = { ...both, stay: { effect: 'kenburns-top' } };
    const plan = planMotion(fiveSeconds, settings);
    const scales = [0.1, 2.5, 4.9].map((at) => poseAt(plan, settings, at)?.inside.scaleX ?? 0);
    expect(scales[0]).toBeGreaterThan(1);
    expect(scales).toEqual(scales.toSorted((a, b) => a - b));
  });

  it('treats an unknown motion as none', () => {
    const settings = { in: { effect: 'warp-9' }, stay: { effect: 'none' } };
    const plan = planMotion(fiveSeconds, settings);
    expect(poseAt(plan, settings, 0)).toEqual({ pose: {}, inside: {} });
  });
});

const anySettings = fc.record({
  in: fc.record({
    effect: fc.constantFrom('fade-in', 'slide-in-up', 'none'),
    durationMs: fc.nat(3000),
  }),
  out: fc.record({
    effect: fc.constantFrom('fade-out', 'zoom-out', 'x'),
    durationMs: fc.nat(3000),
  }),
  stay: fc.record({ effect: fc.constantFrom('pulse', 'float', 'kenburns-in', 'none') }),
  break: fc.constantFrom<Break>('chars', 'words', 'lines'),
  unitStarts: fc.array(fc.double({ min: 0, max: 20 }), { maxLength: 5 }),
  tabIndex: fc.integer({ min: -2, max: 20 }),
});
const anyTiming = fc
  .tuple(fc.double({ min: 0, max: 600, noNaN: true }), fc.double({ min: 0, max: 600, noNaN: true }))
  .map(([startSeconds, length]) => ({ startSeconds, endSeconds: startSeconds + length }));

describe('for any settings, time and number of units', () => {
  it('each unit comes, stays and leaves in this order, inside of the item’s time', () => {
    const order = ['before', 'in', 'stay', 'out', 'after'];
    fc.assert(
      fc.property(
        anySettings,
        anyTiming,
        fc.integer({ min: 1, max: 300 }),
        (settings, timing, units) => {
          const plan = planMotion(timing, settings, units);
          expect(plan.startSeconds).toBeGreaterThanOrEqual(timing.startSeconds);
          for (const unit of [0, Math.floor(units / 2), units - 1]) {
            let last = 0;
            for (let step = -2; step <= 42; step += 1) {
              const seconds =
                timing.startSeconds + ((timing.endSeconds - timing.startSeconds) * step) / 40;
              const phase = phaseAt(plan, seconds, unit);
              const place = order.indexOf(phase.phase);
              expect(place).toBeGreaterThanOrEqual(last);
              last = place;
              if ('t' in phase) expect(phase.t).toBeGreaterThanOrEqual(0);
              if ('t' in phase) expect(phase.t).toBeLessThanOrEqual(1);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('ways in and out fit into the time together', () => {
    fc.assert(
      fc.property(
        anySettings,
        anyTiming,
        fc.integer({ min: 1, max: 300 }),
        (settings, timing, units) => {
          const plan = planMotion(timing, settings, units);
          const gaps = units - 1;
          const taken =
            plan.unitInSeconds +
            plan.unitOutSeconds +
            gaps * (plan.inStaggerSeconds + plan.outStaggerSeconds);
          expect(taken).toBeLessThanOrEqual(plan.endSeconds - plan.startSeconds + 1e-9);
        },
      ),
    );
  });
});
