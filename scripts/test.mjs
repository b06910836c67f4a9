/**
 * `npm test`: installs what it needs, then runs every check and test. Quiet when all is well; what
 * fails is shown in full. `npm run check` runs only the quick checks; `npm run pictures` takes the
 * pictures of every screen anew (look at them before you keep them).
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureFfmpeg } from './setup/ensure-ffmpeg.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { ensureProgram } from './setup/ensure-program.mjs';
import { ensureWebBuild } from './setup/ensure-web-build.mjs';
import { findNode } from './setup/find-node.mjs';
import { cacheFolder, repository } from './setup/paths.mjs';
import { readReport } from './setup/read-report.mjs';
import { runCommand } from './setup/run-command.mjs';
import { say, stopWith } from './setup/say.mjs';

const quickOnly = process.argv.includes('check');
const picturesOnly = process.argv.includes('pictures');
const startedAt = Date.now();
const counts = { passed: 0, failed: 0 };
/** What failed has to say, for the end. */
const complaints = [];
/** How much of a step's output is shown, in characters. */
const endOfOutput = 8000;

await ensurePackages();
const node = await findNode();
const program = (path) => join(repository, 'node_modules', path);
const environment = {
  ...process.env,
  PATH: `${program('.bin')}:${process.env.PATH}`,
  FORCE_COLOR: '0',
};

/** Runs one step and says how it went; what failed has its say at the end. */
async function step(name, file, args, options = {}) {
  const began = Date.now();
  const { code, output } = await runCommand(node, [file, ...args], {
    cwd: join(repository, options.folder ?? '.'),
    env: { ...environment, ...options.env },
  });
  const good = code === 0;
  const { passed, failures } = options.report
    ? readReport(options.report)
    : { passed: good ? 1 : 0, failures: [] };
  counts.passed += passed;
  counts.failed += good ? 0 : Math.max(1, failures.length);
  const amount = options.report ? `, ${passed} tests passed` : '';
  if (!good || !options.quiet) {
    say(`${good ? 'ok  ' : 'FAIL'} ${name} (${secondsSince(began)} s${amount})`);
  }
  if (good) return;
  for (const failure of failures) {
    say(`     ${failure.name.replace(`${repository}/`, '')}`);
    complaints.push(`${failure.name}\n${failure.said}`);
  }
  // What failed outside of any test stands at the end of the output.
  complaints.push(`${name}\n${output.trim().slice(-endOfOutput)}`);
}

/** Takes the pictures anew that the tests compare with. */
async function takePictures(env) {
  const looks = ['test', 'looks', '--update-snapshots=all'];
  await step('pictures', program('@playwright/test/cli.js'), looks, { folder: 'e2e', env });
  const sheets = ['run', '--project', 'stage', 'golden'];
  await step('sheets of the stage', program('vitest/vitest.mjs'), sheets, {
    env: { ...env, UPDATE_STAGE_PICTURES: '1' },
  });
}

async function runTests(env) {
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

function secondsSince(began) {
  return ((Date.now() - began) / 1000).toFixed(1);
}

if (!picturesOnly) {
  const began = Date.now();
  const quiet = { quiet: !quickOnly };
  const tsc = program('typescript/bin/tsc');
  await step(
    'format and lint',
    program('@biomejs/biome/bin/biome'),
    ['ci', '--error-on-warnings', '.'],
    quiet,
  );
  const packages = readdirSync(join(repository, 'packages')).map((name) => `packages/${name}`);
  for (const folder of [...packages, 'apps/server', 'apps/web', 'e2e', 'bench']) {
    await step(`types of ${folder}`, tsc, ['-p', folder], quiet);
  }
  await step('import directions', 'scripts/check-imports.mjs', [], quiet);
  await step('outgoing requests', 'scripts/check-outgoing.mjs', [], quiet);
  await step('dead code', program('knip/bin/knip.js'), [], quiet);
  await step('migrations match the schema', 'scripts/check-migrations.mjs', [], quiet);
  if (!quickOnly && counts.failed === 0) {
    say(`ok   format, lint, types, imports, dead code (${secondsSince(began)} s)`);
  }
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
  if (picturesOnly) await takePictures(env);
  else await runTests(env);
}

for (const complaint of complaints) say(`\n${stripVTControlCharacters(complaint)}`);
say(`\n${Math.round((Date.now() - startedAt) / 1000)} seconds`);
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
