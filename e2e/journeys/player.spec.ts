import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signUpVerified } from './people.ts';
import { expect, test } from './test.ts';

const text = (id: string, words: string, at: object = {}) => ({
  id,
  type: 'text',
  x: 160,
  y: 340,
  width: 1600,
  height: 400,
  scaleX: 1,
  scaleY: 1,
  text: `<p style="text-align:center"><b>${words}</b></p>`,
  font: { family: 'Sen', size: 160, color: '#ffffff' },
  timing: { startTime: 0, endTime: 2 },
  ...at,
});

/** Red for two seconds, then blue for two. */
const movie = {
  version: 1,
  frames: [
    {
      id: 'red',
      duration: 2,
      background: { type: 'color', color: '#c00000' },
      items: [text('a', 'First')],
    },
    {
      id: 'blue',
      duration: 2,
      background: { type: 'color', color: '#0000c0' },
      items: [text('b', 'Second')],
    },
  ],
};

async function saveMovie(page: Page, data: object = movie): Promise<number> {
  const reply = await page.request.post('/api/user/projects/save', {
    data: {
      name: 'Two colours',
      category: 'full-video',
      data_json: JSON.stringify(data),
      change_id: randomUUID(),
    },
  });
  return ((await reply.json()) as { id: number }).id;
}

test('the page around the player is told when it is ready, where it is and when it stops', async ({
  page,
}) => {
  await signUpVerified(page, 'framed');
  const id = await saveMovie(page);
  await page.goto('/members.html');
  await page.evaluate((pid) => {
    const messages: string[] = [];
    Object.assign(window, { messages });
    addEventListener('message', ({ data }) => {
      if (data?.source === 'reelwright-player' && messages.at(-1) !== data.type)
        messages.push(data.type);
    });
    const frame = document.createElement('iframe');
    frame.src = `/player.html?pid=${pid}&preview=1&autoplay=1&fIndex=1`;
    document.body.append(frame);
  }, id);
  const messages = () => page.evaluate(() => Reflect.get(window, 'messages') as string[]);
  await expect.poll(messages).toContain('stopped');
  expect((await messages()).indexOf('ready')).toBeGreaterThanOrEqual(0);
  expect(await messages()).toContain('time');
});

test.describe('what cannot be played', () => {
  test.use({ allowRefusals: true });

  test('is told in a sentence', async ({ page }) => {
    await signUpVerified(page, 'missing');
    for (const [query, sentence] of [
      ['', 'No video was chosen.'],
      ['?pid=999999', "We couldn't find what you asked for."],
      [`?pid=${await saveMovie(page, { version: 1 })}`, 'This video has no slides yet.'],
    ] as const) {
      await page.goto(`/player.html${query}`);
      await expect(page.getByRole('alert')).toHaveText(sentence);
    }
  });
});
