import type { Page } from '@playwright/test';
import { answer } from './answer.ts';
import { showAs } from './pretend.ts';
import { text } from './project-tools.ts';
import { expect, expectLooks, prepareLooks, setTime, test } from './test.ts';

const wideAndNarrow = [1440, 640];
const texts = [
  'The best coffee in town',
  'Beans from Ethiopia<br>and Colombia',
  'Open every day from 8',
];
const project = {
  id: 12,
  name: 'Coffee video',
  title: 'Coffee video',
  category: 'full-video',
  thumbnail: null,
  revision: 4,
  created_at: '2026-01-02T09:30:00Z',
  updated_at: '2026-01-02T12:04:00Z',
  data_json: JSON.stringify({
    version: 1,
    slideIndex: 3,
    frames: texts.map((words, index) => ({
      id: `slide${index}`,
      title: `Slide #${index + 1}`,
      background: { type: 'color', color: '#edc896' },
      items: [
        {
          id: `text${index}`,
          type: 'text',
          x: 192,
          y: 340,
          width: 1536,
          height: 400,
          scaleX: 1,
          scaleY: 1,
          text: `<b>${words}</b>`,
          font: { size: 140, color: '#17181c' },
        },
      ],
    })),
  }),
};

/** A project that does not exist, always the same one, so that pictures stay the same. */
async function showProject(page: Page): Promise<void> {
  await showAs(page);
  await setTime(page, '2026-01-02T13:00:00Z');
  await answer(page, '*/api/user/projects/load*', { json: project });
  await answer(page, '*/api/user/projects/patch', {
    json: {
      type: 'refused',
      reason: 'stale',
      msg: '',
      project: { ...project, revision: 5, data_json: '{"version":1}' },
    },
  });
  await answer(page, '*/api/user/projects/history*', {
    json: {
      results: [4, 3, 1].map((revision) => ({
        revision,
        saved_at: `2026-01-02T1${revision - 2}:04:00Z`.replace('T1-1', 'T09'),
        title: 'Coffee video',
        frames: revision === 1 ? 1 : 3,
        bytes: 700 * revision,
        current: revision === 4,
      })),
    },
  });
}

test('the editor, its history and a conflict look right', async ({ page }) => {
  await prepareLooks(page, 1440);
  await showProject(page);
  await page.goto('/members.html?pid=12#/full-video');
  await expect(page.getByRole('navigation', { name: 'Slides' })).toBeVisible();
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'As it is now' })).toBeVisible();
  await expectLooks(page, 'project-editor-history', wideAndNarrow);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await prepareLooks(page, 1440);
  await page.getByRole('button', { name: /^Slide #2/ }).click();
  await page.mouse.move(0, 0);
  await expectLooks(page, 'project-editor', wideAndNarrow);

  await prepareLooks(page, 1440);
  await page.getByRole('button', { name: /^Slide #1/ }).click();
  await text(page, 1).fill('The best coffee in the world');
  await page.getByRole('button', { name: 'See when' }).click();
  await expect(page.getByText(/as revision 5/)).toBeVisible();
  await expectLooks(page, 'project-editor-conflict', wideAndNarrow);
});
