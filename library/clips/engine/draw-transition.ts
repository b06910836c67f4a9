import type { TransitionRow } from '../transition-list.ts';
import { clamp, easeInOut, newPen, type Pen, seeded, TAU, withAlpha } from './canvas.ts';
import type { ShapeMoment } from './transition-shapes.ts';

/** Everything is covered from S to E; the slides change half way between. */
export const transitionTiming = {
  fps: 30,
  frames: 36,
  start: 0.5,
  end: 0.7,
  seconds: 1.2,
} as const;

/** How much later each colour sets out than the one before. */
const stagger = 0.16;

export function drawTransition(pen: Pen, row: TransitionRow, seconds: number): void {
  const { start, end, seconds: all } = transitionTiming;
  const arrives = seconds < start;
  const t = arrives ? seconds / start : clamp((seconds - end) / (all - 1 / 30 - end));
  if (row.light) {
    drawLight(pen, row, arrives ? t : 1 - t, seconds / all);
    return;
  }
  const { width, height } = pen.canvas;
  const last = row.colors.length - 1;
  for (const [index, color] of row.colors.entries()) {
    // The last colour comes last, lies on top, and is the first to go.
    const place = arrives ? index : last - index;
    const own = easeInOut(clamp(t * (1 + last * stagger) - place * stagger));
    if (arrives ? own === 0 : own === 1) continue;
    const covers = arrives ? own === 1 : own === 0;
    const moment = { width, height, t: own, arrives };
    if (!arrives && !covers && row.shape.leaves === 'hole') drawHole(pen, row, color, moment);
    else {
      pen.save();
      castShadow(pen, row);
      pen.fillStyle = color;
      pen.beginPath();
      if (covers) pen.rect(-40, -40, width + 80, height + 80);
      else row.shape.add(pen, moment);
      pen.fill();
      pen.restore();
    }
  }
}

function castShadow(pen: Pen, { shadow }: TransitionRow): void {
  if (!shadow) return;
  pen.shadowColor = 'rgba(0,0,0,0.35)';
  pen.shadowBlur = 26;
}

/** On a sheet of its own, so that what lies below keeps its own hole. */
function drawHole(pen: Pen, row: TransitionRow, color: string, moment: ShapeMoment): void {
  const sheet = newPen(moment.width, moment.height);
  sheet.fillStyle = color;
  sheet.fillRect(0, 0, moment.width, moment.height);
  sheet.globalCompositeOperation = 'destination-out';
  sheet.beginPath();
  row.shape.add(sheet, moment);
  sheet.fill();
  pen.save();
  castShadow(pen, row);
  pen.drawImage(sheet.canvas, 0, 0);
  pen.restore();
}

/** Soft light that grows until nothing else is seen; `strength` 0 to 1. */
function drawLight(pen: Pen, { light, colors }: TransitionRow, strength: number, t: number): void {
  const { width, height } = pen.canvas;
  const [deep = '#ffffff', bright = deep] = colors;
  const glow = (x: number, y: number, radius: number, color: string, alpha: number) => {
    const paint = pen.createRadialGradient(x, y, 0, x, y, radius);
    paint.addColorStop(0, withAlpha(color, alpha));
    paint.addColorStop(0.5, withAlpha(color, alpha * 0.55));
    paint.addColorStop(1, withAlpha(color, 0));
    pen.fillStyle = paint;
    pen.fillRect(0, 0, width, height);
  };
  const grown = easeInOut(strength);
  const chance = seeded(light?.length ?? 1);
  switch (light) {
    case 'leak':
      for (let index = 0; index < 6; index += 1) {
        const x = (chance() * 0.7 + t * 0.7 - 0.2) * width;
        glow(x, chance() * height, width * (0.25 + 0.4 * grown), index % 2 ? bright : deep, grown);
      }
      break;
    case 'burn':
      for (let index = 0; index < 7; index += 1) {
        const angle = chance() * TAU;
        const away = (1.15 - grown) * 0.8;
        const x = (0.5 + Math.cos(angle) * away) * width;
        const y = (0.5 + Math.sin(angle) * away) * height;
        glow(
          x,
          y,
          width * (0.12 + 0.6 * grown),
          index % 3 ? '#ff9a1f' : deep,
          Math.min(1, grown * 1.3),
        );
      }
      break;
    case 'streaks':
      for (let index = 0; index < 22; index += 1) {
        const y = chance() * height;
        const tall = (3 + chance() * 26) * (0.3 + grown * 2.4);
        const from = (chance() * 1.6 - 0.8 + (t - 0.5) * 1.6) * width;
        const paint = pen.createLinearGradient(from, 0, from + width, 0);
        paint.addColorStop(0, withAlpha(bright, 0));
        paint.addColorStop(0.5, withAlpha(index % 3 ? bright : deep, grown));
        paint.addColorStop(1, withAlpha(bright, 0));
        pen.fillStyle = paint;
        pen.fillRect(0, y - tall / 2, width, tall);
      }
      break;
    case 'sweep': {
      const at = (t * 1.6 - 0.3) * width;
      const wide = width * (0.2 + 0.7 * grown);
      const paint = pen.createLinearGradient(at - wide, 0, at + wide, height * 0.3);
      paint.addColorStop(0, withAlpha(deep, 0));
      paint.addColorStop(0.5, withAlpha(bright, grown));
      paint.addColorStop(1, withAlpha(deep, 0));
      pen.fillStyle = paint;
      pen.fillRect(0, 0, width, height);
      break;
    }
    case 'bokeh':
      for (let index = 0; index < 46; index += 1) {
        const x = chance() * width;
        const y = (chance() + 0.12 * (0.5 - t)) * height;
        const size = (0.02 + 0.1 * chance()) * width * (0.4 + grown);
        pen.fillStyle = withAlpha(index % 3 ? deep : bright, grown * (0.25 + 0.5 * chance()));
        pen.beginPath();
        pen.arc(x, y, size, 0, TAU);
        pen.fill();
      }
      break;
    default:
      glow(width / 2, height / 2, width * (0.3 + grown), bright, grown);
  }
  pen.fillStyle = withAlpha(bright, clamp((strength - 0.35) / 0.6) ** 1.5);
  pen.fillRect(0, 0, width, height);
}
