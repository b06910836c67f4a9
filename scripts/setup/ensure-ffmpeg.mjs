import { ensureProgram } from './ensure-program.mjs';

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
  return { environment, problem: undefined };
}
