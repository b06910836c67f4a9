import type { VideoStatus } from '@reelwright/contract';
import { brand } from '../brand/brand.ts';
import { formatClock } from '../player/format-clock.ts';
import { describeProgress, formatTimeLeft } from '../ui/describe-progress.ts';
import { formatBytes } from '../ui/file-problem.ts';

/** 'Drawing slide 4 of 12, about 20 s left', how many come before, or what holds it up. */
export function describeWork(video: VideoStatus): string {
  const { status, stage, slide, slides, seconds_left, ahead, message } = video;
  if (message !== null) return message;
  const secondsLeft = seconds_left ?? undefined;
  if (status === 'pending') return describeQueue(ahead ?? 0);
  if (stage === 'finishing') {
    return `Putting pictures and sound together${leftWords(secondsLeft)}`;
  }
  if (slide !== null && slides !== null) {
    return describeProgress({ doing: 'Drawing slide', done: slide, total: slides, secondsLeft });
  }
  return `Making your video${leftWords(secondsLeft)}`;
}

function leftWords(secondsLeft: number | undefined): string {
  return secondsLeft === undefined ? '' : `, ${formatTimeLeft(secondsLeft)}`;
}

function describeQueue(ahead: number): string {
  if (ahead === 0) return 'You’re next. It starts in a moment';
  return ahead === 1 ? 'One video is ahead of yours' : `${ahead} videos are ahead of yours`;
}

/** '1920 × 1080 · 0:24 · 3.4 MB · with the Reelwright watermark' */
export function describeVideo(video: VideoStatus): string {
  const { width, height, seconds, bytes, quality, watermark } = video;
  return [
    quality?.toUpperCase(),
    width !== null && height !== null && `${width} × ${height}`,
    seconds !== null && formatClock(seconds),
    bytes !== null && formatBytes(bytes),
    watermark && `with the ${brand.name} watermark`,
  ]
    .filter(Boolean)
    .join(' · ');
}
