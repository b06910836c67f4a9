/**
 * Makes the film that new accounts and the front page show, from the sample answers of the first wizard, into library/sample:
 * movie.json, the voice of each line and a poster. Pictures and music stay addresses.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { posterSeconds } from '@reelwright/movie';
import { loadWizards, wizardList } from '@reelwright/wizards/list';
import { withNewFolder } from '../data-dir/work-folder.ts';
import { type RenderSetup, renderFile } from '../encode/command-line/render-file.ts';
import { runProgram } from '../encode/run-program.ts';
import { sampleFolder } from '../library/shipped-files.ts';
import { type MovieCommand, type MovieMakers, writeMovie } from './write-movie.ts';

const limits = { seconds: 60, cpuSeconds: 60, memoryMegabytes: 1024 };
const poster = 'poster.webp';
const posterSize = { width: 960, height: 540 };

export async function makeSample(setup: RenderSetup, makers: MovieMakers): Promise<string> {
  try {
    return await withNewFolder(join(tmpdir(), 'sample-film-'), async (folder) => {
      const answers = join(folder, 'answers.json');
      const [wizard] = await loadWizards(wizardList.slice(0, 1));
      if (!wizard) throw new Error('There are no wizards.');
      const sample = wizard.sampleAnswers();
      const { title } = wizard.writeScript(sample);
      await writeFile(
        answers,
        JSON.stringify({ ...sample, publish: { ...sample.publish, title } }),
      );
      const command: MovieCommand = {
        answers,
        keyword: '',
        theme: undefined,
        voice: 'en-US-Nora',
        size: undefined,
        wizard,
        seed: '',
        count: undefined,
        pictures: undefined,
      };
      const { file, movie } = await writeMovie(command, folder, makers, setup);
      await mkdir(sampleFolder, { recursive: true });
      const { text, names } = withPlainNames(await readFile(file, 'utf8'));
      for (const [was, is] of names) await copyFile(join(folder, was), join(sampleFolder, is));
      await writeFile(join(sampleFolder, 'movie.json'), `${text}\n`);
      await drawPoster(file, posterSeconds(movie), setup);
      await writeManifest([...names.values()]);
      return `${movie.frames.length} slides and ${names.size} spoken lines in ${sampleFolder}`;
    });
  } finally {
    await makers.speech.close();
  }
}

/** Spoken lines are called by what they say and who says it; here they are counted. */
function withPlainNames(movie: string): { text: string; names: ReadonlyMap<string, string> } {
  const found = new Set(movie.match(/voice-[0-9a-f]{20}\.mp3/g));
  const names = new Map([...found].map((name, at) => [name, `line-${at + 1}.mp3`]));
  let text = movie;
  for (const [was, is] of names) text = text.replaceAll(was, is);
  return { text, names };
}

async function drawPoster(movie: string, seconds: number, setup: RenderSetup): Promise<void> {
  const still = join(sampleFolder, 'still.png');
  await renderFile({ kind: 'still', movie, out: still, size: posterSize, seconds }, setup);
  await runProgram({
    program: setup.programs.ffmpeg,
    args: [
      ['-nostdin'],
      ['-v', 'error'],
      ['-y'],
      ['-i', 'still.png'],
      ['-quality', '80'],
      [poster],
    ],
    folder: sampleFolder,
    limits,
  });
  await rm(still);
}

async function writeManifest(voices: readonly string[]): Promise<void> {
  const file = join(sampleFolder, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const others = manifest.assets.filter(
    (asset: { file: string }) => !/^line-|^poster/.test(asset.file),
  );
  const assets = [
    ...others,
    { file: poster, title: 'Poster of the sample film' },
    ...voices.map((name, at) => ({ file: name, title: `Line ${at + 1} of the sample film` })),
  ];
  await writeFile(file, `${JSON.stringify({ ...manifest, assets }, undefined, 2)}\n`);
}
