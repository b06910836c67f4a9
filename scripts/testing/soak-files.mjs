import { stopWith } from '../setup/print-line.mjs';

/** The test files that have a long form: with REELWRIGHT_SOAK they kill, restart and try many times more. */
export const soakFiles = [
  'apps/server/test/projects-killed.test.ts',
  'apps/server/test/videos-killed.test.ts',
  'apps/server/test/hostile-documents.test.ts',
  'apps/server/test/saving.test.ts',
  'apps/server/test/codes.test.ts',
  'apps/server/test/account-attacks.test.ts',
  'apps/server/test/uploads.test.ts',
  'apps/server/test/books.test.ts',
  'apps/server/test/payments-random.test.ts',
  'apps/server/test/payout-services.test.ts',
  'apps/server/test/patched-frames.test.ts',
  'e2e/stage/properties.test.ts',
];

/**
 * What to soak: a share of everything (1 unless said otherwise), or `--minutes 20`: twentieths, each with chances of
 * its own, until the time is up. Any other words are parts of file names: every file that has one of them is run.
 */
export function readSoakOptions(words) {
  const names = [...words];
  const place = names.indexOf('--minutes');
  const minutes = place < 0 ? 0 : Number(names.splice(place, 2)[1]);
  const shares = names.filter((word) => /^[\d.]+$/.test(word));
  const share = Number(shares[0] ?? (place < 0 ? 1 : 0.05));
  if (!(share > 0 && share <= 1)) stopWith('Say which part of the soak to run: from 0.01 to 1.');
  if (!(minutes >= 0)) stopWith('Say how many minutes to soak for: --minutes 20.');
  const wanted = names.filter((word) => !shares.includes(word));
  const unknown = wanted.find((name) => !soakFiles.some((file) => file.includes(name)));
  if (unknown) {
    stopWith(`No soak test is called ${unknown}. There are:\n${soakFiles.join('\n')}`);
  }
  const isWanted = (file) => wanted.length === 0 || wanted.some((name) => file.includes(name));
  return { share, minutes, files: soakFiles.filter(isWanted) };
}
