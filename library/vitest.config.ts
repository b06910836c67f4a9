import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'library', testTimeout: 120_000 } });
