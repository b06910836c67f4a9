/** Which part of the long form is run: 1 is all of it, 0 none. */
const share = Number(process.env.REELWRIGHT_SOAK ?? 0);

/** Which round of `npm run soak -- --minutes` this is: tries that follow a seed have another one in each. */
export const soakRound = Number(process.env.REELWRIGHT_SOAK_ROUND ?? 0);

/** Whether this is `npm run soak`, which may hold things to numbers that depend on the machine. */
export const isSoak = share > 0;

/**
 * How often a test tries what goes wrong only now and then. `npm test` tries a few times, so that a
 * broken rule shows at once; `npm run soak` for as long as rare moments need. `REELWRIGHT_SOAK=0.1` is a
 * tenth of that, for whoever has only minutes.
 */
export function timesToTry(inTests: number, inSoak: number): number {
  return Math.max(inTests, Math.round(inSoak * share));
}
