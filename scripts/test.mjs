/**
 * `npm test`: installs what it needs, then runs every check and test. Quiet when all is well; what
 * fails is shown in full. `npm run check` runs only the quick checks; `npm run pictures` takes the
 * pictures of every screen anew (look at them before you keep them).
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureFfmpeg } from './setup/ensure-ffmpeg.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { ensureProgram } from './setup/ensure-program.mjs';
import { ensureWebBuild } from './setup/ensure-web-build.mjs';
import { findNode } from './setup/find-node.mjs';
import { cacheFolder, repository } from './setup/paths.mjs';
import { runCommand } from './setup/run-command.mjs';
import { say, stopWith } from './setup/say.mjs';

const quickOnly = process.argv.includes('check');
const picturesOnly = process.argv.includes('pictures');
const startedAt = Date.now();
const counts = { passed: 0, failed: 0 };

await ensurePackages();
const node = await findNode();
const program = (path) => join(repository, 'node_modules', path);
const environment = {
  ...process.env,
  PATH: `${program('.bin')}:${process.env.PATH}`,
  FORCE_COLOR: '0',
};

/** Runs one step and says how it went; the whole output only when it failed. */
async function step(name, file, args, options = {}) {
  const began = Date.now();
  const { code, output } = await runCommand(node, [file, ...args], {
    cwd: join(repository, options.folder ?? '.'),
    env: { ...environment, ...options.env },
  });
  const good = code === 0;
  const tally = options.report
    ? readReport(options.report)
    : { passed: good ? 1 : 0, failed: good ? 0 : 1 };
  if (!good && tally.failed === 0) tally.failed = 1;
  counts.passed += tally.passed;
  counts.failed += tally.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const amount = options.report ? `, ${tally.passed} tests` : '';
  say(`${good ? 'ok  ' : 'FAIL'} ${name} (${seconds} s${amount})`);
  if (!good) say(output.trim());
}

/** Vitest and Playwright both say how many tests there were. */
function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.stats) {
      return {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
      };
    }
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  } finally {
    rmSync(file, { force: true });
  }
}

if (!picturesOnly) {
  const tsc = program('typescript/bin/tsc');
  await step('format and lint', program('@biomejs/biome/bin/biome'), [
    'ci',
    '--error-on-warnings',
    '.',
  ]);
  for (const folder of [
    'packages/plans',
    'packages/movie',
    'packages/forms',
    'packages/motion',
    'packages/stage',
    'packages/contract',
    'packages/saving',
    'apps/server',
    'apps/web',
    'e2e',
    'bench',
    'library/sample',
  ]) {
    await step(`types of ${folder}`, tsc, ['-p', folder]);
  }
  await step('import directions', 'scripts/check-imports.mjs', []);
  await step('outgoing requests', 'scripts/check-outgoing.mjs', []);
  await step('dead code', program('knip/bin/knip.js'), []);
  await step('migrations match the schema', 'scripts/check-migrations.mjs', []);
}

if (!quickOnly) {
  const ffmpeg = await ensureFfmpeg();
  if (ffmpeg.problem) stopWith(ffmpeg.problem);
  const chromium = await ensureProgram({
    setting: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    debianPackage: 'chromium',
  });
  if (!chromium) {
    stopWith(
      'The tests need a Chromium. Please install it (on Debian: sudo apt-get install chromium) or set CHROME_PATH.',
    );
  }
  const postgres = await ensureProgram({
    setting: 'DEBIAN_POSTGRES',
    names: ['pg_createcluster'],
    debianPackage: 'postgresql',
  });
  if (!postgres) {
    stopWith(
      "The tests need Debian's PostgreSQL beside the embedded one. Please install it: sudo apt-get install postgresql",
    );
  }
  await ensureWebBuild(node);
  const env = { ...ffmpeg.environment, CHROME_PATH: chromium };
  if (picturesOnly) {
    const looks = ['test', 'looks', '--update-snapshots=all'];
    await step('pictures', program('@playwright/test/cli.js'), looks, { folder: 'e2e', env });
    await step(
      'sheets of the stage',
      program('vitest/vitest.mjs'),
      ['run', '--project', 'stage', 'golden'],
      {
        env: { ...env, UPDATE_STAGE_PICTURES: '1' },
      },
    );
    process.exit(counts.failed === 0 ? 0 : 1);
  }
  const unitReport = join(cacheFolder, 'unit-report.json');
  await step(
    'unit, database and provider tests',
    program('vitest/vitest.mjs'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    { report: unitReport, env },
  );
  const browserReport = join(cacheFolder, 'browser-report.json');
  await step('browser tests', program('@playwright/test/cli.js'), ['test'], {
    folder: 'e2e',
    report: browserReport,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  });
}

say(`\n${Math.round((Date.now() - startedAt) / 1000)} seconds`);
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
