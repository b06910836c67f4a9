import axe from 'axe-core';
import { expect } from 'vitest';
import { seriousRules } from './serious-rules.ts';

/** Nothing serious in what is drawn that a screen reader, a keyboard or weak eyes would stumble over. */
export async function expectAccessible(): Promise<void> {
  // Only what the test drew: titles and languages belong to pages, and journeys look after those.
  const { violations } = await axe.run('[data-component]', {
    resultTypes: ['violations'],
    // It would fetch all style sheets once more, for a rule that is about turning the screen.
    preload: false,
    rules: seriousRules,
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const sentences = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(sentences).toEqual([]);
}
