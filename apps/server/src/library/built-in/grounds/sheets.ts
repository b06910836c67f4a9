/** Sheets of paper with holes in them, and the top of a table. */
import { faded, fill, glow, mixed, type Room } from './paint.ts';

/** Sheets of paper, each with a hole in it that is smaller than the one before. */
export function paper({ context, width, height, a, b, c, chance }: Room): void {
  fill(context, width, height, [mixed(c, '#ffffff', 0.72), mixed(c, '#ffffff', 0.5)]);
  const sheets = 5;
  const reach = Math.hypot(width, height) / 2;
  for (let sheet = 0; sheet < sheets; sheet++) {
    const size = Math.min(width, height) * (0.4 + sheet * 0.13) * (sheet === sheets - 1 ? 1.1 : 1);
    const shift = chance.between(0, 6);
    context.save();
    context.shadowColor = 'rgba(0,0,0,0.38)';
    context.shadowBlur = Math.min(width, height) * 0.045;
    context.shadowOffsetY = Math.min(width, height) * 0.012;
    context.fillStyle = mixed(mixed(a, '#ffffff', 0.25), b, sheet / (sheets - 1));
    context.beginPath();
    context.rect(-reach, -reach, width + reach * 2, height + reach * 2);
    for (let at = 0; at <= 72; at++) {
      const angle = -(at / 72) * Math.PI * 2;
      const far =
        size * (1 + 0.06 * Math.sin(angle * 3 + shift) + 0.035 * Math.sin(angle * 5 + shift * 2));
      const [px, py] = [
        width / 2 + Math.cos(angle) * far * (width > height ? 1.15 : 1),
        height / 2 + Math.sin(angle) * far,
      ];
      if (at === 0) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    context.closePath();
    context.fill();
    context.restore();
  }
}

/** The top of a table that something stands on, with nothing behind it. */
export function counter({ context, width, height, a, b, c }: Room): void {
  const top = height * 0.8;
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = height * 0.05;
  const board = context.createLinearGradient(0, top, 0, height);
  board.addColorStop(0, mixed(mixed(b, a, 0.45), '#ffffff', 0.12));
  board.addColorStop(0.12, mixed(b, a, 0.3));
  board.addColorStop(1, mixed(b, '#000000', 0.35));
  context.fillStyle = board;
  context.fillRect(-20, top, width + 40, height);
  context.restore();
  context.save();
  context.beginPath();
  context.rect(0, top, width, height - top);
  context.clip();
  glow(context, width / 2, top, width * 0.4, mixed(c, '#ffffff', 0.4), 0.5, 0.3);
  context.restore();
  context.fillStyle = faded(mixed(a, '#ffffff', 0.6), 0.5);
  context.fillRect(0, top, width, Math.max(1, height * 0.003));
}
