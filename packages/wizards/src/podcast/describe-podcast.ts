import type { InfoOf, ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';
import { keptParas } from '../paragraphs/paragraph.ts';
import { spanOf } from './podcast-sound.ts';
import { titleOf } from './write-podcast.ts';

/** What a video site shows below the film: what it is, who speaks, and its chapters with their times, which become links there. */
export function describePodcast(data: ProjectData): string {
  const info: InfoOf<'podcast'> = data.info;
  const { from, to } = spanOf(data);
  const chapters = keptParas(data)
    .map(({ title, line }) => ({ title, at: (line.audio?.startTime ?? 0) - from }))
    .filter(({ title, at }) => title !== '' && at >= 0 && at < to - from);
  return [
    titleOf(data),
    textOf(info.author),
    ...(chapters.length > 1
      ? ['', ...chapters.map(({ title, at }, place) => `${clock(place === 0 ? 0 : at)} ${title}`)]
      : []),
  ]
    .filter((line, at) => line !== '' || at > 1)
    .join('\n');
}

function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
}
