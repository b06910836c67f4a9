import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** As they are called on Debian and elsewhere; the one that draws no windows takes the least. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The machine's Chromium, by the name it goes by here. */
export function findBrowser(path = process.env.PATH ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
