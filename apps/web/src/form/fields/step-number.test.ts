import { expect, it } from 'vitest';
import { stepNumber } from './step-number.ts';

it('steps by the declared step without rounding dust, and stops at the limits', () => {
  expect(stepNumber({ step: 0.1 }, 0.2, 1)).toBe(0.3);
  expect(stepNumber({}, 5, -1)).toBe(4);
  expect(stepNumber({ min: 0, max: 20 }, 20, 1)).toBe(20);
  expect(stepNumber({ min: 100, max: 2000 }, undefined, 1)).toBe(100);
});
