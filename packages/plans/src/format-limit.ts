import { singular } from '@reelwright/english';
import type { Limit, LimitKind, LimitValues } from './limit.ts';
import type { Tier } from './tier.ts';

/** A limit's value as people read it: '35 lines', 'no limit', 'yes'. */
export function formatLimit(
  { kind, unit, unlimited = 'no limit', values }: Limit,
  tier: Tier,
): string {
  const value = values[tier];
  return value === null ? unlimited : wordsOf[kind](value as never, unit);
}

/** In pixels too, of a wide film: that is what people compare. */
export function qualityWords(quality: LimitValues['quality']): string {
  return quality === 'hd' ? 'HD (1920 × 1080)' : 'SD (854 × 480)';
}

const wordsOf: {
  [Kind in LimitKind]: (value: NonNullable<LimitValues[Kind]>, unit?: string) => string;
} = {
  'yes-no': (value) => (value ? 'yes' : 'no'),
  quality: qualityWords,
  names: (value, unit) => formatCount(value.length, unit),
  count: formatCount,
};

/** Large amounts in the unit that is easier to read. */
const largerUnits: Readonly<Record<string, { readonly size: number; readonly unit: string }>> = {
  MB: { size: 1000, unit: 'GB' },
  'seconds a month': { size: 60, unit: 'minutes a month' },
  'minutes a month': { size: 60, unit: 'hours a month' },
};

function formatCount(count: number, unit = ''): string {
  if (count === 0) return 'none';
  const larger = largerUnits[unit];
  if (larger && count > larger.size && count % larger.size === 0) {
    return formatCount(count / larger.size, larger.unit);
  }
  const single = count === 1 ? unit.replace(/^\w+/, singular) : unit;
  return `${groupThousands(count)} ${single}`.trim();
}

function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
