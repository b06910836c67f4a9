import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../../scripts/testing/max-workers.ts';

export default defineConfig({
  test: {
    name: 'stage',
    include: ['*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers,
  },
});
