import { programs } from './programs.mjs';

/** One pass for all that runs in Node, one for all pure packages: each reads the common types once. */
const typedRooms = {
  server: 'tsconfig.node.json',
  web: 'apps/web',
  e2e: 'e2e',
  packages: 'tsconfig.packages.json',
};

/** What can be said without running anything. The longest come first, so that two at a time end together. */
export const staticChecks = [
  ...Object.entries(typedRooms).map(([room, project]) => ({
    name: `types of ${room}`,
    file: programs.tsc,
    // Two rooms are checked at a time: threads of one would check common types twice.
    args: ['-p', project, '--singleThreaded'],
  })),
  { name: 'dead code', file: programs.knip },
  { name: 'import directions', file: 'scripts/check-imports.mjs' },
  { name: 'outgoing requests', file: 'scripts/check-outgoing.mjs' },
  { name: 'known advisories', file: 'scripts/check-advisories.mjs' },
  { name: 'migrations match the schema', file: 'scripts/check-migrations.mjs' },
  { name: 'format and lint', file: programs.biome, args: ['ci', '--error-on-warnings', '.'] },
];
