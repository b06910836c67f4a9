import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** A test that hangs is ended; one that is slow because the machine is busy with others is not. */
const testTimeout = 120_000;

export default defineConfig({
  test: {
    projects: [
      ...readdirSync(new URL('packages', import.meta.url)).map((name) => ({
        // Pure code leaves nothing behind that the next file could stumble over.
        test: { name: `packages/${name}`, root: `packages/${name}`, testTimeout, isolate: false },
      })),
      'apps/*',
      'scripts/vitest.config.ts',
      'library/vitest.config.ts',
      'e2e/stage/vitest.config.ts',
    ],
  },
});
