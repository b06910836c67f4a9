import { hostedVideoOf } from '@reelwright/contract';
import type { MediaValue } from '@reelwright/forms';
import { maxItemSeconds, type ProjectData, videoSizes } from '@reelwright/movie';
import { partOf } from '../../editor/media/new-media-item.ts';
import { filmOf, itemIn } from '../film-parts.ts';

type ClipFilm = { readonly film: ProjectData } | { readonly problem: string };

/** A clip of one's own as a film that shows it whole, in the size that is nearest to its shape. */
export function clipFilm(media: MediaValue): ClipFilm {
  const { url = '', title } = media;
  const seconds = secondsOf(media);
  if (hostedVideoOf(url)) {
    return {
      problem: 'Videos on other sites have their own player. Please upload the MP4 itself.',
    };
  }
  if (seconds === undefined) {
    return {
      problem: 'We can’t tell how long this clip is. Please add it to a slide in the editor.',
    };
  }
  if (seconds > maxItemSeconds) {
    const minutes = maxItemSeconds / 60;
    return {
      problem: `Clips can be up to ${minutes} minutes long here. Please add longer ones in the editor, in parts.`,
    };
  }
  const size = sizeOf(media);
  const box = { x: 0, y: 0, ...size };
  const shown = itemIn('clip', 'video', box, seconds, { url, scale: 'contain' });
  const clip = { ...shown, ...partOf(media) };
  // Files are called 'tea.mp4'; nobody wants that above a video.
  const name = title?.trim().replace(/\.\w{2,4}$/, '') || 'My video';
  return { film: filmOf({ title: name, size, seconds, items: [clip], ground: '#000000' }) };
}

/** How long it plays; a slide lasts a second at least. */
function secondsOf({ duration, startTime, endTime }: MediaValue): number | undefined {
  const end = positive(endTime) ?? positive(duration);
  return end && Math.max(1, end - (positive(startTime) ?? 0));
}

function sizeOf({ width, height }: MediaValue) {
  const shape = Math.log((positive(width) ?? 16) / (positive(height) ?? 9));
  const distance = (size: { readonly width: number; readonly height: number }) =>
    Math.abs(Math.log(size.width / size.height) - shape);
  const nearest = Object.values(videoSizes).reduce((best, size) =>
    distance(size) < distance(best) ? size : best,
  );
  return { width: nearest.width, height: nearest.height };
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
