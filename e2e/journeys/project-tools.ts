import { expect, type Page } from '@playwright/test';

/** A project of the signed-in member, made by the calls alone; its id. */
export async function makeProject(
  page: Page,
  name: string,
  texts: readonly string[],
  more: object = {},
  category = 'full-video',
) {
  return saveProject(page, { name, title: name, category, data_json: documentWith(texts, more) });
}

/** The saved form of a movie with a slide for each text. */
export function documentWith(texts: readonly string[], more: object = {}): string {
  const frames = texts.map((text, index) => ({
    id: `slide${index}`,
    title: `Slide #${index + 1}`,
    items: [{ id: `text${index}`, type: 'text', text, font: { size: 80 } }],
  }));
  return JSON.stringify({ version: 1, frames, slideIndex: frames.length, ...more });
}

/**
 * Saves a project by the calls alone: a new one, or `id` as it was in its last `revision`.
 * @param address of another installation than the one that all journeys share
 */
export async function saveProject(page: Page, project: object, address = ''): Promise<number> {
  const data = { ...project, change_id: crypto.randomUUID() };
  const reply = await page.request.post(`${address}/api/user/projects/save`, { data });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = (await reply.json()) as { id: number };
  return id;
}

export interface LoadedProject {
  readonly id: number;
  readonly name: string;
  readonly revision: number;
  readonly data_json: string;
}

export async function loadProject(page: Page, id: number): Promise<LoadedProject> {
  const reply = await page.request.get(`/api/user/projects/load?id=${id}`);
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}

export async function openEditor(page: Page, id: number, address = ''): Promise<void> {
  await page.goto(`${address}/members.html?pid=${id}#/full-video`);
  await expect(page.getByRole('navigation', { name: 'Slides' })).toBeVisible();
}

export const slideTitle = (page: Page) => page.getByRole('textbox', { name: 'Slide title' });
export const text = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Text ${number}`, exact: true });

export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved · \d\d:\d\d$/)).toBeVisible();
}

/** The text items of a saved project, slide by slide. */
export function textsOf({ data_json }: LoadedProject): readonly string[] {
  const { frames } = JSON.parse(data_json) as {
    frames: { items: { text: string }[] }[];
  };
  return frames.flatMap(({ items }) => items.map((item) => item.text));
}
