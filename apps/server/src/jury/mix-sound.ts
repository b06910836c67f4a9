/** The sound of a film alone: all that is heard, as it will be in the video, without drawing a picture. */
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { audioPlan, movieSeconds, type ProjectData } from '@reelwright/movie';
import { withNewFolder } from '../data-dir/work-folder.ts';
import { mixAudio } from '../encode/audio/mix-audio.ts';
import { openBeside } from '../encode/command-line/open-beside.ts';
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import { gatherMedia } from '../encode/gather-media.ts';

const result = 'sound.m4a';

export async function mixSound(
  movieFile: string,
  movie: ProjectData,
  out: string,
  { programs, fetch, signal, warn }: RenderSetup,
): Promise<void> {
  await withNewFolder(join(dirname(out), '.sound-'), async (folder) => {
    const heard = withoutPictures(movie);
    const media = await gatherMedia(heard, folder, openBeside(dirname(movieFile), fetch), signal);
    const leftOut = await mixAudio({
      programs,
      folder,
      file: result,
      signal,
      plan: audioPlan(heard),
      seconds: movieSeconds(movie),
      fileOf: async (url) => media.files.get(url)?.file,
    });
    for (const { name, problem } of leftOut) warn(`${name} is ${problem}.`);
    await rename(join(folder, result), out);
  });
}

/** Times stay: they are the slides' own. */
function withoutPictures(movie: ProjectData): ProjectData {
  return {
    ...movie,
    frames: movie.frames.map((slide) => ({
      ...slide,
      items: slide.items.filter(({ type }) => type === 'audio'),
    })),
  };
}
