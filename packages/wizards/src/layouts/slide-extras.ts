/** What a part asks for whatever its layout is: a bar that runs out, sounds, and bars that move with them. */
import type { DraftItem } from '@reelwright/pictures';
import type { ScriptPart } from '../script.ts';
import { type SlideFrame, safeArea, shorterSide } from './slide-frame.ts';
import { soundBarsItem } from './sound-bars-item.ts';

/** Spec: at the bottom, 5 % high and as wide as the frame. */
const barHeight = 0.05;
/** The clock is heard below the voice and the music. */
const tickingVolume = 35;

type SoundItem = DraftItem & { readonly audio: object };

export function slideExtras(part: ScriptPart, frame: SlideFrame): DraftItem[] {
  const { countdownSeconds: length, sound, id } = part;
  const { width, height, seconds } = frame;
  const items: DraftItem[] = [];
  // Layouts of talks have a place for the sound; others leave it their lower edge.
  if (part.bars && part.layout !== 'talk' && part.layout !== 'talk_cover') {
    const safe = safeArea(frame);
    const barsHeight = shorterSide(frame) * 0.06;
    const y = safe.y + safe.height - barsHeight * 0.2;
    items.push(soundBarsItem(id, part.bars, frame, { ...safe, y, height: barsHeight }));
  }
  if (length !== undefined && length > 0 && length <= seconds) {
    const start = Math.round((seconds - length) * 100) / 100;
    items.push(
      {
        id: `${id}-bar`,
        ident: 'countdown',
        type: 'video',
        scale: 'fill',
        volume: 0,
        x: 0,
        y: height * (1 - barHeight),
        width,
        height: height * barHeight,
        scaleX: 1,
        scaleY: 1,
        url: `/library/countdowns/bar-${length}.webm`,
        timing: { startTime: start, endTime: seconds },
      },
      soundItem(`${id}-ticking`, `/library/sounds/ticking-${length}.mp3`, {
        start,
        end: seconds,
        volume: tickingVolume,
      }),
    );
  }
  if (sound) {
    const end = Math.min(seconds, sound.seconds);
    items.push(soundItem(`${id}-sound`, sound.url, { start: 0, end, volume: sound.volume }));
  }
  return items;
}

function soundItem(
  id: string,
  url: string,
  { start, end, volume }: { readonly start: number; readonly end: number; readonly volume: number },
): SoundItem {
  return {
    id,
    ident: 'sound',
    type: 'audio',
    timing: { startTime: start, endTime: end },
    audio: { url, volume, duration: end - start },
  };
}
