import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Reading the whole server anew for every file took a quarter of the time. Each file has a database,
    // a server and folders of its own, and no module keeps anything about them.
    isolate: false,
    // For two cores, and one more: some files mostly wait for a killed worker's job to be taken over.
    maxWorkers: 3,
    // Projects with different numbers of workers run one after the other.
    sequence: { groupOrder: 1 },
  },
});
