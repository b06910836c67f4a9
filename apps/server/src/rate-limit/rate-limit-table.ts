import type { CallPace } from '@reelwright/contract';

interface Pace {
  readonly windowSeconds: number;
  /** Calls per window from one network address (a whole office may share it). */
  readonly perAddress: number;
  /** Calls per window of one signed-in account, from wherever. */
  readonly perAccount: number;
}

export type RateLimitTable = Readonly<Record<CallPace, Pace>>;

/**
 * How often one may call. An account's counter is moved only by that account's own sessions, so
 * nobody can use up another person's calls from elsewhere.
 */
export const rateLimitTable: RateLimitTable = {
  read: { windowSeconds: 60, perAddress: 3000, perAccount: 1200 },
  // An editor saves every second for hours; several tabs of one person, and a whole office.
  autosave: { windowSeconds: 60, perAddress: 6000, perAccount: 600 },
  change: { windowSeconds: 60, perAddress: 600, perAccount: 240 },
  sensitive: { windowSeconds: 60, perAddress: 30, perAccount: 20 },
};
