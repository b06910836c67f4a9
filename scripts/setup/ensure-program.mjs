import { accessSync, constants } from 'node:fs';
import { DebianPackages, debianPackages } from './debian-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { printLine, stopWith } from './print-line.mjs';
import { readSetting } from './read-setting.mjs';
import { findOnPath } from './run-command.mjs';

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
  if (!DebianPackages.areWithinReach) return undefined;
  return oneAtATime('apt-get', async () => {
    const foundMeanwhile = find();
    if (foundMeanwhile) return foundMeanwhile;
    printLine(`Installing ${debianPackage} from Debian's packages (once)…`);
    await debianPackages.install(debianPackage);
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
