import { randomUUID } from 'node:crypto';
import {
  type Change,
  type Edit,
  type Item,
  measureJson,
  newProjectData,
  type ProjectData,
  runEdit,
  type Slide,
} from '@reelwright/movie';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';

let members = 0;

/** Limits that no test runs into. */
const plenty = { windowSeconds: 60, perAddress: 1e6, perAccount: 1e6 };
export const noLimits = { read: plenty, autosave: plenty, change: plenty };

/** A server with a database of its own, for all tests of a file: `const { openMember } = await openHouse()`. */
export async function openHouse() {
  const database = await createTestDatabase();
  const app = await createTestServer({ database, rateLimits: noLimits });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return { database, openMember: () => openMember(app, database) };
}

/** Somebody with an account, calling the server. */
export async function openMember(app: FastifyInstance, database: TestDatabase) {
  members += 1;
  const email = `member${members}@example.com`;
  const { id, cookie } = await signUp(database, { email });
  const remoteAddress = `203.0.113.${members % 250}`;
  const get = (path: string, query: Record<string, unknown> = {}) =>
    app.inject({
      url: `${path}?${new URLSearchParams(query as Record<string, string>)}`,
      headers: { cookie },
      remoteAddress,
    });
  const post = (path: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: path, headers: { cookie }, payload, remoteAddress });
  return {
    id,
    email,
    cookie,
    get,
    post,
    list: async (query: Record<string, unknown> = {}) =>
      (await get('/api/user/projects/list', query)).json(),
    load: async (projectId: number) =>
      (await get('/api/user/projects/load', { id: projectId })).json(),
    save: async (body: object) =>
      (await post('/api/user/projects/save', { change_id: randomUUID(), ...body })).json(),
    patch: async (body: object) =>
      (await post('/api/user/projects/patch', { change_id: randomUUID(), ...body })).json(),
  };
}
export type TestMember = Awaited<ReturnType<typeof openMember>>;

export function textItem(id: string, text = 'Hello'): Item {
  return { id, type: 'text', text, timing: { startTime: 0, endTime: 5 } } as Item;
}

export function slide(id: string, ...items: Item[]): Slide {
  return { id, items, title: `Slide ${id}` };
}

/** A document with these slides; `fields` go on top. */
export function movie(slides: Slide[] = [], fields: object = {}): ProjectData {
  return JSON.parse(JSON.stringify({ ...newProjectData(), frames: slides, ...fields }));
}

/** A member's copy of a project in the browser: edits it and sends what changed. */
export async function openTab(member: TestMember, projectId: number) {
  const project = await member.load(projectId);
  const tab = {
    data: JSON.parse(project.data_json) as ProjectData,
    revision: project.revision as number,
    /** Makes an edit here, and says how to send it. */
    edit<Details>(edit: Edit<Details>, details: Details) {
      const { data, changes } = runEdit(tab.data, edit, details);
      tab.data = data;
      return tab.body(changes);
    },
    body(changes: readonly Change[]) {
      return {
        id: projectId,
        diff: JSON.stringify(changes),
        hash: measureJson(tab.data as never).letters,
        revision: tab.revision,
        change_id: randomUUID(),
      };
    },
    async send(body: object) {
      const reply = await member.patch(body);
      if (reply.type === 'saved') tab.revision = reply.revision;
      return reply;
    },
  };
  return tab;
}
