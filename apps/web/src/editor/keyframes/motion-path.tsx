import type { Item } from '@reelwright/movie';
import { useSelectedItems } from '../state/use-editor.ts';
import { seenFrame } from './keyed-frame.ts';
import classes from './keyframes.module.css';

interface MotionPathProps {
  readonly items: readonly Item[];
  /** Px on the screen for one px of the stage. */
  readonly scale: number;
}

/** How many points of the way are drawn between two keyframes: curves that overshoot are seen to. */
const steps = 12;
/** Ways shorter than this are none. */
const leastPx = 4;
const unstretched = { x: 1, y: 1 };

/** The way that the middle of the selected item goes through its keyframes. */
export function MotionPath({ items, scale }: MotionPathProps) {
  const [item, ...others] = useSelectedItems();
  if (!item?.keyframes || others.length > 0 || !items.includes(item)) return null;
  const { keyframes } = item;
  const middleAt = (at: number) => {
    const { x, y, width, height } = seenFrame(item, unstretched, item.timing.startTime + at);
    return [(x + width / 2) * scale, (y + height / 2) * scale] as const;
  };
  const moments = keyframes.flatMap(({ at }, index) => {
    const next = keyframes[index + 1];
    if (!next) return [at];
    return Array.from({ length: steps }, (_, step) => at + ((next.at - at) * step) / steps);
  });
  const points = moments.map(middleAt);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const isShort =
    Math.max(...xs) - Math.min(...xs) < leastPx && Math.max(...ys) - Math.min(...ys) < leastPx;
  if (isShort) return null;
  return (
    <svg className={classes.path} aria-hidden="true" width="100%" height="100%">
      <path d={`M${points.map((point) => point.map((px) => px.toFixed(1)).join(' ')).join('L')}`} />
      {keyframes.map(({ at }) => {
        const [cx, cy] = middleAt(at);
        return <circle key={at} cx={cx} cy={cy} r={5} />;
      })}
    </svg>
  );
}
