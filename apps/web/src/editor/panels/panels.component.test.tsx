import { Item } from '@reelwright/movie';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

beforeEach(async () => {
  await page.viewport(1440, 900);
  answerCalls({ '/api/members/library': () => [] });
});

const box = { width: 600, height: 300, scaleX: 1, scaleY: 1, timing: { startTime: 0, endTime: 6 } };
const chart = { kind: 'chart', labels: ['May'], series: [{ name: 'Sales', values: [12] }] };
const items = [
  { id: 'text', name: 'Words', type: 'text', text: 'Words' },
  { id: 'picture', name: 'Photo', type: 'image', url: '/library/sample/poster.webp' },
  { id: 'chart', name: 'Chart', type: 'image', graphic: chart },
  { id: 'shape', name: 'Shape', type: 'image', graphic: { kind: 'shape' } },
].map((item, index) => Item.parse({ ...box, ...item, x: 40 + 300 * index, y: 60 + 200 * index }));

const panel = page.getByRole('region', { name: 'Selection' });
const part = (name: string) => panel.getByText(name, { exact: true });

it('lets everybody use what can be set of the slide, of words and of pictures', async () => {
  const { tab, layer } = renderEditor(...items.filter(({ graphic }) => !graphic));
  await expect.element(layer('Words')).toBeVisible();
  await expectAccessible();
  for (const name of ['Words', 'Photo']) {
    await layer(name).click();
    await expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expectAccessible();
  }
  tab.discard();
});

it('lets everybody use motions, keyframes and times', async () => {
  const { tab, layer } = renderEditor(...items.filter(({ url }) => !url));
  await layer('Words').click();
  await page.getByRole('tab', { name: 'Motion' }).click();
  for (const name of ['In', 'Effect', 'Keys']) {
    await part(name).click();
    await expectAccessible();
  }
  await page.getByRole('button', { name: /^Add keyframe here/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'Text color' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('tab', { name: 'Timing' }).click();
  await expectAccessible();
  tab.discard();
});
