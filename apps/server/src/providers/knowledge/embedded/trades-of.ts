import { plural, singular } from '@reelwright/english';
import type { Trade, TradeService } from '../../../knowledge-files/parse-trades.ts';
import { isCalled } from './nearest-names.ts';

interface KnownTrade {
  /** Keywords that films of it may tell of, the best first. */
  readonly trades: readonly string[];
  readonly comparisons: readonly string[];
  readonly service?: TradeService;
}

/** What a business knows about: of a bakery bread, of a candle workshop candles, else what it is itself. */
export function tradesOf(
  trades: readonly Trade[],
  { kind, called }: { readonly kind: string; readonly called: string },
  /** What its kind is called besides. */
  otherNames: readonly string[],
): KnownTrade {
  const written = [kind, called, ...otherNames].flatMap((name) =>
    trades.filter((trade) => isCalled(name, trade.kinds)),
  );
  const subject = kind.split(' ').slice(0, -1);
  const last = subject.at(-1) ?? '';
  const named = [...subject.slice(0, -1), plural(singular(last))].join(' ');
  const ofName = subject.length > 0 ? [named, subject.join(' ')] : [];
  const all = [...written.flatMap(({ topics }) => topics), ...ofName, called];
  const service = serviceOf(trades, [kind, called, ...otherNames]);
  return {
    ...(service && { service }),
    trades: [...new Set(all)].filter((name) => name !== ''),
    comparisons: [...new Set(written.flatMap(({ comparisons }) => comparisons))],
  };
}

/** A dog bakery bakes no bread, a brow bar pours no drinks, and a portrait painter paints no walls. */
const isOfItsOwn =
  /\b(?:dog|cat|pet|puppy|horse|bird|fish)s?\b| (?:bar|spa|painter|doctor|school|studio|camp|club)s?$/i;

/** An Italian restaurant is a restaurant, where nothing is told of it alone. */
function serviceOf(trades: readonly Trade[], names: readonly string[]): TradeService | undefined {
  const wider = names
    .slice(0, 2)
    .map((name) => (isOfItsOwn.test(name) ? '' : (name.split(' ').at(-1) ?? '')));
  return [...names, ...wider]
    .filter((name) => name !== '')
    .flatMap((name) => trades.filter(({ kinds }) => isCalled(name, kinds)))
    .find(({ service }) => service !== undefined)?.service;
}
