/** How much each small pixel's brightness says about whether it is the subject: alpha = slope × brightness + base. */
export interface SubjectEdges {
  readonly sidePx: number;
  readonly slope: Float32Array;
  readonly base: Float32Array;
}

/** As far as the small mask may be off its edge, in its own pixels. */
const radiusPx = 4;
/** Differences of brightness below the root of this are no edges. */
const faint = 0.001;

/**
 * Ties a small, soft mask to the edges that the picture itself shows (a guided filter), so that enlarged it follows
 * the subject and not its own coarse pixels.
 *
 * @param mask 0 to 1, as `brightness` row by row
 */
export function tieToEdges(
  mask: Float32Array,
  brightness: Float32Array,
  sidePx: number,
): SubjectEdges {
  const blur = (values: Float32Array) => boxBlur(values, sidePx, radiusPx);
  const times = (one: Float32Array, other: Float32Array) =>
    one.map((value, at) => value * (other[at] ?? 0));
  const meanLight = blur(brightness);
  const meanMask = blur(mask);
  const lightSquared = blur(times(brightness, brightness));
  const lightMask = blur(times(brightness, mask));
  const slope = meanLight.map((light, at) => {
    const variance = (lightSquared[at] ?? 0) - light * light;
    const together = (lightMask[at] ?? 0) - light * (meanMask[at] ?? 0);
    return together / (variance + faint);
  });
  const base = meanMask.map((value, at) => value - (slope[at] ?? 0) * (meanLight[at] ?? 0));
  return { sidePx, slope: blur(slope), base: blur(base) };
}

/** How much of a pixel is the subject, 0 to 1; its place in shares of the picture. */
export function subjectAt(edges: SubjectEdges, x: number, y: number, brightness: number): number {
  const { sidePx, slope, base } = edges;
  const column = clamp(x * sidePx - 0.5, sidePx - 1);
  const row = clamp(y * sidePx - 0.5, sidePx - 1);
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const right = Math.min(left + 1, sidePx - 1);
  const bottom = Math.min(top + 1, sidePx - 1);
  const [toRight, toBottom] = [column - left, row - top];
  const sample = (values: Float32Array) => {
    const at = (line: number, place: number) => values[line * sidePx + place] ?? 0;
    const above = at(top, left) * (1 - toRight) + at(top, right) * toRight;
    const below = at(bottom, left) * (1 - toRight) + at(bottom, right) * toRight;
    return above * (1 - toBottom) + below * toBottom;
  };
  return steepened(sample(slope) * brightness + sample(base));
}

/** Haze becomes nothing, nearly the subject becomes the subject; a soft edge stays between. */
function steepened(share: number): number {
  const [from, to] = [0.2, 0.8];
  const t = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** The mean of the square around each value; at the rim, of what there is of it. */
function boxBlur(values: Float32Array, side: number, radius: number): Float32Array {
  const along = (source: Float32Array, step: number, stride: number) => {
    const result = new Float32Array(source.length);
    for (let line = 0; line < side; line += 1) {
      const start = line * stride;
      let [sum, count] = [0, 0];
      for (let at = -radius; at < side; at += 1) {
        const [entering, leaving] = [at + radius, at - radius - 1];
        if (entering < side) {
          sum += source[start + entering * step] ?? 0;
          count += 1;
        }
        if (leaving >= 0) {
          sum -= source[start + leaving * step] ?? 0;
          count -= 1;
        }
        if (at >= 0) result[start + at * step] = sum / count;
      }
    }
    return result;
  };
  return along(along(values, 1, side), side, 1);
}
