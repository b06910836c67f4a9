import { type Pose, restPose } from './pose.ts';

type Join = (a: number, b: number) => number;
const add: Join = (a, b) => a + b;
const multiply: Join = (a, b) => a * b;
const either: Join = (a, b) => 1 - (1 - a) * (1 - b);

export type NumberField = Exclude<keyof Pose, 'clip' | 'originX' | 'originY'>;

/** What each number is at rest, and how two of them come together. */
export const poseFields: Readonly<Record<NumberField, { rest: number; join: Join }>> = {
  opacity: { rest: 1, join: multiply },
  x: { rest: 0, join: add },
  y: { rest: 0, join: add },
  stageX: { rest: 0, join: add },
  stageY: { rest: 0, join: add },
  scaleX: { rest: 1, join: multiply },
  scaleY: { rest: 1, join: multiply },
  rotateDeg: { rest: 0, join: add },
  skewXDeg: { rest: 0, join: add },
  skewYDeg: { rest: 0, join: add },
  rotateXDeg: { rest: 0, join: add },
  rotateYDeg: { rest: 0, join: add },
  blur: { rest: 0, join: add },
  brightness: { rest: 1, join: multiply },
  saturate: { rest: 1, join: multiply },
  contrast: { rest: 1, join: multiply },
  grayscale: { rest: 0, join: either },
  sepia: { rest: 0, join: either },
  hueRotateDeg: { rest: 0, join: add },
  letterSpacingEm: { rest: 0, join: add },
  smearX: { rest: 0, join: add },
  smearY: { rest: 0, join: add },
  split: { rest: 0, join: add },
  glow: { rest: 0, join: either },
};
export const numberFields = Object.keys(poseFields) as readonly NumberField[];

/** Both at once. The origin is the first's where it has one, since only one can be turned around. */
export function composePoses(a: Pose, b: Pose): Pose {
  if (isRest(a)) return b;
  if (isRest(b)) return a;
  const both: Record<string, unknown> = { ...b, ...a };
  for (const field of fieldsOf(b)) {
    const first = a[field];
    const second = b[field];
    if (first !== undefined && second !== undefined) {
      both[field] = poseFields[field].join(first, second);
    }
  }
  if (a.clip && b.clip) both.clip = { kind: 'both', first: a.clip, second: b.clip };
  return both as Pose;
}

/** Whether it looks exactly as if it had no pose. Every letter of every frame is asked. */
export function isRest(pose: Pose): boolean {
  if (pose === restPose) return true;
  for (const name in pose) {
    const value = pose[name as keyof Pose];
    if (value === undefined) continue;
    if (name === 'clip' || (isNumberField(name) && value !== poseFields[name].rest)) return false;
  }
  return true;
}

function fieldsOf(pose: Pose): NumberField[] {
  return Object.keys(pose).filter(isNumberField);
}

const isNumberField = (field: string): field is NumberField => Object.hasOwn(poseFields, field);
