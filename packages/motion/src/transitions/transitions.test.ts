import { describe, expect, it } from 'vitest';
import { clipPaths } from '../pose/clip-paths.ts';
import { isRest } from '../pose/compose-poses.ts';
import { areaInside, isGone } from '../testing/is-gone.ts';
import { numbersOf } from '../testing/numbers-of.ts';
import { parseOverlayTiming } from './overlay-timing.ts';
import { findTransition, inEffectFor, slideTransition } from './slide-transition.ts';
import { slideOnTop } from './transition.ts';
import { transitions } from './transitions.ts';

describe.each(transitions)('$id', (transition) => {
  it('begins with the old slide alone and ends with the new one alone', () => {
    expect(isRest(transition.outgoing(0))).toBe(true);
    expect(isRest(transition.incoming(1))).toBe(true);
    const isCovered = slideOnTop(transition, 1) === 'incoming';
    expect(isCovered || isGone(transition.outgoing(1))).toBe(true);
    const isCovering = slideOnTop(transition, 0) === 'outgoing';
    expect(isCovering || isGone(transition.incoming(0))).toBe(true);
  });

  it('is drawable at every moment, the same each time', () => {
    for (let t = 0; t <= 1; t += 0.05) {
      const poses = [transition.outgoing(t), transition.incoming(t)];
      expect(numbersOf(poses).every(Number.isFinite)).toBe(true);
      expect([transition.outgoing(t), transition.incoming(t)]).toEqual(poses);
    }
  });

  it('is found by what slides save', () => {
    expect(findTransition(transition.id)).toBe(transition);
    expect(findTransition(transition.outEffect)).toBe(transition);
    expect(inEffectFor(transition.outEffect)).toBe(transition.inEffect);
    const between = slideTransition(transition.outEffect, transition.inEffect);
    expect(between?.outgoing(0.4)).toEqual(transition.outgoing(0.4));
    expect(between?.incoming(0.4)).toEqual(transition.incoming(0.4));
  });
});

describe('transitions between slides', () => {
  it.each(['wipe-diagonal', 'wipe-diagonal-back'])('%s takes all of its time', (id) => {
    const shares = Array.from({ length: 41 }, (_, index) => {
      const { clip } = findTransition(id)?.incoming(index / 40) ?? {};
      const [path = []] = clip ? clipPaths(clip, 200, 100) : [];
      return clip ? areaInside(path, 200, 100) / 20_000 : 1;
    });
    const under = shares.filter((share) => share > 0.05 && share < 0.95);
    expect(under.length / shares.length).toBeGreaterThan(0.55);
  });

  it('swap: slides change places where they do not touch', () => {
    const swap = findTransition('swap');
    const sides = [swap?.outgoing(0.5), swap?.incoming(0.5)].map((pose) => ({
      middle: pose?.stageX ?? 0,
      half: (pose?.scaleX ?? 1) / 2,
    }));
    const [left, right] = sides.toSorted((a, b) => a.middle - b.middle);
    expect((left?.middle ?? 0) + (left?.half ?? 0)).toBeLessThan(
      (right?.middle ?? 0) - (right?.half ?? 0),
    );
  });

  it.each(['zoom', 'zoom-back', 'rotate'])('%s shows no slide through a sharp one', (id) => {
    const transition = findTransition(id);
    for (let t = 0; t <= 1; t += 0.05) {
      const poses = [transition?.outgoing(t) ?? {}, transition?.incoming(t) ?? {}];
      const isMixed = poses.some(({ opacity = 1 }) => opacity > 0.02 && opacity < 0.98);
      if (isMixed) for (const { blur = 0 } of poses) expect(blur, `at ${t}`).toBeGreaterThan(0.008);
    }
  });

  it('takes ways in and out of items as well, and lets both slides move the same way', () => {
    expect(inEffectFor('slide-out-left')).toBe('slide-in-right');
    expect(inEffectFor('fadeOutUp')).toBe('fade-in-up');
    const slide = slideTransition('slide-out-left', 'slide-in-right');
    expect(slide?.outgoing(1).stageX).toBe(-1);
    expect(slide?.incoming(0).stageX).toBe(1);
  });

  it('completes a missing in effect, and is none when nothing is known', () => {
    expect(slideTransition('push-out-left', 'none')?.incoming(0).stageX).toBe(1);
    expect(slideTransition('none', '')).toBeUndefined();
    // As themes name it.
    expect(slideTransition('none', 'push-left')?.incoming(0).stageX).toBe(1);
    expect(slideTransition('none', 'push-left')?.outgoing(1).stageX).toBe(-1);
  });
});

describe('the timing in a transition clip’s file name', () => {
  it('is read, with decimals', () => {
    expect(parseOverlayTiming('https://x/y/Ink_S0.45E1.2_D2.mp4')).toEqual({
      startSeconds: 0.45,
      endSeconds: 1.2,
      durationSeconds: 2,
    });
  });

  it('is undefined when it is missing or backwards', () => {
    expect(parseOverlayTiming('ink.mp4')).toBeUndefined();
    expect(parseOverlayTiming('ink_S3E1_D4.mp4')).toBeUndefined();
  });
});
