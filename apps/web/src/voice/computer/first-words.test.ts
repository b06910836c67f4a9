import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';

const said = (...lines: string[]) => firstWords(lines.map((spoken) => ({ spoken })));

it('is the first two lines of a film, or the first one where both are long', () => {
  expect(said('Ten teas.', '', ' Here they are. ', 'Number ten.')).toBe('Ten teas. Here they are.');
  expect(said('Ten teas.', 'x'.repeat(400))).toBe('Ten teas.');
  expect(said()).toBe('');
});
