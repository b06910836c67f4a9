/** Backdrops of light alone: studios, stages, clouds of colour, rays. */
import { faded, fill, glow, mixed, type Room, vignette } from './paint.ts';

/** A studio: light on the wall behind, a floor that begins without an edge. */
export function sweep({ context, width, height, a, b, c }: Room): void {
  fill(context, width, height, [b, mixed(b, a, 0.35)]);
  glow(context, width * 0.5, height * 0.4, Math.max(width, height) * 0.62, a, 0.95);
  glow(context, width * 0.82, height * 0.16, width * 0.4, c, 0.16);
  const floor = height * 0.7;
  const ground = context.createLinearGradient(0, floor - height * 0.06, 0, height);
  ground.addColorStop(0, faded(b, 0));
  ground.addColorStop(0.28, faded(mixed(b, '#000000', 0.18), 0.55));
  ground.addColorStop(1, faded(mixed(b, '#000000', 0.45), 0.85));
  context.fillStyle = ground;
  context.fillRect(0, floor - height * 0.06, width, height);
  glow(context, width * 0.5, height * 0.84, width * 0.42, a, 0.4, 0.26);
  vignette(context, width, height, 0.28);
}

/** A dark stage with a floor that catches the light. */
export function stage({ context, width, height, a, b, c }: Room): void {
  const dark = mixed(b, '#04050a', 0.7);
  fill(context, width, height, [dark, mixed(dark, '#000000', 0.35)]);
  glow(context, width / 2, height * 0.5, Math.max(width, height) * 0.45, mixed(b, a, 0.6), 0.5);
  glow(context, width / 2, height * 0.86, width * 0.46, c, 0.32, 0.22);
  vignette(context, width, height, 0.5);
}

/** Soft clouds of colour. */
export function mesh({ context, width, height, a, b, c, chance }: Room): void {
  fill(context, width, height, [mixed(a, b, 0.3), b]);
  for (let at = 0; at < 7; at++) {
    const color = chance.pick([
      a,
      mixed(a, c, 0.35),
      mixed(b, c, 0.22),
      mixed(b, '#000000', 0.2),
      mixed(a, '#ffffff', 0.25),
    ]);
    glow(
      context,
      chance.between(0, width),
      chance.between(0, height),
      Math.max(width, height) * chance.between(0.25, 0.5),
      color,
      chance.between(0.35, 0.7),
    );
  }
  vignette(context, width, height, 0.22);
}

/** Rays from behind the subject. */
export function rays({ context, width, height, a, b, c }: Room): void {
  fill(context, width, height, [a, mixed(a, b, 0.6)]);
  const count = 24;
  const reach = Math.hypot(width, height);
  context.fillStyle = faded(mixed(a, '#ffffff', 0.5), 0.22);
  for (let at = 0; at < count; at++) {
    const [from, to] = [(at / count) * Math.PI * 2, ((at + 0.5) / count) * Math.PI * 2];
    context.beginPath();
    context.moveTo(width / 2, height * 0.52);
    context.lineTo(width / 2 + Math.cos(from) * reach, height * 0.52 + Math.sin(from) * reach);
    context.lineTo(width / 2 + Math.cos(to) * reach, height * 0.52 + Math.sin(to) * reach);
    context.fill();
  }
  glow(
    context,
    width / 2,
    height * 0.52,
    Math.min(width, height) * 0.6,
    mixed(a, '#ffffff', 0.55),
    0.8,
  );
  glow(context, width * 0.1, height, width * 0.5, c, 0.2);
  vignette(context, width, height, 0.25, b);
}
