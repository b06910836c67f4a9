import { join } from 'node:path';
import { repository } from '../setup/paths.mjs';

const installed = (path) => join(repository, 'node_modules', path);

/** The programs that the checks and tests run, all of them started with our Node. */
export const programs = {
  biome: installed('@biomejs/biome/bin/biome'),
  knip: installed('knip/bin/knip.js'),
  playwright: installed('@playwright/test/cli.js'),
  // The compiler as a native program, four times as fast. Import rules and `check-outgoing` need the one in
  // JavaScript, as `typescript`.
  tsc: installed('typescript-7/bin/tsc'),
  vitest: installed('vitest/vitest.mjs'),
};
