import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from './ensure-program.mjs';
import { cacheFolder } from './paths.mjs';
import { readSetting } from './read-setting.mjs';
import { findOnPath } from './run-command.mjs';

/** The settings that name ffmpeg and ffprobe for the server, or the sentence that says how to get them. */
export async function ensureFfmpeg() {
  const programs = { FFMPEG_PATH: 'ffmpeg', FFPROBE_PATH: 'ffprobe' };
  const environment = {};
  for (const [setting, name] of Object.entries(programs)) {
    const file = await ensureProgram({ setting, names: [name], debianPackage: 'ffmpeg' });
    if (!file) {
      return {
        environment,
        problem: `${name} was not found, so videos cannot be rendered yet. Please install it (on Debian or Ubuntu: sudo apt-get install ffmpeg) or set ${setting}, then start again.`,
      };
    }
    environment[setting] = file;
  }
  const heifConvert = await findHeifConvert();
  if (heifConvert) environment.HEIF_CONVERT_PATH = heifConvert;
  return { environment, problem: undefined };
}

/** Reads photos of phones. Nice to have: it is looked for in Debian's packages once, and not with every start. */
async function findHeifConvert() {
  const marker = join(cacheFolder, 'looked-for-heif-convert');
  const found = readSetting('HEIF_CONVERT_PATH') ?? findOnPath('heif-convert');
  if (found || existsSync(marker)) return found;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(marker, '');
  return ensureProgram({
    setting: 'HEIF_CONVERT_PATH',
    names: ['heif-convert'],
    debianPackage: 'libheif-examples',
  });
}
