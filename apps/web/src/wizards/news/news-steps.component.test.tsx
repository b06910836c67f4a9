import { newProjectData, type ProjectData } from '@reelwright/movie';
import { bulletsIn, itemsIn, newsWords } from '@reelwright/wizards/news';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderWizard } from '../../testing/render-wizard.tsx';
import { stepCalls } from '../../testing/step-calls.ts';
import { toast } from '../../ui/toast.tsx';
import { newsScreens } from './news-screens.ts';

const news = (info: Partial<ProjectData['info']> = {}): ProjectData => {
  const fresh = newProjectData();
  return { ...fresh, maxIndex: 8, keyword: 'tea', info: { ...fresh.info, ...info } };
};

const newsCalls = {
  ...stepCalls,
  '/api/queries/suggest': () => [],
  '/api/members/news/feeds': () => ({ feeds: [] }),
  '/api/members/news/stories': () => [
    {
      id: 's1',
      title: 'Tea harvest begins',
      description: 'The first leaves are picked.',
      link: 'https://herald.example/tea',
      source: 'Herald',
      date: '2026-11-18T08:00:00Z',
    },
  ],
  '/api/members/news/extract': () => ({
    title: 'Tea harvest begins in the hills',
    extract: ['Leaves are picked by hand.', 'It takes four weeks.', 'Prices stay.'],
    site: 'Herald',
    location: 'Darjeeling',
  }),
};

beforeEach(() => {
  answerCalls(newsCalls);
});
afterEach(() => sessionStore.set({ status: 'unknown' }));

const next = () => page.getByRole('button', { name: 'Next', exact: true });
const headline = (number: number) =>
  page.getByRole('textbox', { name: `Headline of item ${number}` });

it('fills an item with a story that is picked, and reminds of whose words they are', async () => {
  const { data } = renderWizard(newsScreens, news(), 'news-items');
  await page.getByRole('button', { name: 'Add Tea harvest begins' }).click();
  await expect.element(page.getByText(newsWords.rewrite)).toBeVisible();
  const [item] = itemsIn(data());
  expect(item).toMatchObject({
    text: 'Tea harvest begins',
    link: 'https://herald.example/tea',
    location: 'Darjeeling',
    date: '2026-11-18',
    extracted: true,
    parsing: false,
  });
  expect(item && bulletsIn(item).map(({ text }) => text)).toHaveLength(3);
  await expect
    .element(page.getByRole('button', { name: 'Added Tea harvest begins' }))
    .toBeDisabled();
  await expectAccessible();
});

it('asks for an address, for one headline, and about missing bullets', async () => {
  const told = { id: 'a', text: '', bullets: [{ id: 'a1', text: 'It rained.' }] };
  renderWizard(newsScreens, news({ news_items: [told] }), 'news-items');
  const link = page.getByRole('textbox', { name: 'Link to the story (optional)' });
  await expect.element(page.getByText(newsWords.needsHeadline)).toBeVisible();
  await link.fill('no address');
  await page.getByRole('button', { name: 'Get the story' }).click();
  await expect.element(page.getByText(newsWords.notALink)).toBeVisible();
  await link.fill('');
  await next().click();
  await expect.element(page.getByText(newsWords.noHeadline)).toBeVisible();
  await headline(1).fill('Rain');
  await next().click();
  await expect.element(page.getByText(/^“Rain” has fewer than 2 bullets/)).toBeVisible();
});

it('shows the bullets of a page behind a row that was emptied', async () => {
  const told = {
    id: 'a',
    text: 'Tea',
    link: 'https://herald.example/tea',
    bullets: ['It rained.'],
  };
  renderWizard(newsScreens, news({ news_items: [told] }), 'news-items');
  await page.getByRole('textbox', { name: 'Bullet 1' }).fill('');
  await page.getByRole('button', { name: 'Get the story' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Bullet 1' }))
    .toHaveValue('Leaves are picked by hand.');
  await expect.element(page.getByRole('textbox', { name: 'Bullet 3' })).toHaveValue('Prices stay.');
});

it('brings back the item that was removed, and keeps what was written since', async () => {
  const items = ['Rain', 'Snow', 'Sun'].map((text) => ({ id: text, text, bullets: ['It is.'] }));
  const { data } = renderWizard(newsScreens, news({ news_items: items }), 'news-items');
  const shown = vi.spyOn(toast, 'info');
  await page.getByRole('button', { name: 'Remove Rain' }).click();
  await headline(1).fill('Much snow');
  shown.mock.lastCall?.[1]?.undo?.();
  await expect
    .poll(() => itemsIn(data()).map(({ text }) => text))
    .toEqual(['Rain', 'Much snow', 'Sun']);
});

it('keeps own feeds, and names the one that can’t be read', async () => {
  const problem = 'There is no feed at this address.';
  answerCalls({
    ...newsCalls,
    '/api/members/news/feeds': ({ body }: { readonly body: unknown }) => ({
      feeds:
        body === undefined
          ? []
          : [
              { address: 'https://a.example/feed', title: 'The Herald', stories: 12 },
              { address: 'https://b.example', title: 'b.example', stories: 0, problem },
            ],
    }),
  });
  renderWizard(newsScreens, news(), 'news-items');
  await page.getByRole('button', { name: 'Use my own feeds' }).click();
  const addresses = page.getByRole('textbox', { name: 'Addresses of your feeds' });
  await addresses.fill('a.example/feed\nnothing');
  await page.getByRole('button', { name: 'Check them' }).click();
  await expect.element(page.getByText(newsWords.notAFeed('nothing'))).toBeVisible();
  await addresses.fill('a.example/feed\nb.example');
  await page.getByRole('button', { name: 'Check them' }).click();
  await expect.element(page.getByText('The Herald: 12 stories')).toBeVisible();
  await expect.element(page.getByText('One of your feeds can’t be read')).toBeVisible();
  await expect.element(page.getByText(`https://b.example: ${problem}`)).toBeVisible();
  await expectAccessible();
});

it('names the programme, and the intro follows until it is changed', async () => {
  const items = [{ id: 'a', text: 'Rain', bullets: [{ id: 'a1', text: 'It rained.' }] }];
  const { data } = renderWizard(newsScreens, news({ news_items: items }), 'news-info');
  const name = page.getByRole('textbox', { name: 'Name of your news' });
  const intro = page.getByRole('textbox', { name: 'Intro text' });
  await expect.element(name).toHaveValue('Tea News');
  await name.fill('Leaf Weekly');
  await expect.element(intro).toHaveValue('Welcome to Leaf Weekly. Here are the top stories.');
  await intro.fill('Good evening.');
  await name.fill('Leaf Daily');
  await expect.element(intro).toHaveValue('Good evening.');
  await page.getByRole('button', { name: 'Green radar' }).click();
  expect(data().info.news_clip).toMatchObject({ index: 9, type: 'video' });
  await name.fill('');
  await next().click();
  await expect.element(page.getByText(newsWords.noName)).toBeVisible();
  await expectAccessible();
});

it('makes items of a newsletter that is pasted', async () => {
  const { data } = renderWizard(newsScreens, news(), 'news-items');
  await page.getByRole('button', { name: 'I have a newsletter' }).click();
  const letter = page.getByRole('textbox', { name: 'Paste your newsletter' });
  await letter.click();
  const pasted = new DataTransfer();
  pasted.setData(
    'text/html',
    '<h2>New hours</h2><p>We open at seven from Monday on.</p><h2>New teas</h2><p>Two farms send us theirs.</p>',
  );
  letter
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }));
  await page.getByRole('button', { name: 'Turn it into items' }).click();
  await expect
    .poll(() => itemsIn(data()).map(({ text }) => text))
    .toEqual(['New hours', 'New teas']);
  await expect.element(headline(1)).toHaveValue('New hours');
});

it('brings the items back that a newsletter took the place of, and keeps what was written since', async () => {
  const items = [{ id: 'r', text: 'Rain', bullets: [{ id: 'r1', text: 'It rained.' }] }];
  const { data } = renderWizard(newsScreens, news({ news_items: items }), 'news-items');
  const shown = vi.spyOn(toast, 'info');
  await page.getByRole('button', { name: 'I have a newsletter' }).click();
  const letter = page.getByRole('textbox', { name: 'Paste your newsletter' });
  await letter.click();
  const pasted = new DataTransfer();
  pasted.setData(
    'text/html',
    '<h2>New hours</h2><p>We open at seven.</p><h2>New teas</h2><p>Two.</p>',
  );
  letter
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }));
  await page.getByRole('button', { name: 'Turn it into items' }).click();
  await expect.element(headline(1)).toHaveValue('New hours');
  await headline(1).fill('Longer hours');
  shown.mock.lastCall?.[1]?.undo?.();
  await expect
    .poll(() => itemsIn(data()).map(({ text }) => text))
    .toEqual(['Rain', 'Longer hours']);
});
