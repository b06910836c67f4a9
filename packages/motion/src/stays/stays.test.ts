import { describe, expect, it } from 'vitest';
import { numberFields, poseFields } from '../pose/compose-poses.ts';
import { type Pose, restPose } from '../pose/pose.ts';
import { numbersOf } from '../testing/numbers-of.ts';
import { stayAliases } from './stay-aliases.ts';
import { findStay, stays } from './stays.ts';

/** A whole turn looks like none. */
function looks(pose: Pose): Pose {
  const turned = (deg = 0) => Math.abs(deg % 360);
  return {
    ...pose,
    rotateDeg: turned(pose.rotateDeg),
    rotateYDeg: turned(pose.rotateYDeg),
    hueRotateDeg: turned(pose.hueRotateDeg),
  };
}

function expectAlike(a: Pose, b: Pose) {
  for (const field of numberFields) {
    const { rest } = poseFields[field];
    expect(a[field] ?? rest, field).toBeCloseTo(b[field] ?? rest, 6);
  }
}

describe.each(stays)('$id', (stay) => {
  it('is drawable at every moment, the same each time', () => {
    for (let t = 0; t <= 1; t += 0.025) {
      expect(numbersOf(stay.pose(t)).every(Number.isFinite)).toBe(true);
      expect(stay.pose(t)).toEqual(stay.pose(t));
    }
  });
});

describe.each(stays.filter(({ spansTime }) => !spansTime))('$id', (stay) => {
  it('begins where it ends, so that repetitions join', () => {
    expectAlike(looks(stay.pose(0)), looks(stay.pose(1)));
  });

  it('begins at rest, where the way in has left the thing', () => {
    expectAlike(stay.pose(0), restPose);
  });
});

describe.each(stays.filter(({ insideFrame }) => insideFrame))('$id', (stay) => {
  it('never shows what lies beyond the picture', () => {
    for (let t = 0; t <= 1; t += 0.05) {
      const { scaleX = 1, scaleY = 1, originX = 0.5, originY = 0.5 } = stay.pose(t);
      expect(Math.min(scaleX, scaleY)).toBeGreaterThanOrEqual(1);
      for (const origin of [originX, originY]) {
        expect(origin).toBeGreaterThanOrEqual(0);
        expect(origin).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('the catalogue of stays', () => {
  it('has at least 24, many of them for pictures', () => {
    expect(stays.length).toBeGreaterThanOrEqual(24);
    for (const id of ['saturate', 'sunny', 'sepia', 'noir', 'drift', 'kenburns-top-left']) {
      expect(findStay(id)?.imageCapable).toBe(true);
    }
  });

  it('understands the names of other collections', () => {
    expect(findStay('rubberBand')?.id).toBe('rubber-band');
    expect(findStay('heartBeat')?.id).toBe('heartbeat');
    expect(findStay('kenburns')?.id).toBe('kenburns-in');
    expect(findStay('none')).toBeUndefined();
    for (const [name, id] of Object.entries(stayAliases)) {
      expect(findStay(name)?.id).toBe(id);
      expect(stays.some((stay) => stay.id === name)).toBe(false);
    }
  });
});
