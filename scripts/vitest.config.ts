import { defineConfig } from 'vitest/config';
import { maxWorkers } from './testing/max-workers.ts';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    testTimeout: 300_000,
    maxWorkers,
    isolate: false,
  },
});
