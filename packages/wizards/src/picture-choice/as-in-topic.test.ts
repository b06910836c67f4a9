import { expect, it } from 'vitest';
import { asInTopic } from './as-in-topic.ts';

it('shows the car of a film about racing as a racing car', () => {
  expect(asInTopic('automobile', ['trophy', 'racing-car'])).toBe('racing-car');
  expect(asInTopic('guitar', ['acoustic-guitar'])).toBe('acoustic-guitar');
  expect(asInTopic('automobile', ['automobile', 'electric-car'])).toBe('automobile');
  expect(asInTopic('hammer', ['racing-car'])).toBe('hammer');
});
