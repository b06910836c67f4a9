import { type ProjectData, slideSeconds } from '@reelwright/movie';
import type { Script } from '@reelwright/wizards';
import type { SpeakingTime } from './measure-film.ts';

export interface Transcript {
  /** For reading aloud: when, what is said, and what stands on the slide where that differs. */
  readonly text: string;
  readonly wordsPerMinute: number;
  readonly speaking: readonly SpeakingTime[];
}

export function transcriptOf(script: Script, movie: ProjectData): Transcript {
  const starts = new Map<string, number>();
  let clock = 0;
  for (const slide of movie.frames) {
    starts.set(slide.id, clock);
    clock += slideSeconds(slide);
  }
  const speaking: SpeakingTime[] = [];
  let words = 0;
  const lines = script.parts.map((part) => {
    const start = starts.get(part.id) ?? 0;
    const shown = part.lines.map(({ text }) => text).join(' | ');
    const spoken = part.lines.map((line) => line.spoken).join(' ');
    const seconds = part.lines.reduce((sum, { voice }) => sum + (voice?.seconds ?? 0), 0);
    if (seconds > 0) {
      speaking.push({ start, end: start + seconds });
      words += spoken.split(/\s+/).filter(Boolean).length;
    }
    const differs = shown !== '' && shown.replace(/[.|]/g, '') !== spoken.replace(/[.|]/g, '');
    return `${clockOf(start)}  ${spoken}${differs ? `   [${shown}]` : ''}`;
  });
  const spokenSeconds = speaking.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    text: [script.title, '', ...lines, ''].join('\n'),
    wordsPerMinute: spokenSeconds > 0 ? (words / spokenSeconds) * 60 : 0,
    speaking,
  };
}

function clockOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;
}
