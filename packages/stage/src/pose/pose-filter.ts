import type { Pose } from '@reelwright/motion';

/** A pose's colour filters as the canvas takes them; undefined when there are none. */
export function poseFilter(pose: Pose): string | undefined {
  const parts: string[] = [];
  const add = (name: string, value: number | undefined, rest: number, unit = '') => {
    if (value !== undefined && Math.abs(value - rest) > 1e-4) {
      parts.push(`${name}(${Number(value.toFixed(4))}${unit})`);
    }
  };
  add('brightness', atLeastZero(pose.brightness), 1);
  add('saturate', atLeastZero(pose.saturate), 1);
  add('contrast', atLeastZero(pose.contrast), 1);
  add('grayscale', pose.grayscale, 0);
  add('sepia', pose.sepia, 0);
  add('hue-rotate', pose.hueRotateDeg, 0, 'deg');
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function atLeastZero(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.max(0, value);
}
