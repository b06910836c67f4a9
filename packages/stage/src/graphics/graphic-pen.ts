import type { Path } from '@reelwright/motion';
import { cssColor } from '../color/parse-color.ts';
import { aim, type Brush, moved } from '../surface/brush.ts';
import type { Context } from '../surface/context.ts';
import { translation } from '../surface/matrix.ts';
import { tracePath } from '../surface/trace-path.ts';
import { drawText } from '../text/draw-text.ts';
import { type LaidText, layoutText } from '../text/layout-text.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface LabelStyle {
  readonly sizePx: number;
  readonly color: string;
  readonly family: string;
  readonly bold?: boolean;
  /** Which part of it stands at `x`: its beginning unless told. */
  readonly align?: 'left' | 'center' | 'right';
  /** What is wider is set smaller. */
  readonly maxWidthPx?: number;
  /** How strongly it shows. */
  readonly alpha?: number;
}

interface Stroke {
  readonly color: string;
  readonly widthPx: number;
  readonly dashPx?: readonly number[];
  readonly cap?: 'butt' | 'round';
  readonly alpha?: number;
}

/** What graphics are drawn with: filled and stroked paths, and single lines of text. */
export interface GraphicPen {
  fill(path: Path, color: string, alpha?: number): void;
  stroke(path: Path, stroke: Stroke): void;
  /** @param y the middle of the letters' line. */
  label(text: string, x: number, y: number, style: LabelStyle): void;
  widthOf(text: string, style: LabelStyle): number;
  /** Only what lies inside of the path is drawn. */
  clipped(path: Path, draw: () => void): void;
}

/** Wider than any line is. */
const endlessPx = 1_000_000;
const smallestPx = 1;

/** Browser and server round other sizes of letters differently. */
const inQuarters = (sizePx: number) => Math.max(smallestPx, Math.floor(sizePx * 4) / 4);

export function graphicPen(brush: Brush): GraphicPen {
  const fainter = (alpha = 1): Brush =>
    alpha === 1 ? brush : { ...brush, alpha: brush.alpha * Math.min(1, Math.max(0, alpha)) };
  const lay = (text: string, style: LabelStyle): LaidText => {
    const { maxWidthPx = endlessPx } = style;
    const sizePx = inQuarters(style.sizePx);
    const laid = layLine(brush, text, style, sizePx);
    if (laid.usedWidthPx <= maxWidthPx) return laid;
    return layLine(brush, text, style, inQuarters((sizePx * maxWidthPx) / laid.usedWidthPx));
  };
  return {
    fill: (path, color, alpha) => {
      if (path.length === 0) return;
      const context = aim(fainter(alpha));
      tracePath(context, path);
      context.fillStyle = cssColor(color, '#000');
      context.fill();
    },
    stroke: (path, { color, widthPx, dashPx = [], cap = 'butt', alpha }) => {
      if (path.length === 0 || !(widthPx > 0)) return;
      const context = aim(fainter(alpha));
      tracePath(context, path);
      Object.assign(context, {
        strokeStyle: cssColor(color, '#000'),
        lineWidth: widthPx,
        lineCap: cap,
        lineJoin: 'round',
      } satisfies Partial<Context>);
      context.setLineDash([...dashPx]);
      context.stroke();
      context.setLineDash([]);
    },
    label: (text, x, y, style) => {
      const inner = fainter(style.alpha);
      if (text.trim() === '' || inner.alpha <= 0.002) return;
      const laid = lay(text, style);
      const shift = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'] * laid.usedWidthPx;
      const place = translation(x - shift, y - laid.block.heightPx / 2);
      drawText(moved(inner, place), laid, {}, {});
    },
    widthOf: (text, style) => lay(text, style).usedWidthPx,
    clipped: (path, draw) => {
      const context = aim(brush);
      context.save();
      tracePath(context, path);
      context.clip();
      draw();
      context.restore();
    },
  };
}

function layLine(
  { surface }: Brush,
  text: string,
  { family, bold = false, color }: LabelStyle,
  sizePx: number,
): LaidText {
  const key = JSON.stringify(['label', text, family, bold, color, sizePx]);
  return surface.memory.recall(key, () =>
    layoutText(
      {
        paragraphs: [{ align: 'left', runs: [{ text, style: {} }] }],
        base: labelBase({ family, bold, color }),
        align: 'left',
        sizePx,
        widthPx: endlessPx,
      },
      surface.ruler,
    ),
  );
}

export function labelBase({ family, bold = false, color }: Omit<LabelStyle, 'sizePx'>) {
  return {
    family,
    bold,
    italic: false,
    underline: false,
    color: cssColor(color, '#000'),
    gradient: undefined,
  };
}
