import { newProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderStep } from '../../../testing/render-step.tsx';
import { listicleScreens } from '../../../wizards/listicle/listicle-screens.ts';
import { quizScreens } from '../../../wizards/quiz/quiz-screens.ts';

const calls = {
  '/api/queries/suggest': () => [],
  '/api/members/knowledge-options': () => ({ model: false, wikipedia: false }),
  '/api/members/understand': ({ url }: { readonly url: URL }) => {
    switch (url.searchParams.get('kw')) {
      case 'jaguar':
        return {
          kind: 'which',
          choices: [
            { label: 'Jaguar (big cat)', keyword: 'Jaguar big cat' },
            { label: 'Jaguar (car brand)', keyword: 'Jaguar car brand' },
          ],
        };
      case '90s movies':
        return {
          kind: 'wider',
          choices: [{ label: 'Movies', keyword: 'Movies' }],
          told: 'Movies',
        };
      case 'flowers for shade':
        return {
          kind: 'wider',
          choices: [{ label: 'Flowers', keyword: 'Flowers' }],
          told: 'Flowers',
          leftOut: 'for shade',
        };
      case 'my bakery Kneadful in Leeds':
        return {
          kind: 'known',
          choices: [],
          told: 'Bread',
          business: { kind: 'bakery', name: 'Kneadful', place: 'Leeds' },
        };
      case 'zumbrix':
        return { kind: 'unknown', choices: [] };
      default:
        return { kind: 'known', choices: [] };
    }
  },
};
const about = (keyword: string) => ({ ...newProjectData(), keyword });

it('asks which one is meant, and takes what is pressed', async () => {
  answerCalls(calls);
  const { data } = renderStep(listicleScreens, '', about('jaguar'));
  await expect.element(page.getByText('Which one do you mean?')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Jaguar (big cat)' }).click();
  expect(data().keyword).toBe('Jaguar big cat');
  await expect.element(page.getByText('Which one do you mean?')).not.toBeInTheDocument();
});

it('says what the film tells of instead where only something wider is known', async () => {
  answerCalls(calls);
  renderStep(listicleScreens, '', about('90s movies'));
  const note = page.getByText(
    /so your film is about something wider: Movies\. Its title says so\./,
  );
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Movies', exact: true })).toBeVisible();
});

it('says what of the keyword the film leaves out', async () => {
  answerCalls(calls);
  renderStep(listicleScreens, '', about('flowers for shade'));
  const note = page.getByText(
    /^About Flowers: we don’t know anything about “for shade” in particular, so the film and its title leave that out\./,
  );
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Type your own list' })).toBeVisible();
});

it('says whose film it is, and lets its name and place be changed', async () => {
  answerCalls(calls);
  const business = { kind: 'bakery', name: 'Kneadful', place: 'Leeds' };
  const begun = about('my bakery Kneadful in Leeds');
  const { data } = renderStep(listicleScreens, '', { ...begun, info: { ...begun.info, business } });
  await expect.element(page.getByText(/^A film by Kneadful, a bakery in Leeds:/)).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Where is it?').fill('Otley');
  expect(data().info.business?.place).toBe('Otley');
});

it('says when nothing is known, and what helps', async () => {
  answerCalls(calls);
  const { data } = renderStep(listicleScreens, '', about('zumbrix'));
  await expect.element(page.getByText(/^We don’t know “zumbrix” by heart yet/)).toBeVisible();
  await expectAccessible();
  await expect.element(page.getByText(/^Whoever runs this installation can/)).toBeVisible();
  await page.getByRole('button', { name: 'Type your own list' }).click();
  expect(data().info.manual).toBe(true);
});

it('makes a list of what is pasted, one item a line', async () => {
  answerCalls(calls);
  const { data } = renderStep(listicleScreens, '', about('zumbrix'));
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByLabelText('Your list').fill('1. First one\n2. Second one: It hums.');
  await expectAccessible();
  await page.getByRole('button', { name: 'Use this list' }).click();
  const { idea, items } = data().info;
  expect(idea?.text).toBe('Top 2 zumbrix');
  expect(items?.map(({ text }) => text)).toEqual(['First one', 'Second one']);
});

it('offers a quiz of one’s own questions', async () => {
  answerCalls(calls);
  renderStep(quizScreens, '', about('zumbrix'));
  await expect
    .element(page.getByRole('button', { name: 'Write your own questions' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Paste a list' })).not.toBeInTheDocument();
});

it('shows the owner of the installation how more is looked up', async () => {
  answerCalls(calls);
  const owner = { access: { owner: true } } as Parameters<typeof renderStep>[3];
  renderStep(listicleScreens, '', about('zumbrix'), owner);
  const help = page.getByRole('link', {
    name: 'Switch on Wikipedia or a model (opens in a new tab)',
  });
  await expect.element(help).toHaveAttribute('href', '/docs/knowledge');
  await expectAccessible();
});
