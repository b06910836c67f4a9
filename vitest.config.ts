import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts/vitest.config.ts', 'e2e/stage/vitest.config.ts'],
  },
});
