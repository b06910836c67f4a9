import { seeded } from '@reelwright/pictures';
import type { ThemeLook } from '@reelwright/wizards';
import { shippedOfKind } from '../library/shipped-manifest.ts';

const otherwise = '/library/sample/music.mp3';

/** A track in the mood of the theme; the same film always gets the same one. */
export function musicFor({ mood }: Pick<ThemeLook, 'mood'>, seed: string): string {
  const tracks = shippedOfKind('music');
  const fitting = tracks.filter((track) => track.mood === mood);
  const choice = fitting.length > 0 ? fitting : tracks;
  return choice.length > 0 ? seeded(seed).pick(choice).address : otherwise;
}
