import { expect, it } from 'vitest';
import { newTextItem } from './new-text-item.ts';

const stage = { width: 1920, height: 1080 };
const middleOf = ({ y, height, scaleY }: { y: number; height: number; scaleY: number }) =>
  y + (height * scaleY) / 2;

it('stands in the middle of an empty slide, and beside a chart or a picture', () => {
  expect(middleOf(newTextItem('t', { stage, texts: [] }))).toBe(540);
  const chart = { y: 184, height: 712, scaleY: 1 };
  expect(middleOf(newTextItem('t', { stage, texts: [], others: [chart] }))).toBeGreaterThan(910);
  const picture = { y: 162, height: 756, scaleY: 1 };
  expect(middleOf(newTextItem('t', { stage, texts: [], others: [picture] }))).toBeGreaterThan(930);
});

it('lies over a picture that leaves no room', () => {
  const picture = { y: 20, height: 1040, scaleY: 1 };
  expect(middleOf(newTextItem('t', { stage, texts: [], others: [picture] }))).toBe(540);
});
