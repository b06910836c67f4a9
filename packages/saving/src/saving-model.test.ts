import { expect, it } from 'vitest';
import { checkSaving } from './testing/check-saving.ts';
import { createModelServer } from './testing/model-server.ts';

const timeoutMs = 120_000;

it('loses no edit, whatever the network, the tabs and the server do', {
  timeout: timeoutMs,
}, async () => {
  let ids = 0;
  const uuid = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const figures = await checkSaving(async () => createModelServer(), { runs: 200, uuid });
  // The walk goes where it should: there were saves, conflicts and returns.
  expect(figures.revisions).toBeGreaterThan(600);
  expect(figures.questions).toBeGreaterThan(100);
});
