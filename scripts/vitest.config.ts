import { defineConfig } from 'vitest/config';
import { maxWorkers } from './testing/max-workers.ts';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    testTimeout: 120_000,
    maxWorkers,
    isolate: false,
  },
});
