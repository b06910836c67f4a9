interface DayCount {
  /** `2026-03-01`, counted in UTC. */
  readonly day: string;
  readonly count: number;
}

export interface GraphBar {
  /** The first day of it. */
  readonly day: string;
  /** What people read: `3 Mar`, `Week of 2 Mar`, `March 2026`. */
  readonly label: string;
  readonly count: number;
}

/** The ranges of the graphs, by what their buttons say. */
export const graphRanges = [
  { value: '7', label: '1w' },
  { value: '30', label: '1m' },
  { value: '90', label: '3m' },
  { value: '180', label: '6m' },
  { value: '365', label: '1y' },
  { value: '0', label: 'All' },
] as const;

type Step = 'day' | 'week' | 'month';
const dayMs = 86_400_000;

/** Spec: by weeks from 90 days on, by months from 365 days on and for all. */
function stepFor(days: number): Step {
  if (days === 0 || days >= 365) return 'month';
  return days >= 90 ? 'week' : 'day';
}

/** The bars of a graph, from the first day to today, those without anything among them. */
export function groupDays(rows: readonly DayCount[], days: number, today: Date): GraphBar[] {
  const step = stepFor(days);
  const last = startOf(today, step);
  const firstDay = days > 0 ? new Date(today.getTime() - (days - 1) * dayMs) : firstOf(rows, today);
  const bars = new Map<string, GraphBar>();
  for (let at = startOf(firstDay, step); at <= last; at = next(at, step)) {
    const day = dayOf(at);
    bars.set(day, { day, label: labelOf(at, step), count: 0 });
  }
  for (const row of rows) {
    const bar = bars.get(dayOf(startOf(new Date(row.day), step)));
    // In whole cents: sums of dollars would grow crooked tails.
    if (bar) {
      const count = Math.round((bar.count + row.count) * 100) / 100;
      bars.set(bar.day, { ...bar, count });
    }
  }
  return [...bars.values()];
}

/** All of it, and half a year at least: one lonely bar tells nothing. */
function firstOf(rows: readonly DayCount[], today: Date): Date {
  const halfYearAgo = new Date(today.getTime() - 180 * dayMs);
  const [first] = rows;
  return first && new Date(first.day) < halfYearAgo ? new Date(first.day) : halfYearAgo;
}

function startOf(moment: Date, step: Step): Date {
  const start = new Date(`${dayOf(moment)}T00:00:00Z`);
  if (step === 'month') start.setUTCDate(1);
  // Weeks begin on Mondays.
  if (step === 'week') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  return start;
}

function next(start: Date, step: Step): Date {
  const then = new Date(start);
  if (step === 'month') then.setUTCMonth(then.getUTCMonth() + 1);
  else then.setUTCDate(then.getUTCDate() + (step === 'week' ? 7 : 1));
  return then;
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function labelOf(start: Date, step: Step): string {
  if (step === 'month') return month.format(start);
  return step === 'week' ? `Week of ${short.format(start)}` : short.format(start);
}
