import { noise, smoothNoise } from '@reelwright/chance';
import { ellipsePath } from '../path/ellipse-path.ts';
import type { Overlay, OverlayLook, OverlayMark } from './overlay.ts';

/** Film changes its grain this often; faster than that it reads as television. */
const changesPerSecond = 12;

const grainOf = (seconds: number) => {
  const step = Math.floor(seconds * changesPerSecond);
  return {
    seed: 'grain',
    grainPx: 2,
    shiftX: noise('grain-x', step),
    shiftY: noise('grain-y', step),
  };
};

const grainy: Overlay = {
  id: 'grainy',
  label: 'Grainy',
  look: (seconds) => ({
    filter: { contrast: 1.06, saturate: 0.92 },
    grain: { ...grainOf(seconds), opacity: 0.2 },
    vignette: { inner: 0.45, opacity: 0.34 },
  }),
};

const sepia: Overlay = {
  id: 'sepia',
  label: 'Sepia',
  look: () => ({
    filter: { sepia: 0.85, contrast: 0.95, brightness: 0.97 },
    tint: { color: '#704214', opacity: 0.12, blend: 'soft-light' },
    vignette: { inner: 0.4, opacity: 0.42 },
  }),
};

const oldMovie: Overlay = {
  id: 'old-movie',
  label: 'Old movie',
  look: (seconds): OverlayLook => {
    const step = Math.floor(seconds * changesPerSecond);
    return {
      filter: { sepia: 0.8, saturate: 0.6, contrast: 1.1, brightness: 0.93 },
      shake: shakeOf(seconds, step),
      tint: { color: '#c8a165', opacity: 0.1, blend: 'soft-light' },
      marks: [...scratches(seconds), ...dust(step)],
      grain: { ...grainOf(seconds), opacity: 0.34, grainPx: 2.5 },
      vignette: { inner: 0.3, opacity: 0.78 },
      flicker: 0.11 * (noise('flicker', step) - 0.5) + 0.05 * (smoothNoise('lamp', seconds) - 0.5),
    };
  },
};

/** The film weaves in its gate, and slips now and then. */
function shakeOf(seconds: number, step: number) {
  const slip = noise('slip', step) > 0.97 ? 0.012 : 0;
  return {
    x: 0.0022 * (smoothNoise('weave-x', seconds * 3) - 0.5),
    y: 0.0035 * (smoothNoise('weave-y', seconds * 5) - 0.5) + slip,
  };
}

/** Upright scratches that live for a while and wander. */
function scratches(seconds: number): readonly OverlayMark[] {
  const marks: OverlayMark[] = [];
  for (const lane of [0, 1, 2]) {
    const life = Math.floor(seconds * 0.9 + lane / 3);
    if (noise(`scratch-${lane}`, life) > 0.55) continue;
    const x = noise(`place-${lane}`, life) + 0.012 * smoothNoise(`wander-${lane}`, seconds * 6);
    const bend = 0.004 * (noise('bend', life) - 0.5);
    marks.push({
      path: [
        ['M', x, -0.02],
        ['Q', x + bend, 0.5, x + bend / 2, 1.02],
      ],
      color: noise('light', life) > 0.3 ? '#fff6e0' : '#1a1008',
      opacity: 0.22 + 0.3 * smoothNoise(`fade-${lane}`, seconds * 8),
      strokeWidth: 0.0012 + 0.0012 * noise('width', life),
    });
  }
  return marks;
}

/** Specks and hairs, each for one change of the film only. */
function dust(step: number): readonly OverlayMark[] {
  const count = Math.floor(noise('dust', step) * 5);
  return Array.from({ length: count }, (_, index): OverlayMark => {
    const at = (what: string) => noise(`dust-${what}-${index}`, step);
    const [x, y, size] = [at('x'), at('y'), 0.002 + 0.006 * at('size') ** 2];
    const color = at('color') > 0.4 ? '#120b05' : '#fff8ea';
    if (at('kind') > 0.35) {
      const path = ellipsePath(x, y, size * 0.6, size * (0.5 + 0.5 * at('flat')));
      return { path, color, opacity: 0.7 };
    }
    const reach = size * 9;
    return {
      path: [
        ['M', x, y],
        [
          'C',
          x + reach * at('a'),
          y - reach,
          x + reach,
          y + reach * at('b'),
          x + reach * 0.4,
          y + reach,
        ],
      ],
      color,
      opacity: 0.6,
      strokeWidth: 0.0016,
    };
  });
}

export const overlays: readonly Overlay[] = [grainy, sepia, oldMovie];

const byId = new Map(overlays.map((overlay) => [overlay.id, overlay]));

/** By id or by the name people see: 'Old movie'. 'None' is none. */
export function findOverlay(name: string): Overlay | undefined {
  return byId.get(name.trim().toLowerCase().replaceAll(' ', '-'));
}
