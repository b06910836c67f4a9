import { maxPlayerChapters, type PlayerSettings, shortenText } from '@reelwright/contract';
import { type ProjectData, slideSeconds } from '@reelwright/movie';

/** Shorter parts are no chapters. */
const leastSeconds = 5;
/** They stand in a list on the picture. */
const maxLetters = 60;

/** What slides are called that nobody named. */
const unnamed = /^Slide #\d+$/;

/** The chapters of a film by its slides' titles; none where fewer than two of them have one. */
export function filmChapters({ frames }: Pick<ProjectData, 'frames'>): PlayerSettings['chapters'] {
  const chapters: PlayerSettings['chapters'] = [];
  let startSeconds = 0;
  for (const slide of frames) {
    const title = shortenText((slide.title ?? '').replace(/\s+/g, ' ').trim(), maxLetters);
    const last = chapters.at(-1);
    const start_seconds = Math.floor(startSeconds);
    const isFar = !last || start_seconds - last.start_seconds >= leastSeconds;
    const isNew = title !== '' && !unnamed.test(title) && title !== last?.title;
    if (isNew && isFar) chapters.push({ start_seconds, title });
    startSeconds += slideSeconds(slide);
  }
  return chapters.length > 1 ? chapters.slice(0, maxPlayerChapters) : [];
}
