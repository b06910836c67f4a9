import { accessSync, constants } from 'node:fs';
import { oneAtATime } from './one-at-a-time.mjs';
import { readSetting } from './read-setting.mjs';
import { findOnPath, runCommand } from './run-command.mjs';
import { say, stopWith } from './say.mjs';

/**
 * Finds a program: by its setting, on the PATH, or by installing Debian's package when we are root.
 * Returns its path, or nothing when it cannot be had.
 */
export async function ensureProgram({ setting, names, debianPackage }) {
  const chosen = readSetting(setting);
  if (chosen) return checkChosen(setting, chosen);
  const find = () => names.map(findOnPath).find(Boolean);
  const found = find();
  if (found) return found;
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return undefined;
  return oneAtATime('apt-get', async () => {
    const foundMeanwhile = find();
    if (foundMeanwhile) return foundMeanwhile;
    say(`Installing ${debianPackage} from Debian's packages (once)…`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '-qq', '--no-install-recommends', debianPackage];
    const first = await runCommand('apt-get', install, { env });
    if (first.code !== 0) {
      await runCommand('apt-get', ['update', '-qq'], { env });
      await runCommand('apt-get', install, { env });
    }
    return find();
  });
}

function checkChosen(setting, file) {
  try {
    accessSync(file, constants.X_OK);
    return file;
  } catch {
    return stopWith(
      `${setting} is set to ${file}, but there is no such program. Please correct the setting or remove it.`,
    );
  }
}
