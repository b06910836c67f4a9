import { soundBarStyle } from '@reelwright/motion';
import { levelAt, type SoundBars } from '@reelwright/movie';
import { cssColor } from '../color/parse-color.ts';
import { aim, type Brush } from '../surface/brush.ts';
import { tracePath } from '../surface/trace-path.ts';

/** How strong the quiet parts are where they have no colour of their own. */
const quietShare = 0.4;

/** A sound as it is heard so many seconds after its item came. */
export function drawSoundBars(
  brush: Brush,
  bars: SoundBars,
  box: { readonly width: number; readonly height: number },
  seconds: number,
): void {
  const { style, levels, perSecond, leadSeconds, color, quietColor } = bars;
  const now = leadSeconds + seconds;
  const shapes = soundBarStyle(style).shapes(
    (fromNow) => levelAt(levels, perSecond, now + fromNow),
    box,
  );
  for (const { path, tone, lineWidth } of shapes) {
    if (path.length === 0) continue;
    const isFaint = tone === 'quiet' && !quietColor;
    const context = aim(isFaint ? { ...brush, alpha: brush.alpha * quietShare } : brush);
    const paint = cssColor(tone === 'quiet' ? (quietColor ?? color) : color, '#fff');
    tracePath(context, path);
    if (lineWidth === undefined) {
      context.fillStyle = paint;
      context.fill();
    } else {
      context.strokeStyle = paint;
      context.lineWidth = lineWidth;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke();
    }
  }
}
