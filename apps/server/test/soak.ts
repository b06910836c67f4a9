/**
 * How often a test tries what goes wrong only now and then. `npm test` tries a few times, so that a
 * broken rule shows at once; `npm run soak` for as long as rare moments need.
 */
export function timesToTry(inTests: number, inSoak: number): number {
  return process.env.REELWRIGHT_SOAK === '1' ? inSoak : inTests;
}
