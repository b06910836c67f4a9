import type { ItemFrame } from '@reelwright/movie';
import type { StagePoint } from '@reelwright/stage';

/** Two fingers on the stage, in its own px. */
export type Fingers = readonly [StagePoint, StagePoint];

const middleOf = ([a, b]: Fingers): StagePoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apartOf = ([a, b]: Fingers) => Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
const turnOf = ([a, b]: Fingers) => Math.atan2(b.y - a.y, b.x - a.x);

/** Turning stops for a moment at every quarter of a turn: fingers are not exact. */
const snapDegrees = 5;

/** Where an item lies when both fingers took it along: moved, resized and turned. */
export function pinchedFrame(frame: ItemFrame, from: Fingers, to: Fingers): ItemFrame {
  const factor = apartOf(to) / apartOf(from);
  const wanted = frame.angle + ((turnOf(to) - turnOf(from)) * 180) / Math.PI;
  const quarter = Math.round(wanted / 90) * 90;
  const angle = Math.abs(wanted - quarter) < snapDegrees ? quarter : wanted;
  const turn = ((angle - frame.angle) * Math.PI) / 180;
  const [width, height] = [frame.width * factor, frame.height * factor];
  const [held, now] = [middleOf(from), middleOf(to)];
  // From what the fingers hold to the middle of the item.
  const right = (frame.x + frame.width / 2 - held.x) * factor;
  const down = (frame.y + frame.height / 2 - held.y) * factor;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    x: now.x + right * cos - down * sin - width / 2,
    y: now.y + right * sin + down * cos - height / 2,
    width,
    height,
    angle,
  };
}

/** Whether the place between both fingers is on an item, or nearly. */
export function isBetween(fingers: Fingers, frame: ItemFrame, slackPx: number): boolean {
  const held = middleOf(fingers);
  const turn = (-frame.angle * Math.PI) / 180;
  const [x, y] = [held.x - frame.x - frame.width / 2, held.y - frame.y - frame.height / 2];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (
    Math.abs(x * cos - y * sin) <= frame.width / 2 + slackPx &&
    Math.abs(x * sin + y * cos) <= frame.height / 2 + slackPx
  );
}
