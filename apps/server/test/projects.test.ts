import { addItem, changeItem, moveSlide } from '@reelwright/movie';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { movie, openMember, openTab, slide, type TestMember, textItem } from './test-projects.ts';
import { createTestServer } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let ann: TestMember;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database });
  ann = await openMember(app, database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('saving a project', () => {
  it('gives a new one its id, the name My-Project and revision 1', async () => {
    const data = movie([slide('a', textItem('x'))]);
    const reply = await ann.save({ data_json: JSON.stringify(data) });
    expect(reply).toMatchObject({ type: 'saved', revision: 1 });
    const project = await ann.load(reply.id);
    expect(project).toMatchObject({ name: 'My-Project', title: '', category: 'full-video' });
    expect(JSON.parse(project.data_json)).toEqual(data);
  });

  it('counts each change and reads back what was edited', async () => {
    const { id } = await ann.save({ data_json: JSON.stringify(movie([slide('a'), slide('b')])) });
    const tab = await openTab(ann, id);
    const added = tab.edit(addItem, { slideId: 'a', item: textItem('x') });
    expect(await tab.send(added)).toMatchObject({ type: 'saved', id, revision: 2 });
    const changed = tab.edit(changeItem, { slideId: 'a', itemId: 'x', fields: { text: 'Grüße' } });
    expect(await tab.send(changed)).toMatchObject({ type: 'saved', revision: 3 });
    const moved = tab.edit(moveSlide, { slideId: 'a', to: 1 });
    expect(await tab.send(moved)).toMatchObject({ type: 'saved', revision: 4 });
    expect(JSON.parse((await ann.load(id)).data_json)).toEqual(tab.data);
  });
});
