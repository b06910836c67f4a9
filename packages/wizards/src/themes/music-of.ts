import { sumOfLetters } from '@reelwright/chance';
import type { Mood, ThemeLook } from './theme-look.ts';

/** The numbers of the tracks that ship (library/music) and fit a mood, the best first. */
const tracksFor: Readonly<Record<Mood, readonly number[]>> = {
  calm: [10, 2, 20, 3],
  warm: [3, 20, 8, 5],
  bright: [1, 13, 15, 5],
  upbeat: [1, 9, 11, 15],
  driving: [6, 11, 19, 21, 4],
  epic: [12, 18, 7],
  playful: [16, 13, 9],
  dark: [17, 6, 14, 19],
};

/** Music that fits a theme; films with other titles get other tracks of the same mood. */
export function musicOf({ mood }: Pick<ThemeLook, 'mood'>, title: string): string {
  return musicAmong(tracksFor[mood], title);
}

/** One of these tracks by their numbers: always the same for one title. */
export function musicAmong(tracks: readonly number[], title: string): string {
  return musicAddress(tracks[sumOfLetters(title) % tracks.length] ?? 1);
}

/** The address of a track by its number, 1 to 21. */
export function musicAddress(number: number): string {
  return `/library/music/track-${number}.mp3`;
}
