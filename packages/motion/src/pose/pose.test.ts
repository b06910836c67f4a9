import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipPaths } from './clip-paths.ts';
import { composePoses, isRest } from './compose-poses.ts';
import { mixPoses } from './mix-poses.ts';
import { type Pose, restPose } from './pose.ts';

const number = fc.double({ min: -3, max: 3, noNaN: true });
const anyPose: fc.Arbitrary<Pose> = fc.record(
  {
    opacity: fc.double({ min: 0, max: 1, noNaN: true }),
    x: number,
    scaleX: number,
    rotateDeg: number,
  },
  { requiredKeys: [] },
);

describe('poses', () => {
  it('stay as they are together with rest', () => {
    fc.assert(
      fc.property(anyPose, (pose) => {
        for (const both of [composePoses(pose, restPose), composePoses(restPose, pose)]) {
          // { opacity: 1 } is rest too, in more words.
          if (isRest(pose)) expect(isRest(both)).toBe(true);
          else expect(both).toEqual(pose);
        }
      }),
      { examples: [[{ opacity: 1 }], [{}]] },
    );
  });

  it('add shifts and multiply opacities and scales', () => {
    const both = composePoses({ x: 1, opacity: 0.5, scaleX: 2 }, { x: 2, opacity: 0.5, scaleX: 3 });
    expect(both).toEqual({ x: 3, opacity: 0.25, scaleX: 6 });
  });

  it('show only what both clips show', () => {
    const half = { kind: 'inset', top: 0, right: 0.5, bottom: 0, left: 0 } as const;
    const { clip } = composePoses({ clip: half }, { clip: half });
    expect(clip && clipPaths(clip, 100, 50)).toHaveLength(2);
  });

  it('mix from one to the other', () => {
    expect(mixPoses({ x: 1 }, { scaleX: 3 }, 0.5)).toEqual({ x: 0.5, scaleX: 2 });
  });
});

describe('clips', () => {
  it('become paths in px', () => {
    const paths = clipPaths({ kind: 'inset', top: 0.1, right: 0, bottom: 0, left: 0.5 }, 200, 100);
    expect(paths).toEqual([
      [['M', 100, 10], ['L', 200, 10], ['L', 200, 100], ['L', 100, 100], ['Z']],
    ]);
  });
});
