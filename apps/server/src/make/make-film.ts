/** From a keyword to a finished film, without server, database or account. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  type ListicleAnswers,
  scriptToMovie,
  type TopicPack,
  themeCalled,
  writeScript,
} from '@reelwright/wizards';
import { type RenderSetup, renderFile, requireFolder } from '../encode/command-line/render-file.ts';
import { StartError } from '../errors/start-error.ts';
import { createEmbeddedSpeech } from '../providers/text-to-speech/embedded/embedded-speech.ts';
import { findTopic } from './find-topic.ts';
import type { MakeCommand } from './make-arguments.ts';
import { speakScript } from './speak-script.ts';

const music = '/library/sample/music.mp3';

export async function makeFilm(command: MakeCommand, setup: RenderSetup): Promise<string> {
  const pack = await findTopic(command.keyword);
  if (!pack) {
    throw new StartError(
      `There is no topic "${command.keyword}" yet. Try coffee, dogs, planets or productivity.`,
    );
  }
  await requireFolder(dirname(command.out));
  const script = writeScript(answersFrom(pack, command));
  const folder = await mkdtemp(join(dirname(command.out), `.${basename(command.out)}-`));
  const speech = createEmbeddedSpeech();
  try {
    const voice = command.voice
      ? await speakScript(script, {
          ...{ speech, folder, voice: command.voice },
          ...{ programs: setup.programs, signal: setup.signal },
          onLine: (done, of) => setup.warn(`Speaking line ${done} of ${of}`),
        })
      : new Map();
    await speech.close();
    const movie = scriptToMovie(script, {
      ...{ theme: themeCalled(command.theme), ...command.size, voice, musicUrl: music },
    });
    const file = join(folder, 'movie.json');
    await writeFile(file, JSON.stringify(movie));
    return await renderFile(
      {
        kind: 'video',
        movie: file,
        out: command.out,
        size: undefined,
        fromSeconds: undefined,
        toSeconds: undefined,
      },
      setup,
    );
  } finally {
    await speech.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function answersFrom(pack: TopicPack, { count, seed }: MakeCommand): ListicleAnswers {
  const [list] = pack.lists;
  if (!list) throw new StartError(`The topic ${pack.id} has no list.`);
  const items = list.items.slice(0, count);
  return {
    keyword: pack.id,
    idea: list.idea.replace(/\b\d+\b/, String(items.length)),
    unit: list.unit,
    units: list.units,
    items: items.map((item, at) => ({
      id: `item-${at + 1}`,
      text: item.name,
      trivia: item.facts.slice(0, 2),
      objects: item.objects,
      ...(item.place && { place: item.place }),
    })),
    hooks: pack.hooks,
    closings: pack.closings,
    place: pack.place,
    countUp: false,
    showTitleFrame: true,
    showCountdown: true,
    seed,
  };
}
