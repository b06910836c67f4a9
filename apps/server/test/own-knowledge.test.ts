import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeOwn,
  listFileProblems,
  listOwn,
} from '../src/features/knowledge/own/own-knowledge-repository.ts';
import { createQuestionsInDatabase } from '../src/features/knowledge/own/questions-in-database.ts';
import { createOwnKnowledge } from '../src/features/knowledge/own/read-own-knowledge.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { temporaryFolder } from './test-settings.ts';

const bread = (name: string, oven = 'stone') =>
  [
    `# ${name}`,
    '> A crust that sings.',
    'Two days of rest | The dough sleeps in the cellar.',
    `Our oven | We bake it on ${oven}.`,
    'Only four things | Flour, water, salt and time.',
    'A crust that sings | It crackles while it cools.',
    'Fresh for a week | Keep it in a linen bag.',
  ].join('\n');

let database: TestDatabase;
let dataDir: string;
let clock = Date.parse('2026-01-01T00:00:00Z');
beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = temporaryFolder();
});
afterEach(() => database.close());

/** Written later than whatever was written before. */
async function writeBreads(text: string, file = 'breads.txt'): Promise<void> {
  await mkdir(join(dataDir, 'knowledge', 'things'), { recursive: true });
  const path = join(dataDir, 'knowledge', 'things', file);
  await writeFile(path, text);
  clock += 60_000;
  await utimes(path, clock / 1000, clock / 1000);
}

/** One process; each look is one after the pause between two. */
function openProcess(folder = dataDir) {
  const own = createOwnKnowledge({ db: database.db, dataDir: folder });
  return async () => {
    own.lookAgain();
    return own.read();
  };
}
const namesOf = ({ things }: { things: readonly { name: string }[] }) =>
  things.map(({ name }) => name);

it('keeps the questions that a model wrote for all processes, the first ones where two asked at once', async () => {
  const [here, elsewhere] = [
    createQuestionsInDatabase(database.db),
    createQuestionsInDatabase(database.db),
  ];
  const about = (oven: string) => [
    { question: `What bakes ${oven}?`, right: 'Rye', wrong: ['Spelt'], objects: [] },
  ];
  expect(await here.get('rye')).toBeUndefined();
  expect(await here.put('rye', about('on stone'))).toEqual(about('on stone'));
  expect(await elsewhere.put('rye', about('on steel'))).toEqual(about('on stone'));
  expect(await elsewhere.get('rye')).toEqual(about('on stone'));
  await database.pool.query("update found_knowledge set found_at = now() - interval '25 hours'");
  expect(await elsewhere.get('rye')).toBeUndefined();
  expect(await elsewhere.put('rye', about('on steel'))).toEqual(about('on steel'));
});

describe('files in DATA_DIR/knowledge', () => {
  it('are taken in, and a changed one without a start, by all processes, also of machines without it', async () => {
    const [here, elsewhere] = [openProcess(), openProcess(temporaryFolder())];
    expect(namesOf(await here())).toEqual([]);
    await writeBreads(`${bread('Rye')}\n\n${bread('Spelt')}`);
    expect(namesOf(await here())).toEqual(['Rye', 'Spelt']);
    const before = await elsewhere();
    expect(namesOf(before)).toEqual(['Rye', 'Spelt']);
    // As long as nothing changes, nothing is read again.
    expect(await elsewhere()).toBe(before);
    await writeBreads(`${bread('Rye', 'steel')}\n\n${bread('Spelt')}`);
    await here();
    const { things } = await elsewhere();
    expect(things[0]?.points[1]?.sentences).toEqual(['We bake it on steel.']);
  });

  it('that are broken in parts are used as far as they can be read, and say where', async () => {
    const look = openProcess();
    await writeBreads(`What is this?\n${bread('Rye')}\n\n# Spelt\nOur oven\n\n${bread('Oat')}`);
    expect(namesOf(await look())).toEqual(['Oat', 'Rye']);
    expect(await listFileProblems(database.db)).toEqual([
      { file: 'things/breads.txt', line: 1, sentence: 'An entry begins with # and its name.' },
      expect.objectContaining({ file: 'things/breads.txt', line: 10 }),
      expect.objectContaining({ file: 'things/breads.txt', line: 11, part: 'Point 1' }),
    ]);
    await writeBreads(bread('Rye'));
    await look();
    expect(await listFileProblems(database.db)).toEqual([]);
  });

  it('do not undo what was corrected on the page, and bring back what changes in them', async () => {
    const look = openProcess();
    await writeBreads(`${bread('Rye')}\n\n${bread('Spelt')}`);
    await look();
    const [rye] = await listOwn(database.db);
    await changeOwn(database.db, rye?.id ?? 0, 1, { name: 'Rye', text: bread('Rye', 'clay') });
    // Another process starts, and another bread is changed in the file.
    await openProcess()();
    await writeBreads(`${bread('Rye')}\n\n${bread('Spelt', 'iron')}`);
    const { things } = await look();
    const ovens = things.map(({ points }) => points[1]?.sentences[0]);
    expect(ovens).toEqual(['We bake it on clay.', 'We bake it on iron.']);
    await writeBreads(bread('Rye', 'brick'));
    expect((await look()).things[0]?.points[1]?.sentences).toEqual(['We bake it on brick.']);
  });

  it('that two processes see at once are taken in once', async () => {
    await writeBreads(bread('Rye'));
    await Promise.all([openProcess()(), openProcess()(), openProcess()()]);
    expect(await listOwn(database.db)).toMatchObject([{ name: 'Rye', revision: 1 }]);
  });

  it('that are removed leave what was read of them, but are no longer found fault with', async () => {
    const look = openProcess();
    await writeBreads(`${bread('Rye')}\n# Oops`);
    await look();
    expect(await listFileProblems(database.db)).toHaveLength(1);
    await rm(join(dataDir, 'knowledge'), { recursive: true });
    expect(namesOf(await look())).toEqual(['Rye']);
    expect(await listFileProblems(database.db)).toEqual([]);
  });
});

it('two questions at the same moment after a change both see it', async () => {
  const own = createOwnKnowledge({ db: database.db, dataDir });
  await own.read();
  await writeBreads(bread('Rye'));
  own.lookAgain();
  const [one, other] = await Promise.all([own.read(), own.read()]);
  expect([namesOf(one), namesOf(other)]).toEqual([['Rye'], ['Rye']]);
});

it('a database that is away leaves what was read before', async () => {
  const own = createOwnKnowledge({ db: database.db, dataDir });
  await writeBreads(bread('Rye'));
  expect(namesOf(await own.read())).toEqual(['Rye']);
  await database.pool.query('alter table own_knowledge rename to gone');
  own.lookAgain();
  expect(namesOf(await own.read())).toEqual(['Rye']);
});
