import { Item, Keyframe } from '@reelwright/movie';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { handOn } from '../../testing/hand-on-stage.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

beforeEach(async () => {
  await page.viewport(1440, 900);
  answerCalls({ '/api/members/library': () => [] });
});

const stage = page.getByTestId('stage');

it('draws lines by hand, one item each, until somebody is done', async () => {
  const { tab, itemsNow } = renderEditor();
  await expect.element(stage).toBeVisible();
  await userEvent.keyboard('{Shift>}D{/Shift}');
  await expect.element(page.getByText('Draw on the slide')).toBeVisible();
  await expectAccessible();
  const hand = handOn(stage.element());
  await hand.drag([400, 300], [900, 600]);
  await expect.poll(() => itemsNow()[0]?.graphic).toMatchObject({ kind: 'line', bend: 'drawn' });
  expect(itemsNow()[0]?.x).toBeCloseTo(400, -1);
  await hand.drag([400, 700], [900, 800]);
  await expect.poll(itemsNow).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Draw on the slide')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(itemsNow).toHaveLength(1);
  tab.discard();
});

it('bends the way between two keyframes by its middle, and gives words another colour on it', async () => {
  const keyframes = [Keyframe.parse({ at: 0 }), Keyframe.parse({ at: 2, x: 2 })];
  const box = { x: 200, y: 600, width: 400, height: 200, scaleX: 1, scaleY: 1 };
  const words = { id: 'w', name: 'Words', type: 'text', text: 'Words', ...box };
  const item = Item.parse({ ...words, keyframes, timing: { startTime: 0, endTime: 6 } });
  const { tab, itemsNow, layer } = renderEditor(item);
  await layer('Words').click();
  const handle = page.getByRole('button', { name: 'Bend the path here' });
  await expect.element(handle).toBeVisible();
  const hand = handOn(stage.element());
  await hand.drag([800, 700], [800, 300]);
  await expect.poll(() => itemsNow()[0]?.keyframes?.[1]?.bend?.y).toBeCloseTo(-2, 0);
  handle.element().focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => itemsNow()[0]?.keyframes?.[1]?.bend).toBeUndefined();
  await page.getByRole('tab', { name: 'Motion' }).click();
  await page.getByText('Keys', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Text color' }).fill('#ff0000');
  await userEvent.keyboard('{Enter}');
  const colours = () => itemsNow()[0]?.keyframes?.map(({ textColor }) => textColor);
  await expect.poll(colours).toContainEqual(expect.stringMatching(/^#ff0000/));
  tab.discard();
});
