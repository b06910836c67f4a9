import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../../scripts/testing/max-workers.ts';

export default defineConfig({
  test: {
    name: 'stage',
    include: ['*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
    maxWorkers,
  },
});
