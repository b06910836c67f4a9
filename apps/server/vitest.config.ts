import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../../scripts/testing/max-workers.ts';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // The long forms of tests do hundreds of rounds.
    testTimeout: process.env.REELWRIGHT_SOAK ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // As with journeys: whoever passes on the second try only is named as flaky at the end of the run.
    retry: 1,
    expect: { poll: { timeout: 60_000 } },
    // Reading the whole server anew for every file took a quarter of the time. Each file has a database,
    // a server and folders of its own, and no module keeps anything about them.
    isolate: false,
    maxWorkers,
    // Node reads our sources itself, as it does in the product: transforming them first took a fifth of the time.
    experimental: { viteModuleRunner: false },
  },
});
