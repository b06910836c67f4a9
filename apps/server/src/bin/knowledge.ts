/** `npm run knowledge -- check | meanings | coverage words.txt`: looks after what we know by heart. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StartError } from '../errors/start-error.ts';
import { coverageTable, keywordsOf, measureCoverage } from '../knowledge-desk/measure-coverage.ts';
import { problemsOfThings } from '../knowledge-files/check-things.ts';
import { parseThings } from '../knowledge-files/parse-things.ts';
import { readKnowledgeFiles } from '../knowledge-files/read-knowledge-files.ts';
import { hasObject } from '../library/built-in/object-drawing.ts';
import { readArt } from '../library/built-in/read-art.ts';
import { createEmbeddedKnowledge } from '../providers/knowledge/embedded/embedded-knowledge.ts';
import { meaningsFile, packMeanings } from '../providers/knowledge/embedded/meaning-shelf.ts';
import { readTopicShelf } from '../providers/knowledge/embedded/topic-shelf.ts';
import {
  namesWithMeaning,
  objectMeaningsFile,
  packObjectMeanings,
} from '../providers/media-search/built-in/object-meanings.ts';
import { readPictureIndex } from '../providers/media-search/built-in/picture-index.ts';
import { createEmbeddedMeaning } from '../providers/sentence-meaning/embedded/embedded-meaning.ts';
import { exitWithSentence } from './run-process.ts';

const usage = `Please say what to do:
  npm run knowledge -- check                  what a program sees wrong with what is written down
  npm run knowledge -- meanings               works out where everything lies in meaning, after a change
  npm run knowledge -- coverage words.txt     what films of these keywords would be made of`;

async function run([command, file]: readonly string[]): Promise<string> {
  switch (command) {
    case 'check':
      return checkAll();
    case 'meanings':
      return makeMeanings();
    case 'coverage':
      if (file) return coverageOf(file);
      throw new StartError(usage);
    default:
      throw new StartError(usage);
  }
}

async function checkAll(): Promise<string> {
  const things = await readKnowledgeFiles('things', parseThings);
  const thisYear = new Date().getFullYear();
  const hasPlace = async (name: string) =>
    (await readArt(`/library/places/${name}-3.webp`)) !== undefined;
  const problems = await problemsOfThings(things, { hasObject, hasPlace, thisYear });
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return `${things.length} things, nothing wrong with them that a program can see.`;
}

async function makeMeanings(): Promise<string> {
  const { packs } = await readTopicShelf();
  const meaning = createEmbeddedMeaning();
  try {
    await writeFile(meaningsFile, await packMeanings(packs, meaning));
    const names = await namesWithMeaning(await readPictureIndex());
    await writeFile(objectMeaningsFile, await packObjectMeanings(names, meaning));
    return `${packs.length} topics and things and ${names.length} objects have their place.`;
  } finally {
    await meaning.close();
  }
}

async function coverageOf(file: string): Promise<string> {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`There is no file ${file} that could be read.`);
  const meaning = createEmbeddedMeaning();
  const knowledge = createEmbeddedKnowledge({ meaning });
  const ask = { signal: new AbortController().signal, asker: 'coverage' };
  try {
    const rows = [];
    for (const asked of keywordsOf(text)) rows.push(await measureCoverage(asked, knowledge, ask));
    return coverageTable(rows);
  } finally {
    await meaning.close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
  process.exit(0);
} catch (error) {
  exitWithSentence(error);
}
