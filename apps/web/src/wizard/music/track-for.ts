interface Track {
  readonly url: string;
  readonly mood: string;
}

/** A track of the mood, the same for the same keyword; any other where there is none of it. */
export function trackFor(
  tracks: readonly Track[],
  mood: string,
  keyword: string,
): string | undefined {
  const fitting = tracks.filter((track) => track.mood === mood);
  const offered = fitting.length > 0 ? fitting : tracks;
  const sum = [...keyword].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return offered[sum % Math.max(1, offered.length)]?.url;
}
