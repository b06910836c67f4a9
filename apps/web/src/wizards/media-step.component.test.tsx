import { linesOf } from '@reelwright/wizards';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../testing/answer-calls.ts';
import { renderStep } from '../testing/render-step.tsx';
import { mediaSources, stepCalls } from '../testing/step-calls.ts';
import { listicleScreens } from './listicle/listicle-screens.ts';

beforeEach(() => void answerCalls(stepCalls));

it('shows one picture with a sentence: another one takes its place, unless several are wanted', async () => {
  const found = (ident: string) => ({
    ident,
    url: `https://example.com/${ident}.jpg`,
    thumbnail: '',
    title: ident,
    type: 'image',
    width: 16,
    height: 9,
    source: 'all',
  });
  answerCalls({
    ...stepCalls,
    '/api/queries/media-sources': () => mediaSources.map((one) => ({ ...one, value: 'builtin' })),
    '/api/queries/media-search': () => [found('one'), found('two'), found('three')],
  });
  const { data } = renderStep(listicleScreens, 'media', listicleScreens.wizard.sampleAnswers());
  const chosen = () =>
    linesOf(listicleScreens.wizard.writeScript(data()))[0]?.line.media?.map(({ title }) => title) ??
    [];
  await page.getByRole('button', { name: 'one', exact: true }).click();
  await page.getByRole('button', { name: 'two', exact: true }).click();
  expect(chosen()).toEqual(['two']);
  await page.getByRole('checkbox', { name: 'Several pictures, one after the other' }).click();
  await page.getByRole('button', { name: 'three', exact: true }).click();
  expect(chosen()).toEqual(['two', 'three']);
});

it('looks for all pictures once there is a keyword, and says when there are none', async () => {
  renderStep(listicleScreens, 'media', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('button', { name: 'Find all pictures' }).click();
  const keyword = page.getByRole('textbox', { name: 'Keyword' });
  const start = page.getByRole('button', { name: 'Start' });
  await keyword.fill('co');
  await expect.element(start).toBeDisabled();
  await keyword.fill('coffee');
  await start.click();
  const none = 'No results found for coffee. Please try a different keyword or search engine';
  await expect.element(page.getByText(none).first()).toBeVisible();
  await expect.element(start).toBeEnabled();
});

it.each([
  [true, 'Ultra (AI, slow)'],
  [false, 'Ultra (looks at the meaning)'],
])('calls the highest creativity by what is set up (a model: %s)', async (model, name) => {
  answerCalls({ ...stepCalls, '/api/members/knowledge-options': () => ({ model }) });
  renderStep(listicleScreens, 'media', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('button', { name: 'Find all pictures' }).click();
  await page.getByText('Settings').click();
  const slider = page.getByRole('slider', { name: 'Creativity' });
  await expect.element(slider).toBeVisible();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText(name)).toBeVisible();
});

it('gives every sentence a picture, says so, and asks once whether to go on', async () => {
  const found = (at: number) => ({
    url: `/library/pictures/${at}.webp`,
    thumbnail: '',
    title: '',
    type: 'image',
    width: 16,
    height: 9,
    ident: `picture-${at}`,
    source: 'all',
  });
  answerCalls({
    ...stepCalls,
    '/api/queries/media-search': () => Array.from({ length: 40 }, (_, at) => found(at)),
  });
  const { data } = renderStep(listicleScreens, 'media', listicleScreens.wizard.sampleAnswers());
  await expect.element(page.getByText('Powered by All sources')).toBeVisible();
  await page.getByRole('button', { name: 'Find all pictures' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByText('All done!')).toBeVisible();
  await page.getByRole('button', { name: 'Review the pictures' }).click();
  await page.getByRole('button', { name: 'Find all pictures' }).click();
  await page.getByText('Settings').click();
  await page.getByRole('checkbox', { name: /^Replace pictures/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const media = linesOf(listicleScreens.wizard.writeScript(data())).map(
    ({ line }) => line.media?.[0]?.url,
  );
  expect(media.filter(Boolean).length).toBeGreaterThan(3);
});

it('leaves the step with Next, and opens any sentence from the strip', async () => {
  const { next } = renderStep(listicleScreens, 'media', listicleScreens.wizard.sampleAnswers());
  const strip = page.getByRole('navigation', { name: 'Sentences' });
  await strip.getByRole('button', { name: /^3\. / }).click();
  await expect.element(page.getByText(/^Sentence 3 of/)).toBeVisible();
  expect(await next()).toBe('done');
});

it('offers three pictures of different subjects beside a sentence', async () => {
  answerCalls({
    ...stepCalls,
    '/api/members/keywords': () => ['beans', 'barista'],
    '/api/queries/media-search': ({ url }: { readonly url: URL }) => {
      const keyword = url.searchParams.get('keyword') ?? '';
      return ['shared', keyword].map((ident) => ({
        ident,
        url: `/library/pictures/${ident}.webp`,
        thumbnail: '',
        title: ident,
        type: 'image',
        width: 16,
        height: 9,
        source: 'all',
      }));
    },
  });
  const { data } = renderStep(listicleScreens, 'media', listicleScreens.wizard.sampleAnswers());
  const others = page.getByRole('region', { name: 'Other pictures for this sentence' });
  await expect.element(others.getByRole('button').nth(2)).toBeVisible();
  await others.getByRole('button').nth(1).click();
  const [first] = linesOf(listicleScreens.wizard.writeScript(data()));
  expect(first?.line.media?.map(({ ident }) => ident)).not.toContain('shared');
  expect(first?.line.media).toHaveLength(1);
});
