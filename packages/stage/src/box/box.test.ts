import { boxMotions } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { seenBox } from './box-faces.ts';
import { boxPose } from './box-pose.ts';

const room = { width: 1920, height: 1080 };
const shape = { ratio: 0.7, depth: 0.4, tiltDeg: 8 };

describe('a box in space', () => {
  it('stays in its room however it is turned', () => {
    for (let turn = 0; turn < 360; turn += 7) {
      for (const ratio of [0.3, 0.75, 1.6, 3]) {
        const { faces, lid, footprint } = seenBox({ ...shape, ratio, depth: 1 }, turn, room);
        for (const { x, y } of [
          ...faces.flatMap(({ corners }) => corners),
          ...(lid ?? []),
          ...footprint,
        ]) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(room.width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(room.height);
        }
      }
    }
  });

  it('shows its front alone from straight ahead, and a side too once it is turned', () => {
    const shown = (turn: number) => seenBox(shape, turn, room).faces.map(({ shows }) => shows);
    expect(shown(0)).toEqual(['front']);
    expect(shown(-30).toSorted()).toEqual(['front', 'side']);
    expect(shown(90)).toEqual(['side']);
    expect(shown(180)).toEqual(['front']);
  });

  it('finds on a side what it shows there', () => {
    for (let turn = -170; turn < 180; turn += 20) {
      for (const { turn: lies, width } of seenBox(shape, turn, room).faces) {
        for (const along of [-width / 2, -width / 7, 0, width / 2]) {
          expect(lies.find(lies.project(along).at)).toBeCloseTo(along, 6);
        }
      }
    }
  });

  it('joins its sides without a gap', () => {
    const [back, front] = seenBox(shape, -40, room).faces;
    const edges = (one: typeof back) =>
      one?.corners.slice(0, 2).map(({ x }) => Math.round(x * 100)) ?? [];
    expect(edges(back).filter((x) => edges(front).includes(x))).toHaveLength(1);
  });

  it('ends as it began, so that it can be played over and over', () => {
    for (const motion of boxMotions.filter((one) => one !== 'rise')) {
      const at = (seconds: number) => boxPose({ motion, turnDeg: 20 }, seconds, 8).turnDeg;
      expect(Math.cos(((at(8) - at(0)) * Math.PI) / 180)).toBeCloseTo(1);
    }
  });

  it('rises from out of sight to its place', () => {
    const at = (seconds: number) => boxPose({ motion: 'rise', turnDeg: 0 }, seconds, 8);
    expect(at(0)).toMatchObject({ drop: 1, shadow: 0 });
    expect(at(3).drop).toBeCloseTo(0);
    expect(at(3).shadow).toBeCloseTo(1);
  });
});
