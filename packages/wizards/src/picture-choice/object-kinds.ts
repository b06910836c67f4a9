/** What built-in objects can stand for. */

/** Flags and outlines of countries: where something is from. */
export function isFlag(name: string): boolean {
  return /^(flag|country)-/.test(name) && name !== 'flag-in-hole';
}

/** They show nothing by themselves. */
const signs =
  /arrow|button|circle|-square|question|exclamation|dashing|sweat|symbol|mute|speaker|keycap|zzz|collision|dizzy|hundred|anger|input|prohibited|mark$|high-voltage|sparkles|-sign$|curly-loop|wavy-dash|bell-with-slash|beating-heart|^link$|plus|minus|infinity|wind-face|-oclock$|-thirty$|^person$|^busts?-in-silhouette$/;
/** They tell something about a thing, such as how long, how warm or when, and are not what it is. */
const measures =
  /balance-scale|straight-ruler|thermometer|clock|stopwatch|calendar|^eyes?$|nose|^ear$|warning|label|snowflake|speech-balloon|thought/;

/** What can be a picture of its own; not what a film or an item is about yet. */
export function isShown(name: string): boolean {
  return !isFlag(name) && !signs.test(name);
}

export function isThing(name: string): boolean {
  return isShown(name) && !measures.test(name);
}

/** Flags tell where something is from; they lead only where there is nothing else to show. */
export const isNoFlag = (name: string): boolean => !isFlag(name);

/** The first of these filters that anything passes. */
export function bestOf(
  objects: readonly string[],
  ...fits: readonly ((name: string) => boolean)[]
): readonly string[] {
  for (const fit of fits) {
    const found = objects.filter(fit);
    if (found.length > 0) return found;
  }
  return objects;
}
