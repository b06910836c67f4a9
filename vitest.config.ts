import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/testing/longest-first.mjs';
import { maxWorkers } from './scripts/testing/max-workers.ts';

/** A test that hangs is ended; one that is slow because the machine is busy with others is not. */
const testTimeout = 300_000;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Pure code leaves nothing behind that the next file could stumble over.
      {
        test: {
          name: 'packages',
          root: 'packages',
          testTimeout,
          maxWorkers,
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      'apps/*',
      'apps/web/vitest.components.config.ts',
      'scripts/vitest.config.ts',
      'library/vitest.config.ts',
      'e2e/stage/vitest.config.ts',
    ],
  },
});
