import { expect, it } from 'vitest';
import { groupDays } from './group-days.ts';

const today = new Date('2026-03-18T13:00:00Z');

it('shows each day of a week, those without anything too', () => {
  const bars = groupDays([{ day: '2026-03-16', count: -2 }], 7, today);
  expect(bars.map(({ day }) => day)).toEqual([
    '2026-03-12',
    '2026-03-13',
    '2026-03-14',
    '2026-03-15',
    '2026-03-16',
    '2026-03-17',
    '2026-03-18',
  ]);
  expect(bars[4]).toEqual({ day: '2026-03-16', label: '16 Mar', count: -2 });
});

it.each([
  [30, 30, '18 Mar'],
  [90, 14, 'Week of 16 Mar'],
  [180, 27, 'Week of 16 Mar'],
  [365, 13, 'March 2026'],
  [0, 7, 'March 2026'],
])('groups %s days into %s bars, the last of which is %s', (days, count, label) => {
  const bars = groupDays([], days, today);
  expect(bars).toHaveLength(count);
  expect(bars.at(-1)?.label).toBe(label);
});

it('begins with the first day of all when everything is shown, and adds up in whole cents', () => {
  const rows = [
    { day: '2025-01-31', count: 0.1 },
    { day: '2026-03-02', count: 0.1 },
    { day: '2026-03-03', count: 0.2 },
  ];
  const bars = groupDays(rows, 0, today);
  expect(bars[0]).toEqual({ day: '2025-01-01', label: 'January 2025', count: 0.1 });
  expect(bars.at(-1)?.count).toBe(0.3);
});
