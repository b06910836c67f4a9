import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

interface Wanted {
  readonly title: string;
  readonly category?: string;
  readonly slides?: number;
  readonly description?: string;
  readonly thumbnail?: string;
}

/** Makes a project by the calls alone, for whoever the browser is signed in as. */
export async function makeProject(page: Page, wanted: Wanted): Promise<number> {
  const { title, category = 'listicle-video', slides = 1, description = '', thumbnail } = wanted;
  const frames = Array.from({ length: slides }, (_, index) => ({
    id: `slide-${index}`,
    title: `Slide ${index + 1}`,
    items: [
      {
        id: `text-${index}`,
        type: 'text',
        text: `${title} “${index + 1}” – è 咖啡`,
        timing: { startTime: 0, endTime: 5 },
      },
    ],
  }));
  const reply = await page.request.post('/api/user/projects/save', {
    data: {
      name: title,
      title,
      category,
      ...(thumbnail && { thumbnail }),
      data_json: JSON.stringify({ version: 1, publish: { description }, frames }),
      change_id: randomUUID(),
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).id;
}

/** The same with a document in which nothing is left out, as the app itself saves it: an import fills it up. */
export async function makeWholeProject(page: Page, title: string): Promise<number> {
  const draft = await makeProject(page, { title, slides: 4, description: 'Kept.' });
  const backup = await page.request.get(`/api/members/save-local?proj_id=${draft}`);
  const reply = await page.request.post('/api/user/projects/import', {
    data: { backup: await backup.text() },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  await page.request.post('/api/user/projects/remove', { data: { id: draft } });
  return (await reply.json()).id;
}

export async function makeProjects(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) await makeProject(page, { title });
}

/** The document of a project, as text. */
export async function documentOf(page: Page, id: number): Promise<string> {
  const reply = await page.request.get(`/api/user/projects/load?id=${id}`);
  expect(reply.ok(), await reply.text()).toBe(true);
  return (await reply.json()).data_json;
}

export const openList = (page: Page) => page.goto('/members.html#/projects');

export const titlesOf = (page: Page) =>
  page.getByRole('list', { name: 'Videos' }).getByRole('heading');

export const row = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Videos' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The foot of the list. */
export const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of videos' });
