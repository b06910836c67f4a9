import { setTimeout as sleep } from 'node:timers/promises';
import { noLooks } from '@reelwright/contract';
import { productWatermark } from '@reelwright/movie';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeLooks } from '../src/features/looks/looks-repository.ts';
import { packText } from '../src/features/projects/pack-text.ts';
import { filmsOfRender } from '../src/features/videos/films-of-render.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { tinyMovie } from './test-videos.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rename = (name: string) => writeLooks(database.db, { ...noLooks, name });

async function watermarkOf(createdAt: Date) {
  const document = await packText(JSON.stringify(tinyMovie(1)));
  const render = { projectId: 1, formats: [], document, quality: 'sd', customSize: true } as const;
  const [film] = await filmsOfRender(database.db, { ...render, watermark: true, createdAt });
  return film.movie.watermark?.text;
}

it('a film goes on with the name it was published under, whatever the owner calls the product meanwhile', async () => {
  const before = new Date();
  expect(await watermarkOf(before)).toBe(productWatermark.text);
  await rename('Ann’s Films');
  const between = new Date();
  await rename('Films of Ann');
  expect(await watermarkOf(before)).toBe(productWatermark.text);
  expect(await watermarkOf(between)).toBe('Made with Ann’s Films');
  expect(await watermarkOf(new Date())).toBe('Made with Films of Ann');
});

it('what is not about the name keeps the names of before', async () => {
  const before = new Date();
  // Both clocks count milliseconds.
  await sleep(5);
  await rename('Reels');
  await writeLooks(database.db, { ...noLooks, name: 'Reels', welcome: 'Hello' });
  expect(await watermarkOf(before)).toBe('Made with Films of Ann');
});
