/** Things before walls: with an opening, of bricks, in two halves. */
import { fill, glow, mixed, type Room, vignette } from './paint.ts';

/** A wall with an opening that one looks through, and a floor before it. */
export function arch({ context, width, height, a, b, c }: Room): void {
  fill(context, width, height, [mixed(b, a, 0.5), mixed(b, a, 0.25)]);
  glow(context, width * 0.2, height * 0.1, width * 0.6, a, 0.5);
  const half = Math.min(width * 0.34, height * 0.4);
  const [x, floor] = [width / 2, height * 0.84];
  const top = floor - half * 2.1;
  const opening = (grow: number) => {
    context.beginPath();
    context.moveTo(x - half - grow, floor);
    context.lineTo(x - half - grow, top + half);
    context.arc(x, top + half, half + grow, Math.PI, 0);
    context.lineTo(x + half + grow, floor);
    context.closePath();
  };
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.45)';
  context.shadowBlur = half * 0.2;
  opening(half * 0.07);
  context.fillStyle = mixed(b, a, 0.62);
  context.fill();
  context.restore();
  opening(0);
  const inside = context.createLinearGradient(0, top, 0, floor);
  inside.addColorStop(0, mixed(c, '#ffffff', 0.15));
  inside.addColorStop(1, mixed(c, '#ffffff', 0.62));
  context.fillStyle = inside;
  context.fill();
  context.save();
  opening(0);
  context.clip();
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = half * 0.3;
  context.shadowOffsetX = half * 0.12;
  context.lineWidth = half * 0.1;
  context.strokeStyle = mixed(b, a, 0.62);
  opening(half * 0.05);
  context.stroke();
  context.restore();
  const ground = context.createLinearGradient(0, floor, 0, height);
  ground.addColorStop(0, mixed(a, '#ffffff', 0.12));
  ground.addColorStop(1, mixed(b, a, 0.35));
  context.fillStyle = ground;
  context.fillRect(0, floor, width, height - floor);
  vignette(context, width, height, 0.25);
}

/** A dark wall of bricks that a sign throws its light on. */
export function wall({ context, width, height, b, c, chance }: Room): void {
  const dark = mixed(b, '#05060c', 0.72);
  fill(context, width, height, [dark, mixed(dark, '#000000', 0.4)]);
  const [brickWidth, brickHeight] = [
    Math.min(width, height) * 0.15,
    Math.min(width, height) * 0.062,
  ];
  for (let row = 0, y = 0; y < height; y += brickHeight, row++) {
    for (let x = row % 2 ? -brickWidth / 2 : 0; x < width; x += brickWidth) {
      context.fillStyle = mixed(dark, '#ffffff', chance.between(0.015, 0.07));
      context.beginPath();
      context.roundRect(x + 1.5, y + 1.5, brickWidth - 3, brickHeight - 3, 2);
      context.fill();
    }
  }
  glow(context, width / 2, height * 0.46, Math.max(width, height) * 0.5, c, 0.42);
  vignette(context, width, height, 0.6);
}

/** Two halves that meet at a slant. */
export function halves({ context, width, height, a, b, c }: Room): void {
  fill(context, width, height, [mixed(a, '#ffffff', 0.12), a]);
  glow(context, width * 0.2, height * 0.3, width * 0.5, mixed(a, '#ffffff', 0.4), 0.6);
  const tall = height > width;
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.4)';
  context.shadowBlur = width * 0.03;
  context.beginPath();
  if (tall) {
    context.moveTo(0, height * 0.54);
    context.lineTo(width, height * 0.46);
    context.lineTo(width, height);
    context.lineTo(0, height);
  } else {
    context.moveTo(width * 0.55, 0);
    context.lineTo(width, 0);
    context.lineTo(width, height);
    context.lineTo(width * 0.45, height);
  }
  context.fillStyle = b;
  context.fill();
  context.clip();
  context.shadowColor = 'transparent';
  glow(context, width * 0.85, height * 0.75, width * 0.5, mixed(b, c, 0.5), 0.7);
  context.restore();
  vignette(context, width, height, 0.2);
}
