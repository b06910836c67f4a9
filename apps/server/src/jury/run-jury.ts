/** Films of every wizard, unattended: video, sheet, transcript and measures of each, and a table of all. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { movieSeconds } from '@reelwright/movie';
import { linesOf } from '@reelwright/wizards';
import { loadWizard } from '@reelwright/wizards/list';
import { type RenderSetup, renderFile } from '../encode/command-line/render-file.ts';
import { StartError } from '../errors/start-error.ts';
import { movieAssets } from '../make/sheets/draw-moments.ts';
import { type MovieMakers, writeMovie } from '../make/write-movie.ts';
import { loadRecogniser, type Recogniser } from '../providers/transcription/embedded/recogniser.ts';
import { drawQuickSheet } from './draw-quick-sheet.ts';
import { drawSheet } from './draw-sheet.ts';
import type { JuryCommand } from './jury-arguments.ts';
import type { JuryFilm, JuryTalk } from './jury-films.ts';
import { measureFilm } from './measure-film.ts';
import { measureVoices } from './measure-voices.ts';
import { mixSound } from './mix-sound.ts';
import { nearStillOf } from './near-still.ts';
import { recogniseLines } from './recognise-lines.ts';
import { talkSound } from './talk-sound.ts';
import { transcriptOf } from './transcript-of.ts';

export async function runJury(
  { films, countsWords, voices, ...how }: JuryCommand,
  setup: RenderSetup,
  makers: MovieMakers,
): Promise<string> {
  const { out } = how;
  await mkdir(out, { recursive: true });
  const rows: string[] = [];
  const refused: string[] = [];
  const recogniser = countsWords ? await loadRecogniser() : undefined;
  try {
    if (voices && recogniser) return await measureVoices(makers.speech, recogniser, setup);
    for (const film of films) {
      setup.signal.throwIfAborted();
      const row = await judge(film, { ...how, recogniser }, makers, setup).catch((error) => {
        refused.push(film.name);
        return rowOfRefused(film, error);
      });
      rows.push(row);
      await writeFile(join(out, 'measures.txt'), `${heading}\n${rows.join('\n')}\n`);
      setup.warn(rows.at(-1) ?? '');
    }
  } finally {
    await makers.speech.close();
    await makers.articles.close();
  }
  return `${films.length - refused.length} films in ${out}`;
}

/** A film that cannot be made, of an unknown keyword for one, is a row too: the others are judged all the same. */
function rowOfRefused({ name }: JuryFilm, error: unknown): string {
  if (!(error instanceof StartError)) throw error;
  return `${fileName(name).padEnd(16)}  ${error.message}`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

const fileName = (name: string) => name.replaceAll(' ', '-');

const heading =
  'film             seconds  slides  words/min  near-still  LUFS   peak dB  voice over music  longest silence  made in  words wrong  without names';

type JudgeOptions = Omit<JuryCommand, 'films' | 'countsWords' | 'voices'> & {
  readonly recogniser: Recogniser | undefined;
};

async function judge(
  { name: title, size, wizard: id, talk, ...film }: JuryFilm,
  { out, sheetsOnly, quick, soundOnly, small, theme, recogniser }: JudgeOptions,
  makers: MovieMakers,
  setup: RenderSetup,
): Promise<string> {
  const name = fileName(title);
  const folder = join(out, 'work', name);
  await mkdir(folder, { recursive: true });
  const began = performance.now();
  const quiet = { ...setup, warn: () => {} };
  const wizard = await loadWizard(id);
  const sound = talk && (await recorded(talk, folder, makers, setup));
  const { script, movie, file } = await writeMovie(
    {
      size,
      wizard,
      ...film,
      // What an article is about is read in its text.
      ...(film.article && { keyword: '' }),
      ...(talk && { sound, keyword: talk.keyword }),
      ...(talk?.hasTranscript && { transcript: talk.file }),
      theme,
      answers: undefined,
      pictures: undefined,
      seed: '',
      ...(quick && { voice: false }),
    },
    folder,
    makers,
    quiet,
  );
  const transcript = transcriptOf(script, movie);
  await writeFile(join(out, `${name}.txt`), transcript.text);
  const facts = [
    name.padEnd(16),
    movieSeconds(movie).toFixed(1).padStart(7),
    String(movie.frames.length).padStart(6),
    transcript.wordsPerMinute.toFixed(0).padStart(10),
  ];
  const assets = soundOnly ? undefined : await movieAssets(movie, setup.warn, setup.fetch);
  facts.push((assets ? percent(await nearStillOf(movie, assets)) : '').padStart(10));
  if (quick && assets) {
    await drawQuickSheet(movie, join(out, `${name}.png`), assets);
    return facts.join('  ');
  }
  if (!sheetsOnly) {
    const video = join(out, soundOnly ? `${name}.m4a` : `${name}.mp4`);
    if (soundOnly) await mixSound(file, movie, video, setup);
    else {
      await renderFile(
        {
          kind: 'video',
          movie: file,
          out: video,
          size: small ? smaller(size) : undefined,
          fromSeconds: undefined,
          toSeconds: undefined,
        },
        { ...setup, segmentsFolder: join(folder, 'segments') },
      );
    }
    const madeIn = (performance.now() - began) / 1000;
    const { programs, signal } = setup;
    const sound = await measureFilm(video, transcript.speaking, { programs, folder, signal });
    facts.push(
      sound.lufs.toFixed(1).padStart(7),
      sound.truePeakDb.toFixed(1).padStart(8),
      sound.voiceOverMusicDb.toFixed(1).padStart(12),
      sound.longestSilenceSeconds.toFixed(1).padStart(16),
      `${madeIn.toFixed(0)} s`.padStart(14),
    );
    if (recogniser) {
      const lines = linesOf(wizard.writeScript(movie));
      const heard = await recogniseLines(lines, {
        folder,
        recogniser,
        programs,
        signal,
        names: [...new Set(lines.flatMap(({ about }) => about ?? []))],
      });
      await writeFile(join(out, `${name}-heard.txt`), heard.text);
      facts.push(heard.share.padStart(10), heard.plainShare.padStart(13));
    }
  }
  if (!assets) return facts.join('  ');
  const sheet = join(out, `${name}.png`);
  if (small) await drawQuickSheet(movie, sheet, assets);
  else await drawSheet(file, movie, sheet, setup);
  return facts.join('  ');
}

/** What is spoken once is kept for the next look. */
async function recorded(
  { file, recording }: JuryTalk,
  folder: string,
  { speech }: MovieMakers,
  { programs, signal }: RenderSetup,
): Promise<string> {
  const text = await readFile(file, 'utf8');
  const about = createHash('sha256').update(`${recording}\n${text}`).digest('hex').slice(0, 12);
  const name = `recorded-${about}.mp3`;
  const sound = join(folder, name);
  if (!existsSync(sound)) {
    await talkSound({ text, recording, folder, file: name, speech, programs, signal });
  }
  return sound;
}

/** Enough for looking and listening, in a ninth of the time. */
function smaller({ width, height }: JuryFilm['size']): JuryFilm['size'] {
  const scale = 360 / Math.min(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
