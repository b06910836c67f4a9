import { defineConfig } from 'vitest/config';

// Properties are tried out hundreds of times, sometimes on a machine that is busy with others.
export default defineConfig({ test: { name: 'movie', testTimeout: 120_000 } });
