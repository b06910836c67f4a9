/** From a keyword to a finished film, without server, database or account. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import {
  listicleLines,
  scriptToMovie,
  type TopicPack,
  themeCalled,
  writeListicle,
} from '@reelwright/wizards';
import { type RenderSetup, renderFile, requireFolder } from '../encode/command-line/render-file.ts';
import { StartError } from '../errors/start-error.ts';
import { createEmbeddedSpeech } from '../providers/text-to-speech/embedded/embedded-speech.ts';
import { findTopic } from './find-topic.ts';
import type { MakeCommand } from './make-arguments.ts';
import { speakLines } from './speak-lines.ts';

const music = '/library/sample/music.mp3';

export async function makeFilm(command: MakeCommand, setup: RenderSetup): Promise<string> {
  const pack = await findTopic(command.keyword);
  if (!pack) {
    throw new StartError(
      `There is no topic "${command.keyword}" yet. Try coffee, dogs, planets or productivity.`,
    );
  }
  await requireFolder(dirname(command.out));
  const answers = answersFrom(pack, command);
  const folder = await mkdtemp(join(dirname(command.out), `.${basename(command.out)}-`));
  const speech = createEmbeddedSpeech();
  try {
    const data = command.voice
      ? await speakLines(answers, listicleLines(answers), {
          ...{ speech, folder, voice: command.voice },
          ...{ programs: setup.programs, signal: setup.signal },
          onLine: (done, of) => setup.warn(`Speaking line ${done} of ${of}`),
        })
      : answers;
    await speech.close();
    const { movie } = scriptToMovie(writeListicle(data), {
      ...{ theme: themeCalled(command.theme), ...command.size, data, musicUrl: music },
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

function answersFrom(pack: TopicPack, { keyword, count, seed }: MakeCommand): ProjectData {
  const [list] = pack.lists;
  if (!list) throw new StartError(`The topic ${pack.id} has no list.`);
  const items = list.items.slice(0, count);
  const at = Number(seed) || 0;
  return {
    ...newProjectData(),
    keyword,
    info: {
      idea: { text: list.idea },
      hook: { text: pack.hooks[at % pack.hooks.length] },
      closing: { text: pack.closings[at % pack.closings.length] },
      place: pack.place,
      seed,
      size: items.length,
      unit: list.unit,
      items: items.map((item, index) => ({
        id: `item-${index + 1}`,
        text: item.name,
        keyword: item.search,
        trivia: item.facts.slice(0, 2).map((text) => ({ text })),
        objects: item.objects,
        ...(item.place && { place: item.place }),
      })),
    },
  };
}
