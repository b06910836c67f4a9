import type { VideoStatus } from '@reelwright/contract';
import { clockWords } from '../player/clock-words.ts';
import { sizeWords } from '../ui/file-problem.ts';
import { progressWords, timeLeftWords } from '../ui/progress-words.ts';

/** 'Drawing slide 4 of 12, about 20 s left', how many come before, or what holds it up. */
export function workWords(video: VideoStatus): string {
  const { status, slide, slides, seconds_left, ahead, message } = video;
  if (message !== null) return message;
  const secondsLeft = seconds_left ?? undefined;
  if (status === 'pending') return queueWords(ahead ?? 0);
  if (slide !== null && slides !== null) {
    return progressWords({ doing: 'Drawing slide', done: slide, total: slides, secondsLeft });
  }
  const left = secondsLeft === undefined ? '' : `, ${timeLeftWords(secondsLeft)}`;
  return `Making your video${left}`;
}

function queueWords(ahead: number): string {
  if (ahead === 0) return 'You’re next. It starts in a moment';
  return ahead === 1 ? 'One video is ahead of yours' : `${ahead} videos are ahead of yours`;
}

/** '1920 × 1080 · 0:24 · 3.4 MB · with the Reelwright watermark' */
export function factsWords(video: VideoStatus): string {
  const { width, height, seconds, bytes, quality, watermark } = video;
  return [
    quality?.toUpperCase(),
    width !== null && height !== null && `${width} × ${height}`,
    seconds !== null && clockWords(seconds),
    bytes !== null && sizeWords(bytes),
    watermark && 'with the Reelwright watermark',
  ]
    .filter(Boolean)
    .join(' · ');
}
