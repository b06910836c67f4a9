/** The test files that have a long form: with REELWRIGHT_SOAK they kill, restart and try many times more. */
export const soakFiles = [
  'apps/server/test/projects-killed.test.ts',
  'apps/server/test/videos-killed.test.ts',
  'apps/server/test/hostile-documents.test.ts',
  'apps/server/test/saving.test.ts',
  'apps/server/test/codes.test.ts',
  'apps/server/test/account-attacks.test.ts',
  'apps/server/test/uploads.test.ts',
  'e2e/stage/properties.test.ts',
];
