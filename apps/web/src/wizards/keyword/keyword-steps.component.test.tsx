import { newProjectData, type ProjectData, type WizardInfo } from '@reelwright/movie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { refuseWith } from '../../testing/refuse-with.ts';
import { renderStep } from '../../testing/render-step.tsx';
import { renderWizard } from '../../testing/render-wizard.tsx';
import { keywordScreens } from './keyword-screens.ts';

const found = (name: string) => ({
  url: `https://${name}.example/a`,
  title: `About ${name}`,
  description: `What is known of ${name}.`,
  source: 'The Lexicon',
  date: '2026-01-02T00:00:00Z',
});
const read = {
  title: 'About beans',
  body: '<p>Beans are seeds. They are roasted.</p>',
  parser: 'readability',
  pictures: [],
};
const known = {
  '/api/queries/suggest': () => [],
  '/api/members/articles/fetch': () => read,
  '/api/members/articles/search': ({ url }: { readonly url: URL }) =>
    url.searchParams.get('page') === '0'
      ? { articles: [found('beans'), found('cups')], more: true }
      : { articles: [found('milk')], more: false },
};
// What was found is kept for as long as the page is open: each test asks for something else.
const about = (keyword: string, info: WizardInfo = {}): ProjectData => ({
  ...newProjectData(),
  keyword,
  info,
});

beforeEach(() => {
  answerCalls(known);
});
afterEach(() => sessionStore.set({ status: 'unknown' }));

const next = () => page.getByRole('button', { name: 'Next', exact: true });

it('searches unless told otherwise', async () => {
  renderStep(keywordScreens, '', about('coffee'));
  await expect.element(page.getByRole('radio', { name: /recommended/ })).toBeChecked();
  await expectAccessible();
});

it('does nothing with an address that is none, and says so at the field', async () => {
  const asked = answerCalls(known);
  const wanted = about('coffee', { type: 'link', link: 'nowhere' });
  const { next: leave } = renderStep(keywordScreens, '', wanted);
  await expect.element(page.getByRole('textbox', { name: 'Article URL' })).toBeVisible();
  expect(await leave()).toBe('refused');
  await expect.element(page.getByText('Article URL is not a valid URL')).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain('/api/members/articles/fetch');
});

it('goes from pasting to the content step at once', async () => {
  renderWizard(keywordScreens, about('coffee'));
  await page.getByRole('radio', { name: /^Paste it manually/ }).click();
  await next().click();
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
});

it('shows what was found, brings more, and lets people read before they choose', async () => {
  const { data } = renderStep(keywordScreens, 'article', about('coffee'));
  await expect.element(page.getByRole('radio', { name: /^About cups/ })).toBeVisible();
  await expect.element(page.getByText('The Lexicon · Jan 2, 2026').first()).toBeVisible();
  await page.getByRole('button', { name: 'Find more articles' }).click();
  await expect.element(page.getByRole('radio', { name: /^About milk/ })).toBeVisible();
  await expect.element(page.getByText('That is all we found about coffee.')).toBeVisible();
  await page.getByRole('button', { name: 'Read it first: About beans' }).click();
  await expect.element(page.getByText('Beans are seeds. They are roasted.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('radio', { name: /^About beans/ }).click();
  expect(data().info).toMatchObject({ type: 'search', link: 'https://beans.example/a' });
});

it('asks for a choice, then reads the article that was chosen', async () => {
  const { data } = renderWizard(keywordScreens, { ...about('tea'), maxIndex: 2 }, 'article');
  await next().click();
  await expect
    .element(page.getByText('Please select an article or paste an Article URL'))
    .toBeVisible();
  await page.getByRole('radio', { name: /^About beans/ }).click();
  await next().click();
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('About beans');
  expect(data().info.url).toBe('https://beans.example/a');
});

it('says what to do when an article of the list can’t be read', async () => {
  answerCalls({
    ...known,
    '/api/members/articles/fetch': () => refuseWith('article-unreadable', undefined),
  });
  renderWizard(
    keywordScreens,
    { ...about('cocoa', { link: 'https://cups.example/a' }), maxIndex: 2 },
    'article',
  );
  await expect.element(page.getByRole('radio', { name: /^About cups/ })).toBeChecked();
  await next().click();
  await expect
    .element(
      page
        .getByText('Error fetching this article. Please try selecting a different article')
        .first(),
    )
    .toBeVisible();
});

it('lets whoever pastes by hand through without a fetch', async () => {
  const asked = answerCalls(known);
  renderWizard(keywordScreens, { ...about('water'), maxIndex: 2 }, 'article');
  await page.getByRole('button', { name: 'paste manually' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain('/api/members/articles/fetch');
});

it('says when nothing is found, and what helps', async () => {
  answerCalls({ ...known, '/api/members/articles/search': () => ({ articles: [], more: false }) });
  renderStep(keywordScreens, 'article', about('zorb'));
  await expect.element(page.getByText('Sorry, no articles found for keyword zorb')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try another keyword' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'I have a link to an Article' }))
    .toHaveAttribute('href', expect.stringContaining('/article-video?keyword=zorb'));
  await expectAccessible();
});

it('says when it can’t look, and tries again', async () => {
  let isDown = true;
  answerCalls({
    ...known,
    '/api/members/articles/search': () =>
      isDown
        ? Response.json({ error: 'Connection error' }, { status: 500 })
        : { articles: [found('juice')], more: false },
  });
  renderStep(keywordScreens, 'article', about('juice'));
  await expect.element(page.getByText('We couldn’t look for articles')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('radio', { name: /^About juice/ })).toBeVisible();
});
