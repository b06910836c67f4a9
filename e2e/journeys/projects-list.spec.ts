import { signUpQuickly } from './people.ts';
import { makeProject, makeProjects, openList, pages, row, titlesOf } from './projects.ts';
import { expect, test } from './test.ts';

const letters = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf'];

test('the list shows the videos newest first, as they were named, and what is known of each', async ({
  page,
}) => {
  await signUpQuickly(page, 'list');
  await makeProjects(page, letters);
  await makeProject(page, {
    title: 'iced coffee at home',
    slides: 2,
    description: 'Three ways to brew it cold.',
    // Something, but no picture.
    thumbnail: '/pricing',
  });
  await openList(page);
  await expect(titlesOf(page)).toHaveText(['iced coffee at home', ...letters.toReversed()]);
  const newest = row(page, 'iced coffee at home');
  await expect(newest).toContainText('Top 10 · 2 slides · 0:10 · wide');
  await expect(newest).toContainText('Three ways to brew it cold.');
  await expect(newest).toContainText('Created: just now');
  await expect(newest).toContainText('Unpublished');
  // Nothing was published: there is nothing to watch or to download.
  await expect(newest.getByRole('link', { name: /^(Watch|Download)/ })).toHaveCount(0);
  // The picture can't be loaded, so the kind's drawing stands in.
  await expect(newest.locator('img')).toHaveCount(0);
  await expect(newest.locator('svg[viewBox="0 0 160 90"]')).toBeVisible();
  await expect(pages(page)).toContainText('8 videos');

  // Each status is explained.
  await page
    .getByRole('button', { name: 'What Unpublished means for iced coffee at home' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Video status' });
  for (const status of ['Unpublished', 'Queued', 'Converting', 'Rendered', 'Failed']) {
    await expect(dialog.getByText(status, { exact: true })).toBeVisible();
  }
  await expect(dialog).toContainText(
    'could not be converted, possibly because a video or an image',
  );
  const links = await dialog
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/support?subject=video+issues',
    '/upgrade',
    '/support?subject=premium+feature+request',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'What Unpublished means for iced coffee at home' }),
  ).toBeFocused();
});

test('videos are found by their words, and the search outlives a reload', async ({ page }) => {
  await signUpQuickly(page, 'search');
  await makeProjects(page, ['100% coffee', '100 teas', 'a cup']);
  await openList(page);
  await expect(titlesOf(page)).toHaveCount(3);
  await page.keyboard.press('/');
  await page.keyboard.type('  100%  ', { delay: 40 });
  await expect(titlesOf(page)).toHaveText(['100% coffee']);
  await page.reload();
  await expect(page.getByPlaceholder('search videos..')).toHaveValue('100%');
  await expect(titlesOf(page)).toHaveText(['100% coffee']);
  await page.getByPlaceholder('search videos..').fill('nowhere');
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all videos' }).click();
  await expect(titlesOf(page)).toHaveCount(3);
  await expect(page.getByPlaceholder('search videos..')).toHaveValue('');
});

test('a category finds videos under either spelling, and the order can be chosen', async ({
  page,
}) => {
  await signUpQuickly(page, 'categories');
  await makeProject(page, { title: 'zebra list', category: 'listicle-video' });
  await makeProject(page, { title: 'apple list', category: 'top-10-video' });
  await makeProject(page, { title: 'left or right', category: 'comparison-video' });
  await makeProject(page, { title: 'red or blue', category: 'compare-video' });
  await makeProject(page, { title: 'what is it', category: 'quiz-video' });
  await openList(page);
  await expect(titlesOf(page)).toHaveCount(5);
  const choose = async (select: string, option: string) => {
    await page.getByRole('combobox', { name: select }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'All videos',
    'Top 10 videos',
    'Keyword videos',
    'Article videos',
    'Podcast videos',
    'VSL videos',
    'Product comparison',
    'Quiz videos',
    'Social focus',
    'Full editor',
  ]);
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest(/projects\/list.*category=compare-video/);
  await choose('Category', 'Product comparison');
  await sent;
  await expect(titlesOf(page)).toHaveText(['red or blue', 'left or right']);
  await choose('Category', 'Top 10 videos');
  await expect(titlesOf(page)).toHaveText(['apple list', 'zebra list']);
  await choose('Sort', 'Oldest');
  await expect(titlesOf(page)).toHaveText(['zebra list', 'apple list']);
  await choose('Category', 'All videos');
  await choose('Sort', 'Name');
  await expect(titlesOf(page)).toHaveText([
    'apple list',
    'left or right',
    'red or blue',
    'what is it',
    'zebra list',
  ]);
  await page.getByRole('link', { name: 'Create new video' }).click();
  await expect(page).toHaveURL(/#\/create$/);
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('Name');
  await expect(titlesOf(page).first()).toHaveText('apple list');
});

test('another member sees nothing of it, and can begin with a blank video', async ({
  page,
  context,
}) => {
  await signUpQuickly(page, 'owner');
  const id = await makeProject(page, { title: 'secret plans' });
  await context.clearCookies();
  await signUpQuickly(page, 'stranger');
  await openList(page);
  await expect(page.getByRole('heading', { name: 'Make your first video' })).toBeVisible();
  await page.getByPlaceholder('search videos..').fill('secret');
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible();
  for (const [path, data] of [
    ['clone', { id }],
    ['remove', { id }],
    ['undelete', { id }],
    ['purge', { id }],
  ] as const) {
    const reply = await page.request.post(`/api/user/projects/${path}`, { data });
    expect(reply.status(), path).toBe(404);
  }
  expect((await page.request.get(`/api/members/save-local?proj_id=${id}`)).status()).toBe(404);
  await openList(page);
  await page.getByRole('link', { name: 'Start with a blank video' }).click();
  await expect(page).toHaveURL(/#\/full-video$/);
});
