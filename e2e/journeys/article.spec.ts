import type { Page } from '@playwright/test';
import { signUpPaid } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { chooseSize, downloadVideo, heading, next, passMediaAndVoice } from './wizard-steps.ts';

const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Line ${number}`, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

const tea = `Tea is old

Tea came from China. It was a medicine first. Monks drank it to stay awake.`;

test('a member pastes a text, cuts it, goes back and on, and downloads the film', async ({
  page,
}) => {
  await signUpPaid(page, 'article');
  await page.goto('/members.html#/article-video');
  await page.getByRole('radiogroup', { name: 'Where is your article?' }).getByText('Text').click();
  await page.getByRole('combobox', { name: 'Main keyword' }).fill('tea');
  await next(page).click();
  await expect(page.getByText('Text is required')).toBeVisible();
  await paste(page, tea);
  await next(page).click();

  await expect(title(page)).toHaveValue('Tea is old');
  await expect(page.getByText('3 lines')).toBeVisible();
  // The film is there before anything is cut.
  await expect(page.getByText(/^Slide 1 of/)).toBeVisible();
  await next(page).click();

  await line(page, 2).fill('It was a medicine.');
  await page.getByRole('button', { name: 'Exclude line 3' }).click();
  await expect(page.getByText('2 of 3 lines')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Show me the changed text' }).click();
  await expect(line(page, 2)).toHaveValue('It was a medicine.');
  await next(page).click();

  await expect(page.getByText('Sentence 1 of')).toBeVisible();
  await passMediaAndVoice(page);
  await chooseSize(page, 160, 100);
  await next(page).click();
  await next(page).click();
  expect(await downloadVideo(page)).toMatchObject({ width: 160, height: 100 });
});

test.describe('with addresses and files that lead nowhere', () => {
  test.use({ allowRefusals: true });

  test('a guest brings a link, then a file that is too long for a free account, and searches by keyword', async ({
    page,
  }) => {
    await page.goto('/members.html#/article-video');
    const link = page.getByRole('textbox', { name: 'Article URL' });
    await page.getByRole('combobox', { name: 'Main keyword' }).fill('coffee');
    await link.fill('no address');
    await next(page).click();
    await expect(page.getByText('Article URL is not a valid URL')).toBeVisible();
    await link.fill('http://127.0.0.1/inside');
    await next(page).click();
    await expect(page.getByRole('button', { name: 'Paste it instead' })).toBeVisible();
    await link.fill(await someArticle(page));
    await next(page).click();
    await expect(title(page)).not.toHaveValue('');

    // Another article in its place.
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page
      .getByRole('radiogroup', { name: 'Where is your article?' })
      .getByText('File')
      .click();
    await page.getByLabel(/^Choose a/).setInputFiles({
      name: 'cups.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from(`# Forty cups\n\n${cups(40)}`),
    });
    await expect(page.getByText('cups.md · 40 lines')).toBeVisible();
    await next(page).click();
    await expect(title(page)).toHaveValue('Forty cups');
    await next(page).click();
    await expect(
      page.getByText(
        'Your article is 40 lines. Free accounts have an article limit of 35 lines. Please upgrade to remove this limit',
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Keep the 35 most important' }).click();
    await next(page).click();
    await expect(line(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Auto-summarize' }).click();
    await expectToast(page, 'Article successfully summarized.');
    await page.setViewportSize({ width: 640, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.goto('/members.html#/create');
    await page.goto('/members.html#/keyword-video');
    await page.getByRole('combobox', { name: 'Keyword' }).fill('coffee');
    await next(page).click();
    await expect(heading(page, 'Which article becomes your video?')).toBeVisible();
    const found = page.getByRole('group', { name: 'Articles about coffee' }).getByRole('radio');
    await expect(found.first()).toBeVisible();
    await expectAccessible(page);
    await next(page).click();
    await expectToast(page, 'Please select an article or paste an Article URL');
    await found.first().check();
    await next(page).click();
    await expect(title(page)).not.toHaveValue('');
    await next(page).click();
    await expect(line(page, 1)).toBeVisible();
  });
});

/** One of those that come along: it is read without a network. */
async function someArticle(page: Page): Promise<string> {
  const reply = await page.request.get('/api/members/articles/search?keyword=coffee');
  const { articles } = (await reply.json()) as { articles: readonly { url: string }[] };
  return articles[0]?.url ?? '';
}

function cups(count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `Cup ${at + 1} was drunk in the year ${1700 + at} in a town by the sea.`,
  ).join(' ');
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your text' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = { clipboardData, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);
}
