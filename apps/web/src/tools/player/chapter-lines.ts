import {
  maxChapterTitleLetters,
  maxPlayerChapters,
  type PlayerSettings,
  shortenText,
} from '@reelwright/contract';
import { formatClock } from '../../player/format-clock.ts';

type Chapters = PlayerSettings['chapters'];

interface ReadChapters {
  readonly chapters: Chapters;
  /** What is wrong with the first line that is none. */
  readonly problem: string | undefined;
}

/** '1:30 The offer', as on video sites: hours, minutes and seconds, then what it is called. */
const chapterLine = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s*[-–—:.]?\s+(\S.*)$/u;

/** Chapters from what somebody typed, one a line, in the order of the film. */
export function readChapters(text: string, filmSeconds: number | null): ReadChapters {
  const chapters = new Map<number, string>();
  let problem: string | undefined;
  for (const line of text.split('\n').map((written) => written.trim())) {
    if (!line) continue;
    const chapter = readChapter(line);
    if (!chapter)
      problem ??= `“${shortenText(line, 60)}” is not a chapter. Write it like this: 1:30 The offer`;
    else if (filmSeconds !== null && chapter.start_seconds >= filmSeconds) {
      problem ??= `“${shortenText(line, 60)}” begins after the end of the video.`;
    } else if (chapters.has(chapter.start_seconds)) {
      problem ??= `Two chapters begin at ${formatClock(chapter.start_seconds)}.`;
    } else chapters.set(chapter.start_seconds, chapter.title);
  }
  if (chapters.size > maxPlayerChapters) {
    problem ??= `A player can have ${maxPlayerChapters} chapters. Please remove some.`;
  }
  const inOrder = [...chapters]
    .map(([start_seconds, title]) => ({ start_seconds, title }))
    .sort((a, b) => a.start_seconds - b.start_seconds);
  return { chapters: inOrder.slice(0, maxPlayerChapters), problem };
}

function readChapter(line: string): Chapters[number] | undefined {
  const [, hours = '0', minutes = '0', seconds = '0', title] = chapterLine.exec(line) ?? [];
  if (!title) return undefined;
  return {
    start_seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    title: shortenText(title.trim(), maxChapterTitleLetters),
  };
}

export function writeChapters(chapters: Chapters): string {
  return chapters
    .map(({ start_seconds, title }) => `${formatClock(start_seconds)} ${title}`)
    .join('\n');
}

/** The chapters that a description names, as those of podcasts do; a line with a time alone in it is none. */
export function chaptersInDescription(description: string, filmSeconds: number | null): Chapters {
  const lines = description.split('\n').filter((line) => chapterLine.test(line));
  return lines.length > 1 ? readChapters(lines.join('\n'), filmSeconds).chapters : [];
}
