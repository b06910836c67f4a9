/**
 * Upright films are watched between others: they are told in a minute or less, by fewer facts. What somebody wrote, spoke
 * or chose pictures for is never left out, and every item keeps what it was given first.
 */
import { isUpright, type Line, type ProjectData } from '@reelwright/movie';

/** A film that is told short; in upright formats only, unless somebody wants all of it. */
export function isToldShort({ movie, theme }: ProjectData): boolean {
  return isUpright(movie.size) && theme?.tellAll !== true;
}

const mostSeconds = 60;
/** Title, hook and ending, as they are spoken. */
const aroundSeconds = 15;
/** "At number four: Paella", and its breaths. */
const announcementSeconds = 3.6;
const wordsPerSecond = 2.5;
const breathSeconds = 0.5;

interface Told {
  readonly text: string;
  readonly line: Line;
}

interface Item<Fact extends Told> {
  readonly trivia: readonly Fact[];
}

/** The items with as many of their facts as fit into a minute: the last facts of those that have most go first. */
export function toldShort<Fact extends Told, One extends Item<Fact>>(
  items: readonly One[],
): readonly One[] {
  const kept = items.map(({ trivia }) => [...trivia]);
  const seconds = () =>
    kept.flat().reduce((sum, { text }) => sum + factSeconds(text), aroundSeconds) +
    items.length * announcementSeconds;
  while (seconds() > mostSeconds) {
    const [longest] = kept
      .filter((facts) => facts.length > 1 && facts.slice(1).some(mayGo))
      .toSorted((a, b) => b.length - a.length);
    if (!longest) break;
    longest.splice(
      longest.findLastIndex((fact, at) => at > 0 && mayGo(fact)),
      1,
    );
  }
  return items.map((item, at) => ({ ...item, trivia: kept[at] ?? [] }));
}

/** How many facts a film leaves out because it is told short. */
export function leftOut(all: readonly Item<Told>[]): number {
  const count = (items: readonly Item<Told>[]) =>
    items.reduce((sum, { trivia }) => sum + trivia.length, 0);
  return count(all) - count(toldShort(all));
}

function mayGo({ line }: Told): boolean {
  return line.auto === true && !line.audio?.url && !line.media?.some(({ url }) => url);
}

function factSeconds(text: string): number {
  return text.split(/\s+/).length / wordsPerSecond + breathSeconds;
}
