import { expect, it, vi } from 'vitest';
import { beginVisit, livingVisits } from './visit.ts';

it('is over at once for its own page, however late the browser gives its lock back', async () => {
  const held: { name: string }[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string) => void held.push({ name }),
      query: async () => ({ held }),
    },
  });
  const visit = beginVisit();
  expect(await livingVisits()).toContain(visit.key);
  visit.end();
  expect(await livingVisits()).not.toContain(visit.key);
  vi.unstubAllGlobals();
});
