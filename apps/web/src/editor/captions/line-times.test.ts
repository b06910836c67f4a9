import { expect, it } from 'vitest';
import { formatLineTime, readLineTime } from './line-times.ts';

it('writes times as people read them, and reads what they type', () => {
  expect([0, 3.2, 63.255, 3600].map(formatLineTime)).toEqual([
    '0:00.00',
    '0:03.20',
    '1:03.26',
    '60:00.00',
  ]);
  expect(['1:03.25', ' 63,25 ', '7', '0:07.5'].map(readLineTime)).toEqual([63.25, 63.25, 7, 7.5]);
  expect(['', 'soon', '1:2:3', '-4'].map(readLineTime)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
