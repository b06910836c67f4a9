import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

beforeEach(() => answerCalls({ '/api/members/library': () => [] }));

it('adds a chart, takes numbers that are pasted into it, and undoes both', async () => {
  const { tab, itemsNow } = renderEditor();
  await page.getByRole('button', { name: 'Charts & shapes, numbers, tables' }).click();
  await page.getByRole('button', { name: /Columns$/ }).click();
  const first = page.getByRole('textbox', { name: 'Row 1, series 1' });
  await expect.element(first).toBeVisible();
  await first.click();
  const pasted = new DataTransfer();
  pasted.setData('text/plain', 'Month\tSales\nMay\t$1,200\nJune\t$900');
  first
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
  await expect
    .poll(() => itemsNow()[0]?.graphic)
    .toMatchObject({ labels: ['May', 'June'], series: [{ name: 'Sales', values: [1200, 900] }] });
  const number = page.getByRole('textbox', { name: 'Row 2, series 2' });
  await number.fill('lots');
  await expect.element(page.getByText(/“lots” isn’t a number, so it counts as 0/)).toBeVisible();
  await expect.element(number).toBeInvalid();
  await number.fill('42');
  await expect.element(number).toBeValid();
  // Half of a number is none yet, and stays as it was typed.
  await page.getByRole('textbox', { name: 'Row 3, series 2' }).click();
  await userEvent.keyboard('{Control>}a{/Control}7.5');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByRole('heading', { name: 'Columns' })).toBeVisible();
  expect(itemsNow()[0]?.graphic).toMatchObject({ series: [{ values: [42, 7.5] }] });
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(itemsNow()[0]?.graphic).toMatchObject({
    labels: ['Spring', 'Summer', 'Autumn', 'Winter'],
  });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(itemsNow).toEqual([]);
  tab.discard();
});
