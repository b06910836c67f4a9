import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'stage',
    include: ['*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
  },
});
