import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '../src/db/migrate.ts';
import { parseChangelog } from '../src/features/version/read-changelog.ts';
import { createTestDatabase } from './test-database.ts';
import { cookieFor, createTestServer } from './test-server.ts';

const folder = new URL('stored-versions/', import.meta.url);
/** How far the schema was in each version. A version that adds migrations adds a file and a line. */
const migrationsOf: Readonly<Record<string, number>> = {
  '1.2.51': 28,
  '1.3.0': 30,
};

it.each(readdirSync(folder).map((file) => file.replace(/\.sql$/, '')))(
  'what version %s stored is brought up to date, and its project opens',
  async (version) => {
    const database = await createTestDatabase('template0');
    onTestFinished(() => database.close());
    const { databaseUrl, pool } = database;
    await migrateDatabase(databaseUrl, { only: migrationsOf[version] ?? 0 });
    await pool.query(readFileSync(new URL(`${version}.sql`, folder), 'utf8'));
    await migrateDatabase(databaseUrl);
    const app = await createTestServer({ database });
    try {
      const headers = { cookie: await cookieFor(database, 1) };
      const opened = await app.inject({ url: '/api/user/projects/load?id=1', headers });
      expect(opened.json()).toMatchObject({ title: 'Coffee' });
      expect(opened.json().data_json).toContain('Three ways to make coffee');
      const choices = await app.inject({ url: '/api/members/installation', headers });
      expect(choices.json()).toMatchObject({ sign_up: 'invited' });
    } finally {
      await app.close();
    }
  },
);

it('keeps a database of every version before this one', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const { version: current } = JSON.parse(read('package.json'));
  const landed = parseChangelog(read('CHANGELOG.md')).map(({ version }) => version);
  const kept = readdirSync(folder).map((file) => file.replace(/\.sql$/, ''));
  expect(landed).toContain(current);
  expect(landed.filter((version) => version !== current && !kept.includes(version))).toEqual([]);
  expect(kept.sort()).toEqual(Object.keys(migrationsOf).sort());
});
