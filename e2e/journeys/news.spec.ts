import { serveArticlePages } from '../article-pages/serve-article-pages.ts';
import { signUpPaid } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';
import { goToPublish, heading, next, reloadFinished } from './wizard-steps.ts';

// Its picture stands on loopback, where no picture of others is fetched from.
test.use({ allowRefusals: true });

test('a member picks a story of a feed, writes another, names the programme and publishes the bulletin', async ({
  page,
}) => {
  const pages = await serveArticlePages(Number(process.env.E2E_PORT) + 1);
  try {
    await signUpPaid(page, 'news');
    await page.goto('/members.html#/news-video');
    await page.getByRole('combobox', { name: 'Keyword' }).fill('ferry news');
    await next(page).click();

    await heading(page, 'Your news').waitFor();
    await expect(page.getByText('Old ferry becomes a library')).toBeVisible();
    await expect(page.getByText('Mayor opens the winter market')).toBeHidden();
    await page.getByRole('button', { name: /^Add Harbour town/ }).click();
    const headline = (number: number) =>
      page.getByRole('textbox', { name: `Headline of item ${number}` });
    await expect(headline(1)).toHaveValue('Harbour town swaps diesel ferries for electric ones');
    await expect(page.getByText('Please rewrite these bullets in your own words')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: '2. item without a headline' }).click();
    await headline(2).fill('Ferry timetable changes');
    await next(page).click();
    await page.getByText('“Ferry timetable changes” has fewer than 2 bullets').waitFor();
    await page.getByRole('button', { name: 'Continue anyway' }).click();

    await heading(page, 'Your program').waitFor();
    const intro = page.getByRole('textbox', { name: 'Intro text' });
    await expect(intro).toHaveValue(/^Welcome to Ferry News\./);
    await page.getByRole('textbox', { name: 'Name of your news' }).fill('Bay Today');
    await expect(intro).toHaveValue(/^Welcome to Bay Today\./);
    await page.getByRole('button', { name: 'Blue globe' }).click();
    await page.getByRole('checkbox', { name: 'Read the headlines before the stories' }).uncheck();
    await expectAccessible(page);
    await reloadFinished(page, 'Your program');
    await expect(page.getByRole('button', { name: 'Blue globe' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await goToPublish(page);
  } finally {
    await pages.close();
  }
});
