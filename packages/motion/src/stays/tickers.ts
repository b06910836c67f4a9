import type { Stay } from './stay.ts';

/** Along by its own width while it is seen: a line of news that runs past. */
const tickers: readonly Pick<Stay, 'id' | 'pose'>[] = [
  { id: 'ticker-left', pose: (t) => ({ x: -t }) },
  { id: 'ticker-right', pose: (t) => ({ x: t }) },
];

export const tickerStays: readonly Omit<Stay, 'label'>[] = tickers.map((ticker) => ({
  ...ticker,
  imageCapable: false,
  infinite: true,
  spansTime: true,
  durationMs: 10_000,
}));
