import type { Box } from '@reelwright/motion';
import type { Background } from '@reelwright/movie';
import { drawBlob } from '../blob/draw-blob.ts';
import { parseColor, writeColor } from '../color/parse-color.ts';
import { fillGradient } from '../gradient/fill-gradient.ts';
import { parseGradient } from '../gradient/parse-gradient.ts';
import { aim, type Brush } from '../surface/brush.ts';
import type { Picture } from '../surface/context.ts';
import { drawTiles } from '../surface/draw-scaled.ts';
import type { BackgroundMoment } from './background-moment.ts';
import { backgroundSource } from './background-source.ts';
import { backgroundVideoSeconds } from './background-video-seconds.ts';
import { tileBoxes } from './tile-boxes.ts';

/** Colour, gradient, picture, video or blob, without blur, tint and opacity. */
export function fillBackground(
  brush: Brush,
  background: Background,
  box: Box,
  moment: BackgroundMoment,
): void {
  const source = backgroundSource(background);
  switch (source.kind) {
    case 'none':
      return;
    case 'color':
      fill(brush, box, writeColor(source.color));
      return;
    case 'gradient':
      fillGradient(brush, source.gradient, box);
      return;
    case 'image': {
      const picture = brush.assets.image(source.url);
      if (!picture) brush.assets.report?.({ kind: 'missing-picture', url: source.url });
      tile(brush, picture, box, background, source);
      return;
    }
    case 'video': {
      const seconds = backgroundVideoSeconds(
        source.url,
        moment,
        brush.assets.videoSeconds(source.url),
      );
      const picture = brush.assets.videoFrame(source.url, seconds);
      if (!picture) brush.assets.report?.({ kind: 'missing-video', url: source.url, seconds });
      tile(brush, picture, box, background, source);
      return;
    }
    case 'blob': {
      // It has no size of its own: 'auto' shows all of it, as large as it can.
      const side = Math.min(box.width, box.height);
      for (const square of tileBoxes({ width: side, height: side }, box, background)) {
        drawBlob(brush, source.blob, square, moment.seed);
      }
      return;
    }
    default:
      source satisfies never;
  }
}

function fill(brush: Brush, box: Box, paint: unknown): void {
  const context = aim(brush);
  context.fillStyle = paint;
  context.fillRect(box.x, box.y, box.width, box.height);
}

/** A colour or gradient that is also set shows while, and where, the picture does not. */
function tile(
  brush: Brush,
  picture: Picture | undefined,
  box: Box,
  background: Background,
  { kind, url }: { readonly kind: 'image' | 'video'; readonly url: string },
): void {
  const color = parseColor(background.color);
  if (color && background.type !== 'custom') fill(brush, box, writeColor(color));
  if (!picture) {
    const gradient = parseGradient(background.gradient);
    if (gradient) fillGradient(brush, gradient, box);
    else if (!color && !brush.assets.isComing?.(url)) fill(brush, box, 'rgba(128,128,128,0.25)');
    return;
  }
  drawTiles(brush, picture, tileBoxes(picture, box, background), kind === 'video');
}
