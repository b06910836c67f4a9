/**
 * `npm test`: installs what it needs, then runs every check and test. Quiet when all is well; what
 * fails is shown in full. `npm run check` runs only the quick checks; `npm run soak` the long forms of
 * the tests that kill, restart and try at random; `npm run pictures` takes the pictures of every screen
 * anew (look at them before you keep them). docs/testing.md tells more.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureFfmpeg } from './setup/ensure-ffmpeg.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { ensureProgram } from './setup/ensure-program.mjs';
import { ensureWebBuild } from './setup/ensure-web-build.mjs';
import { findNode } from './setup/find-node.mjs';
import { cacheFolder } from './setup/paths.mjs';
import { printLine, stopWith } from './setup/print-line.mjs';
import { programs } from './testing/programs.mjs';
import { runSideBySide } from './testing/side-by-side.mjs';
import { readSoakOptions } from './testing/soak-files.mjs';
import { staticChecks } from './testing/static-checks.mjs';
import { secondsSince, TestRun } from './testing/test-run.mjs';

const mode = process.argv[2] ?? 'all';

await ensurePackages();
const node = await findNode();
// What was compiled for earlier runs would only pile up.
rmSync(join(cacheFolder, 'compiled'), { recursive: true, force: true });
const run = new TestRun(node);

const modes = {
  all: async () => {
    // Debian's packages are unpacked by one processor: the checks have the other.
    const [env] = await Promise.all([prepareTests(), check({ isQuiet: true })]);
    // Browser tests mostly wait for pages: beside them, unit tests leave no processor idle.
    await runSideBySide([() => runBrowserTests(env), () => runUnitTests(env)]);
    run.noteBudgets();
  },
  check: () => check({ isQuiet: false }),
  pictures: async () => takePictures(await prepareTests()),
  soak: async () => soak(await prepareTests()),
};
if (!modes[mode]) {
  stopWith(`There is no "${mode}" here. There are: ${Object.keys(modes).join(', ')}.`);
}
await modes[mode]();
process.exit(run.end());

async function check({ isQuiet }) {
  const began = Date.now();
  await runSideBySide(staticChecks.map((each) => () => run.step({ ...each, isQuiet })));
  if (isQuiet && !run.hasFailed) {
    printLine(`ok   format, lint, types, imports, dead code (${secondsSince(began)} s)`);
  }
}

/** Everything that tests need beyond the packages; the settings that name it. */
async function prepareTests() {
  const ffmpeg = await ensureFfmpeg();
  if (ffmpeg.problem) stopWith(ffmpeg.problem);
  const chromium = await ensureChromium();
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
  if (!ffmpeg.environment.HEIF_CONVERT_PATH) {
    stopWith(
      'The tests need heif-convert, which reads photos of phones. Please install it: sudo apt-get install libheif-examples',
    );
  }
  await ensureWebBuild(node);
  return { ...ffmpeg.environment, CHROME_PATH: chromium };
}

function runUnitTests(env, { name = 'unit, database and provider tests', files = [] } = {}) {
  const report = join(cacheFolder, 'unit-report.json');
  return run.step({
    name,
    file: programs.vitest,
    args: ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
    env,
  });
}

function runBrowserTests(env) {
  const report = join(cacheFolder, 'browser-report.json');
  return run.step({
    name: 'browser tests',
    file: programs.playwright,
    args: ['test'],
    folder: 'e2e',
    report,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
}

/** All of it, a part (`0.1`), or rounds of a twentieth for as long as somebody has; all files, or those that are named. */
async function soak(env) {
  const { share, minutes, files } = readSoakOptions(process.argv.slice(3));
  const endsAt = Date.now() + minutes * 60_000;
  let round = 0;
  do {
    await runUnitTests(
      { ...env, REELWRIGHT_SOAK: String(share), REELWRIGHT_SOAK_ROUND: String(round) },
      { name: `soak tests${minutes > 0 ? `, round ${round + 1}` : ''}`, files },
    );
    round += 1;
  } while (Date.now() < endsAt && !run.hasFailed);
}

/** Takes the pictures anew that the tests compare with. */
async function takePictures(env) {
  await run.step({
    name: 'pictures',
    file: programs.playwright,
    args: ['test', 'looks', '--update-snapshots=all'],
    folder: 'e2e',
    env,
  });
  await run.step({
    name: 'sheets of the stage',
    file: programs.vitest,
    args: ['run', '--project', 'stage', 'sheets'],
    env: { ...env, UPDATE_STAGE_PICTURES: '1' },
  });
}
