import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { preparePicture } from './prepare-picture.ts';

it('refuses a small drawing that would take minutes to draw, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drawing-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const noise = '<filter id="a"><feTurbulence numOctaves="99999"/></filter>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${noise}<rect width="9" height="9" filter="url(#a)"/></svg>`;
  await writeFile(join(folder, 'original'), drawing);
  // No program may be started for it: there is none here.
  const programs = { ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe' };
  const media = { programs, folder, file: 'original', type: 'image/svg+xml' };
  await expect(preparePicture(media)).rejects.toThrow(
    'This drawing can’t be used. It is a drawing with more effects than can be drawn.',
  );
});
