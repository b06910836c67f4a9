/** How the tracks that ship follow a film: their bars, where they are fullest, and the chord they end on. */
import type { ScriptPart } from '../script.ts';

interface Track {
  readonly bpm: number;
  /** Beats of a bar; 4 unless told. */
  readonly beats?: number;
  /** The bar in which its fullest part begins. */
  readonly liftBar: number;
}

/** By their numbers. A test of the library holds them against the pieces. */
export const tracks: Readonly<Record<number, Track>> = {
  1: { bpm: 116, liftBar: 16 },
  2: { bpm: 82, liftBar: 4 },
  3: { bpm: 104, liftBar: 12 },
  4: { bpm: 124, liftBar: 16 },
  5: { bpm: 112, liftBar: 16 },
  6: { bpm: 100, liftBar: 12 },
  7: { bpm: 120, liftBar: 16 },
  8: { bpm: 132, liftBar: 20 },
  9: { bpm: 104, liftBar: 12 },
  10: { bpm: 72, liftBar: 4 },
  11: { bpm: 122, liftBar: 16 },
  12: { bpm: 90, liftBar: 12 },
  13: { bpm: 106, liftBar: 12 },
  14: { bpm: 90, liftBar: 12 },
  15: { bpm: 126, liftBar: 16 },
  16: { bpm: 112, liftBar: 16 },
  17: { bpm: 110, liftBar: 16 },
  18: { bpm: 108, liftBar: 12 },
  19: { bpm: 118, liftBar: 16 },
  20: { bpm: 144, beats: 3, liftBar: 24 },
  21: { bpm: 132, liftBar: 16 },
};

const address = /^\/library\/music\/track-(\d+)\.mp3$/;

function trackAt(url: string): (Track & { readonly number: number }) | undefined {
  const number = Number(address.exec(url)?.[1]);
  const track = tracks[number];
  return track && { ...track, number };
}

/** What the document keeps of it; undefined for music of somebody's own. */
export function musicScore(url: string, parts: readonly ScriptPart[]): object | undefined {
  const track = trackAt(url);
  if (!track) return undefined;
  const barSeconds = ((track.beats ?? 4) * 60) / track.bpm;
  const lift = liftPart(parts);
  return {
    url,
    barSeconds,
    liftFromSeconds: track.liftBar * barSeconds,
    ...(lift && { liftSlide: lift.id }),
    endingUrl: `/library/endings/ending-${track.number}.mp3`,
  };
}

/** What the film was leading to: the last of a list, the winner, the last question, what is offered, what to do. */
function liftPart(parts: readonly ScriptPart[]): ScriptPart | undefined {
  const last = (role: ScriptPart['role']) => parts.findLast((part) => part.role === role);
  return (
    last('number') ??
    last('verdict') ??
    last('question') ??
    parts.find(({ role }) => role === 'product') ??
    last('call-to-action')
  );
}

/** Where nobody speaks, slides change on the beat: the same parts, told how long a beat is. */
export function onTheBeat(parts: readonly ScriptPart[], url: string | undefined): ScriptPart[] {
  const track = url === undefined ? undefined : trackAt(url);
  const isSpoken = parts.some(({ through, lines }) => through || lines.some(({ voice }) => voice));
  if (!track || isSpoken) return [...parts];
  return parts.map((part) => ({ ...part, beatSeconds: 60 / track.bpm }));
}
