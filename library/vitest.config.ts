import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../scripts/testing/max-workers.ts';

export default defineConfig({ test: { name: 'library', testTimeout: 300_000, maxWorkers } });
