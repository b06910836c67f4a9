/** What the words of a slide really look like: how large they are, and how well they are read on what is behind them. */
import type { Canvas } from '@napi-rs/canvas';
import type { ProjectData } from '@reelwright/movie';
import { type Assets, itemBoxes, itemText, movePoint, parseColor } from '@reelwright/stage';
import { nodeSurface } from '../../stage/node-surface.ts';
import { drawMoment, secondsAt } from './draw-moments.ts';

export interface MeasuredWords {
  readonly id: string;
  readonly sizePx: number;
  /** Of the least readable part of its lines. */
  readonly contrast: number;
  readonly isInside: boolean;
}

const comingSeconds = 0.7;
/** In parts of the pixels behind a text: a few stray ones do not make it unreadable. */
const ignoredShare = 0.02;

export function measureWords(
  movie: ProjectData,
  slide: number,
  share: number,
  { assets, width }: { readonly assets: Assets; readonly width: number },
): readonly MeasuredWords[] {
  const { size } = movie.movie;
  const { surface } = nodeSurface(8, 8);
  const placed = itemBoxes(movie, secondsAt(movie, slide, share), assets, surface);
  const slideSecond = secondsAt(movie, slide, share) - secondsAt(movie, slide, 0);
  const words = placed.filter(({ item }) => item.type === 'text');
  // What is still on its way in is not read yet.
  const texts = words.filter(({ item }) => slideSecond - item.timing.startTime > comingSeconds);
  const leaveOut = new Set(words.map(({ item }) => item.id));
  const behind = drawMoment(movie, slide, share, { assets, width, options: { leaveOut } });
  const scale = width / size.width;
  return texts.flatMap((text) => {
    const set = itemText(text, assets, surface);
    if (!set) return [];
    const { block } = set.laid;
    const corners = block.lines.flatMap((line) => {
      const [left, top] = [set.x + line.x, set.y + line.y];
      return [
        movePoint(text.matrix, { x: left, y: top }),
        movePoint(text.matrix, { x: left + line.width, y: top + line.height }),
      ];
    });
    const color = parseColor(text.item.font?.color);
    const boxes = block.lines.map((_, at) => [corners[at * 2], corners[at * 2 + 1]] as const);
    const isInside = corners.every(
      ({ x, y }) => x >= -1 && y >= -1 && x <= size.width + 1 && y <= size.height + 1,
    );
    const ink = color ? luminance(color.red, color.green, color.blue) : 1;
    const contrasts = boxes.flatMap(([from, to]) =>
      from && to ? contrastsIn(behind, ink, from, to, scale) : [],
    );
    contrasts.sort((a, b) => a - b);
    const contrast = contrasts[Math.floor(contrasts.length * ignoredShare)] ?? 21;
    return [{ id: text.item.id, sizePx: block.fontSizePx, contrast, isInside }];
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function contrastsIn(canvas: Canvas, ink: number, from: Point, to: Point, scale: number): number[] {
  const x = Math.max(0, Math.floor(from.x * scale));
  // Letters fill the middle of their line.
  const inset = (to.y - from.y) * 0.15;
  const y = Math.max(0, Math.floor((from.y + inset) * scale));
  const width = Math.min(canvas.width - x, Math.ceil((to.x - from.x) * scale));
  const height = Math.min(canvas.height - y, Math.ceil((to.y - from.y - 2 * inset) * scale));
  if (width < 1 || height < 1) return [];
  const { data } = canvas.getContext('2d').getImageData(x, y, width, height);
  const found: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    found.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
  }
  return found;
}

function luminance(red: number, green: number, blue: number): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
