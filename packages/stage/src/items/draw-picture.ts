import { type Pose, restPose } from '@reelwright/motion';
import type { Item } from '@reelwright/movie';
import { drawBox } from '../box/draw-box.ts';
import { drawPosed } from '../pose/draw-posed.ts';
import { aim, type Brush } from '../surface/brush.ts';
import type { Picture } from '../surface/context.ts';
import { drawScaled } from '../surface/draw-scaled.ts';
import { fitPicture } from './fit-picture.ts';
import { scrolled } from './scrolled.ts';
import { videoSeconds } from './video-seconds.ts';

export interface PictureMoment {
  /** Since the item appeared, and how long it stays. */
  readonly seconds: number;
  readonly durationSeconds: number;
  /** What a stay does to the picture inside of its frame. */
  readonly inside: Pose;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An image or a video frame in its item's box. */
export function drawPicture(brush: Brush, item: Item, size: Size, moment: PictureMoment): void {
  if (item.box && item.type === 'image') {
    drawBox(brush, { ...item, box: item.box }, size, moment);
    return;
  }
  if (!item.url) return;
  const picture = pictureOf(brush, item, moment.seconds);
  if (!picture || !(picture.width > 0 && picture.height > 0)) {
    if (!brush.assets.isComing?.(item.url)) drawPlaceholder(brush, size);
    return;
  }
  const context = aim(brush);
  context.save();
  context.beginPath();
  context.rect(0, 0, size.width, size.height);
  context.clip();
  const box = { x: 0, y: 0, ...size };
  drawPosed(brush, moment.inside ?? restPose, { box, reach: box, single: true }, (inner) => {
    const fitted = fitPicture(picture, size, item.scale, item.position, item.zoom);
    const place = item.scroll ? scrolled(fitted, size, item.scroll, moment.seconds) : fitted;
    drawScaled(inner, picture, place, item.type === 'video');
  });
  context.restore();
}

function pictureOf({ assets }: Brush, item: Item, seconds: number): Picture | undefined {
  const url = item.url ?? '';
  if (item.type !== 'video') {
    const picture = assets.image(url);
    if (!picture) assets.report?.({ kind: 'missing-picture', url });
    return picture;
  }
  const at = videoSeconds(item, seconds, assets.videoSeconds(url));
  const frame = assets.videoFrame(url, at);
  if (frame) return frame;
  assets.report?.({ kind: 'missing-video', url, seconds: at });
  return item.thumbnail ? assets.image(item.thumbnail) : undefined;
}

/** Says quietly that something belongs here: a light box with mountains and a sun. */
function drawPlaceholder(brush: Brush, { width, height }: Size): void {
  const context = aim(brush);
  context.fillStyle = 'rgba(128,134,144,0.28)';
  context.fillRect(0, 0, width, height);
  const size = Math.min(width, height) * 0.42;
  const [x, y] = [width / 2 - size / 2, height / 2 + size * 0.36];
  context.fillStyle = 'rgba(128,134,144,0.55)';
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + size * 0.36, y - size * 0.6);
  context.lineTo(x + size * 0.56, y - size * 0.28);
  context.lineTo(x + size * 0.7, y - size * 0.46);
  context.lineTo(x + size, y);
  context.closePath();
  context.fill();
  context.fillRect(x + size * 0.72, y - size * 0.78, size * 0.16, size * 0.16);
}
