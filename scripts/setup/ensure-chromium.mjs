import { readBrowserVersion } from './browser-version.mjs';
import { DebianPackages, debianPackages } from './debian-packages.mjs';
import { ensureProgram } from './ensure-program.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { printLine, stopWith } from './print-line.mjs';
import { readSetting } from './read-setting.mjs';
import { runCommand } from './run-command.mjs';

/** The oldest Chromium the tests pass with. Older ones break Japanese lines in other places than the stage does. */
const oldestMajor = 156;
/**
 * Debian's Chromium without windows comes first: the other one draws a window around every page that nobody sees,
 * which takes a third of the time of the browser tests.
 */
const choices = [
  { names: ['chromium-headless-shell'], debianPackage: 'chromium-headless-shell' },
  {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    debianPackage: 'chromium',
  },
];

/** The browser for the tests: found, installed or brought up to date. Says which one it is. */
export async function ensureChromium() {
  const { file, debianPackage } = await findBrowser();
  let version = await versionOf(file);
  if (version && version.major < oldestMajor && mayUpgrade(file, debianPackage)) {
    printLine(`Chromium ${version.full} is older than ${oldestMajor}. Looking for a newer one…`);
    await oneAtATime('apt-get', () => debianPackages.install(debianPackage));
    version = await versionOf(file);
  }
  printLine(
    `Browser: Chromium ${version?.full ?? 'of unknown version'} (${file}); ${oldestMajor} or newer is needed.`,
  );
  if (!version || version.major < oldestMajor) {
    printLine(
      'With this one, tests of text may fail. Please install a newer one or set CHROME_PATH.',
    );
  }
  return file;
}

async function findBrowser() {
  for (const choice of choices) {
    const file = await ensureProgram({ setting: 'CHROME_PATH', ...choice });
    if (file) return { file, debianPackage: choice.debianPackage };
  }
  return stopWith(
    'The tests need a Chromium. Please install it (on Debian: sudo apt-get install chromium) or set CHROME_PATH.',
  );
}

/** A browser that somebody chose stays as it is. */
function mayUpgrade(file, debianPackage) {
  const isDebians = file.endsWith(`/${debianPackage}`);
  return !readSetting('CHROME_PATH') && isDebians && DebianPackages.areWithinReach;
}

async function versionOf(file) {
  return readBrowserVersion((await runCommand(file, ['--version'])).output);
}
