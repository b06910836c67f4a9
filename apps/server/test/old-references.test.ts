import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '../src/db/migrate.ts';
import { fileReferences, projects, storedFiles } from '../src/db/schema/index.ts';
import { listUselessFiles, noteFile } from '../src/features/stored-files/stored-file-repository.ts';
import { createNoteOldReferencesHandler } from '../src/features/videos/note-old-references.ts';
import { newStorageKey } from '../src/storage/storage-key.ts';
import { createTestDatabase, silentLog } from './test-database.ts';
import { movie, openMember, slide } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { pictureItem, saveProject } from './test-videos.ts';

it('keeps what a project uses that was saved before files had owners', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const app = await createTestServer({ database });
  onTestFinished(() => app.close());
  const { db } = database;
  const member = await openMember(app, database);
  const [used, unused] = [newStorageKey('uploads', 'png'), newStorageKey('uploads', 'png')];
  for (const key of [used, unused]) await noteFile(db, { key, kind: 'upload', userId: member.id });
  await saveProject(member, movie([slide('a', pictureItem('p', `/files/${used}`))]));
  // As an earlier version left it, long ago.
  await db.delete(fileReferences);
  await db.update(projects).set({ referencesNoted: false });
  const longAgo = sql`now() - interval '40 days'`;
  await db.update(storedFiles).set({ storedAt: longAgo, usedAt: longAgo });

  expect(await listUselessFiles(db)).toEqual([]);
  const { run } = createNoteOldReferencesHandler(db);
  await run({}, { log: silentLog, signal: new AbortController().signal });
  expect(await listUselessFiles(db)).toEqual([unused]);
  expect(await db.select().from(projects)).toMatchObject([{ referencesNoted: true }]);
});

/** The migration that asks for it comes after these. */
const migrationsBefore = 11;

it('looks at the projects that are there when the product is updated, not at new ones', async () => {
  const clusterUrl = inject('clusterUrl');
  const name = `old_${randomBytes(6).toString('hex')}`;
  const cluster = new pg.Client({ connectionString: clusterUrl });
  await cluster.connect();
  await cluster.query(`create database ${name}`);
  const databaseUrl = clusterUrl.replace(/\/\w+$/, `/${name}`);
  await migrateDatabase(databaseUrl, { only: migrationsBefore });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await cluster.query(`drop database ${name} with (force)`);
    await cluster.end();
  });
  await client.query("insert into users (email) values ('ann@example.com')");
  const addProject = () =>
    client.query(
      `insert into projects (user_id, created_by, name, title, category, description, frames, duration,
         width, height, bytes, letters, revision, snapshot_revision, snapshot_at)
       select id, gen_random_uuid(), '', '', '', '', 0, 0, 0, 0, 0, 0, 1, 1, now() from users`,
    );
  await addProject();
  await migrateDatabase(databaseUrl);
  await addProject();
  const { rows } = await client.query('select references_noted from projects order by id');
  expect(rows).toEqual([{ references_noted: false }, { references_noted: true }]);
});
