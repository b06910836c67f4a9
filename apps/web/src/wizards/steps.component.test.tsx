import { newProjectData } from '@reelwright/movie';
import { linesOf } from '@reelwright/wizards';
import type { Step } from '@reelwright/wizards/machine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { authPopup, countAuthHost } from '../account/popups.ts';
import { sessionStore } from '../account/session-store.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { refuseWith } from '../testing/refuse-with.ts';
import { removeComponents } from '../testing/render-component.tsx';
import { renderStep } from '../testing/render-step.tsx';
import type { WizardScreens } from '../wizard/wizard-model.ts';
import { affiliateScreens } from './affiliate/affiliate-screens.ts';
import { comparisonScreens } from './comparison/comparison-screens.ts';
import { listicleScreens } from './listicle/listicle-screens.ts';
import { quizScreens } from './quiz/quiz-screens.ts';
import { wizardEntries } from './wizard-entries.ts';

const sources = [
  { value: 'all', label: 'All sources', description: '', type: 'image', pro: false },
];
const voice = { Name: 'clara', LanguageCode: 'en-US', label: 'Clara', pro: false, aliases: [] };
const known = {
  '/api/members/top10-kws': () => ['Top 10 coffee drinks'],
  '/api/members/top10': () => ({ results: ['Mocha', 'Latte'] }),
  '/api/members/quiz': () => ['Which planet is the largest?'],
  '/api/members/keywords': () => ['beans'],
  '/api/members/gpt2': () => [],
  '/api/members/knowledge-options': () => ({ model: false, wikipedia: false }),
  '/api/queries/suggest': () => [],
  '/api/queries/media-sources': () => sources,
  '/api/queries/media-search': () => [],
  '/api/members/tts/voices': () => [voice],
  '/api/members/tts/langs': () => [{ label: 'American English', value: 'en-US' }],
};

beforeEach(() => answerCalls(known));
afterEach(() => sessionStore.set({ status: 'unknown' }));

const [firstOne, ...others] = await Promise.all(wizardEntries.map(({ load }) => load()));
const sharedKinds = new Set(['media', 'bonuses', 'voice', 'theme', 'contact', 'publish']);
const stepsOf = (screens: WizardScreens) => screens.wizard.steps.map((step) => ({ screens, step }));

async function drawStep(screens: WizardScreens, step: Step): Promise<void> {
  renderStep(screens, step.route, screens.wizard.sampleAnswers());
  const heading = page.getByRole('heading', { name: step.heading });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByLabelText('Loading..')).not.toBeInTheDocument();
}

it.each([
  ...(firstOne ? stepsOf(firstOne) : []),
  ...others.flatMap(stepsOf).filter(({ step }) => !sharedKinds.has(step.kind)),
])('$screens.wizard.title: $step.title is there for everyone', async ({ screens, step }) => {
  await drawStep(screens, step);
  await expectAccessible();
});

// The same components as in the first one, with other lines, fields and films in them.
it.each(others)(
  '$wizard.title: the steps it shares are drawn with its answers',
  async (screens) => {
    for (const step of screens.wizard.steps.filter(({ kind }) => sharedKinds.has(kind))) {
      await drawStep(screens, step);
      removeComponents();
    }
  },
);

const nothing = { ...newProjectData(), keyword: 'coffee' };

it('points at the item of a list that has no name', async () => {
  const { info } = listicleScreens.wizard.sampleAnswers();
  const items = (info.items ?? []).map((item, at) => (at === 1 ? { ...item, text: '' } : item));
  const { next } = renderStep(listicleScreens, 'items', { ...nothing, info: { ...info, items } });
  await expect.element(page.getByRole('tab', { name: /without a name/ })).toBeVisible();
  expect(await next()).toBe('refused');
  await expect.element(page.getByText('Name is required')).toBeVisible();
});

it.each([
  [quizScreens, 'title'],
  [comparisonScreens, 'heading'],
] as const)('asks for the headline that is missing (%#)', async (screens, route) => {
  const { info, ...answers } = screens.wizard.sampleAnswers();
  const { headline: _, ...untitled } = info;
  const { next, data } = renderStep(screens, route, { ...answers, info: untitled });
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  expect(await next()).toBe('refused');
  await expect.element(page.getByText('Headline is required').first()).toBeVisible();
  await page.getByRole('radio').first().click();
  expect(data().info.headline?.text).not.toBe('');
  expect(await next()).toBe('done');
});

it('names the comment that is missing, and opens its tab', async () => {
  const answers = comparisonScreens.wizard.sampleAnswers();
  const [first, second] = answers.info.features ?? [];
  const [product] = answers.info.products ?? [];
  const blank = { id: second?.id ?? '', text: second?.text ?? '' };
  const info = { ...answers.info, features: [first ?? {}, blank] };
  const { next } = renderStep(comparisonScreens, 'details', { ...answers, info });
  await expect.element(page.getByRole('tab').first()).toBeVisible();
  expect(await next()).toBe('refused');
  await expect
    .element(page.getByRole('tab', { name: second?.text ?? '' }))
    .toHaveAttribute('aria-selected', 'true');
  expect(product?.text).toBeTruthy();
});

it.each([
  [listicleScreens, 'items', '/api/members/top10', 'We couldn’t look for suggestions'],
  [comparisonScreens, 'products', '/api/members/top10', 'We couldn’t look for suggestions'],
  [quizScreens, 'questions', '/api/members/quiz', 'We couldn’t look for ready-made questions'],
] as const)(
  'says so when there is no answer, and asks again',
  async (screens, route, call, message) => {
    let isDown = true;
    answerCalls({
      ...known,
      [call]: () =>
        isDown ? Response.json({ error: 'Connection error' }, { status: 500 }) : known[call](),
    });
    const { info, ...answers } = screens.wizard.sampleAnswers();
    const unheardOf = { ...info, idea: { ...info.idea, text: 'Ten things unheard of' } };
    renderStep(screens, route, { ...answers, info: unheardOf, keyword: `${route} unheard of` });
    await expect.element(page.getByText(message)).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  },
);

it.each([
  [listicleScreens, 'items', 'We don’t know names for “Zorbs of 1969”. Type your own above.'],
  [comparisonScreens, 'products', 'We don’t know products for “zorb”. Type your own above.'],
  [quizScreens, 'questions', 'We don’t have questions about zorb yet. Write your own above.'],
] as const)(
  'says when it knows nothing, and what to do then (%#)',
  async (screens, route, said) => {
    answerCalls({
      ...known,
      '/api/members/top10': () => ({ results: [] }),
      '/api/members/quiz': () => [],
    });
    const { info, ...answers } = screens.wizard.sampleAnswers();
    const unheardOf = { ...info, idea: { ...info.idea, text: 'Zorbs of 1969' } };
    renderStep(screens, route, { ...answers, info: unheardOf, keyword: 'zorb' });
    await expect.element(page.getByText(said)).toBeVisible();
  },
);

it('asks for a comment on the very product and check', async () => {
  const answers = comparisonScreens.wizard.sampleAnswers();
  const products = [
    { id: 'a', slug: 'a', text: 'Bosch' },
    { id: 'b', slug: 'b', text: 'Cats' },
  ];
  const info = { ...answers.info, products, features: [{ id: 'f', text: 'Noise' }] };
  renderStep(comparisonScreens, 'details', { ...answers, info });
  await expect.element(page.getByPlaceholder('How does Bosch do on noise?')).toBeVisible();
  await expect.element(page.getByPlaceholder('How do Cats do on noise?')).toBeVisible();
  await expect.element(page.getByPlaceholder('What counts when it comes to noise')).toBeVisible();
});

it('says which category has no ideas, and opens the next', async () => {
  answerCalls({ ...known, '/api/members/top10-kws': () => [], '/api/queries/suggest': () => [] });
  renderStep(listicleScreens, 'ideas', { ...nothing, keyword: 'zorbling' });
  const message = (category: string) =>
    page.getByText(`Sorry, no ideas found for zorbling in "${category}" category`);
  await expect.element(message('Top')).toBeVisible();
  await expect.element(page.getByText('Tip: broader keywords find more ideas.')).toBeVisible();
  await page.getByRole('button', { name: 'Try next category?' }).click();
  await expect.element(message('Negative')).toBeVisible();
});

it('says when there is no trivia, and when a line is too long for a video', async () => {
  answerCalls({
    ...known,
    '/api/members/describe': () => ({ sentences: [] }),
    '/api/members/item-hints': () => ({ objects: [] }),
  });
  const items = [
    { id: 'a', text: 'Zorb' },
    { id: 'b', text: 'Blip' },
  ];
  renderStep(listicleScreens, 'items', { ...nothing, info: { items } });
  await page.getByRole('button', { name: 'Find trivia' }).click();
  await expect.element(page.getByText('Sorry no trivia found for Zorb').first()).toBeVisible();
  const line = page.getByRole('textbox', { name: 'Line 1' });
  const warning = page.getByText(
    'Long text does not look good in videos! Please edit if possible.',
  );
  await line.fill('z'.repeat(80));
  await expect.element(warning).not.toBeInTheDocument();
  await line.fill('z'.repeat(81));
  await expect.element(warning).toBeVisible();
});

const limits = { maxThemes: 5, maxTtsLines: 35 };
const free = { id: 5, verified: true, access: { paid: false, limits } };

it('keeps pro themes, own sizes and watermarks for whoever pays', async () => {
  renderStep(listicleScreens, 'theme', nothing, free as never);
  await page.getByRole('button', { name: /^Clean slate/ }).click();
  await expect.element(page.getByText('This theme is only available for pro users.')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByText('Watermark', { exact: true }).click();
  await expect.element(page.getByText(/Upgrade to remove it, or to show your own/)).toBeVisible();
  await page.getByText('Resize video').click();
  await page.getByRole('button', { name: 'Custom size' }).click();
  await expect.element(page.getByText('Custom sizes are part of the paid plans')).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
});

it('takes a side between 100 and 2000 px, and 1920 for any other', async () => {
  const paid = { ...free, access: { paid: true, limits: { maxThemes: null, customSize: true } } };
  const { data } = renderStep(listicleScreens, 'theme', nothing, paid as never);
  await page.getByText('Resize video').click();
  await page.getByRole('button', { name: 'Custom size' }).click();
  const width = page.getByRole('textbox', { name: 'Width (px)' });
  for (const [typed, kept] of [
    ['100', 100],
    ['2001', 1920],
    ['99', 1920],
    ['2000', 2000],
    ['many', 1920],
  ] as const) {
    await width.fill(typed);
    await page.getByRole('textbox', { name: 'Height (px)' }).click();
    expect(data().movie.size.width).toBe(kept);
  }
});

it('offers voices of paid plans, and asks before it goes on without a voice', async () => {
  const pro = { ...voice, Name: 'dara', label: 'Dara', pro: true };
  answerCalls({ ...known, '/api/members/tts/voices': () => [voice, pro] });
  const answers = listicleScreens.wizard.sampleAnswers();
  const { next, data } = renderStep(listicleScreens, 'voice', answers, free as never);
  await page.getByRole('button', { name: /^Computer/ }).click();
  await page.getByRole('combobox', { name: 'Narrator' }).click();
  await page.getByRole('option', { name: /^Dara/ }).click();
  const refused = page.getByText("This voice isn't available in FREE accounts");
  await expect.element(refused).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  expect(data().voSettings.voice).not.toBe('dara');
  const skipping = next();
  const asked = 'The voice-over is not complete. Are you sure want to skip this step?';
  await expect.element(page.getByText(asked)).toBeVisible();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  expect(await skipping).toBe('done');
});

it('tells what became of the contact profile', async () => {
  let profile: object | null = null;
  answerCalls({
    ...known,
    '/api/members/contact-profile': ({ body }) => {
      if (!body) return { profile };
      profile = (body as { profile: object }).profile;
      return { message: 'Saved' };
    },
  });
  const { data } = renderStep(listicleScreens, 'contact', nothing);
  await page.getByRole('button', { name: 'Load default profile' }).click();
  await expect
    .element(
      page.getByText(
        'Sorry no saved information found. Please click the "Save" button after filling this form to create it once.',
      ),
    )
    .toBeVisible();
  await page.getByRole('textbox', { name: 'Name or company' }).fill('Beans');
  await page.getByRole('button', { name: 'Save as default profile' }).click();
  await expect.element(page.getByText('Profile successfully saved')).toBeVisible();
  await page.getByRole('button', { name: 'Clear form' }).click();
  expect(data().contact.info).toEqual({});
  await page.getByRole('button', { name: 'Load default profile' }).click();
  await expect.element(page.getByText('Profile successfully loaded')).toBeVisible();
  expect(data().contact.info.name).toBe('Beans');
});

it('asks a guest for an email, and says so when it is none', async () => {
  answerCalls({
    ...known,
    '/api/user/signup': () => Response.json({ error: 'Email is not valid' }, { status: 400 }),
  });
  renderStep(listicleScreens, 'publish', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('button', { name: 'Download video' }).click();
  await expect.element(page.getByText('Email is required').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Email my video link to' }).fill('me@example.invalid');
  await page.getByRole('button', { name: 'Download video' }).click();
  const message =
    'Email does not look valid. Please try with a different email address or contact support';
  await expect.element(page.getByText(message)).toBeVisible();
});

it('offers a member the ways to publish, and the full editor with this video or a copy', async () => {
  const answers = comparisonScreens.wizard.sampleAnswers();
  const { data } = renderStep(comparisonScreens, 'publish', answers, free as never);
  const edits = ['Edit in the full editor', 'Edit a copy'];
  for (const way of [/^Youtube/i, /^Embed/, /^Download as MP4/, ...edits]) {
    await expect.element(page.getByRole('button', { name: way })).toBeVisible();
  }
  // The draft is made, and called what it tells.
  expect(data().frames.length).toBeGreaterThan(3);
  expect(data().publish).toMatchObject({ category: 26, keywords: [answers.keyword] });
  expect(data().publish.title).not.toBe('');
  expect(data().publish.description).toContain('And the winner is: ');
});

it('offers calls to action, and takes the one that is pressed', async () => {
  const { data } = renderStep(quizScreens, 'bonuses', quizScreens.wizard.sampleAnswers());
  const idea = page.getByRole('button', { name: 'Tell us your score in the comments' });
  await idea.click();
  expect(data().cta?.text).toBe('Tell us your score in the comments');
  await expect.element(idea).toHaveAttribute('aria-pressed', 'true');
});

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
    ...known,
    '/api/queries/media-sources': () => sources.map((one) => ({ ...one, value: 'builtin' })),
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

it('says why a film of an installation on one’s own machine shows links in full', async () => {
  const bonus = { id: 'b', text: 'A checklist', link: 'https://example.com/long', shorten: true };
  const answers = { ...comparisonScreens.wizard.sampleAnswers(), bonus_list: [bonus] };
  renderStep(comparisonScreens, 'bonuses', answers as never, free as never);
  await expect.element(page.getByText('The film shows links in full.')).toBeVisible();
});

it('looks for all pictures once there is a keyword, and says when there are none', async () => {
  renderStep(listicleScreens, 'media', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('button', { name: 'Find all pictures automatically' }).click();
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
  answerCalls({ ...known, '/api/members/knowledge-options': () => ({ model }) });
  renderStep(listicleScreens, 'media', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('button', { name: 'Find all pictures automatically' }).click();
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
    ...known,
    '/api/queries/media-search': () => Array.from({ length: 40 }, (_, at) => found(at)),
  });
  const { data } = renderStep(listicleScreens, 'media', listicleScreens.wizard.sampleAnswers());
  await expect.element(page.getByText('Powered by All sources')).toBeVisible();
  await page.getByRole('button', { name: 'Find all pictures automatically' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByText('All done!')).toBeVisible();
  await page.getByRole('button', { name: 'Review the pictures' }).click();
  await page.getByRole('button', { name: 'Find all pictures automatically' }).click();
  await page.getByRole('checkbox', { name: /^Replace pictures/ }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const media = linesOf(listicleScreens.wizard.writeScript(data())).map(
    ({ line }) => line.media?.[0]?.url,
  );
  expect(media.filter(Boolean).length).toBeGreaterThan(3);
});

it('asks for the type of item when trivia is incorrect, and looks for other trivia', async () => {
  const asked: string[] = [];
  answerCalls({
    ...known,
    '/api/members/item-hints': () => ({ objects: [] }),
    '/api/members/describe': ({ url }) => {
      asked.push(url.searchParams.get('unit') ?? '');
      return { sentences: ['It is a planet.'] };
    },
  });
  const items = [{ id: 'a', text: 'Mercury', trivia: [{ text: 'It is a metal.' }], filled: true }];
  const { data } = renderStep(listicleScreens, 'items', { ...nothing, info: { items } });
  await page.getByRole('button', { name: 'Is this trivia incorrect?' }).click();
  await page.getByRole('textbox', { name: 'What type of thing is Mercury?' }).fill('planet');
  await page.getByRole('dialog').getByRole('button', { name: 'Find other trivia' }).click();
  await expect.poll(() => data().info.items?.[0]?.trivia?.[0]?.text).toBe('It is a planet.');
  expect(asked).toEqual(['planet']);
});

it('knows an email that has an account already', async () => {
  answerCalls({
    ...known,
    '/api/user/signup': () => refuseWith('email-taken', undefined),
  });
  const removeHost = countAuthHost();
  renderStep(listicleScreens, 'publish', listicleScreens.wizard.sampleAnswers());
  await page.getByRole('textbox', { name: 'Email my video link to' }).fill('me@example.com');
  await page.getByRole('button', { name: 'Download video' }).click();
  await expect
    .poll(() => authPopup.get())
    .toMatchObject({
      view: 'login',
      reason: 'This email is already in use. Please login instead',
    });
  authPopup.get()?.answer(null);
  authPopup.set(undefined);
  removeHost();
});

it('has no room for an eleventh question, and warns once of a quiz with a single one', async () => {
  const answers = quizScreens.wizard.sampleAnswers();
  const [question] = answers.info.questions ?? [];
  const ten = Array.from({ length: 10 }, (_, at) => ({
    ...question,
    id: `q${at}`,
    text: `Question number ${at}?`,
  }));
  const info = { ...answers.info, questions: ten };
  const { data } = renderStep(quizScreens, 'questions', { ...answers, info });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText('Cannot add more than 10 questions').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset questions' }).click();
  expect(data().info.questions).toEqual([]);
  removeComponents();

  const single = { ...answers.info, questions: ten.slice(0, 1) };
  const alone = renderStep(quizScreens, 'questions', { ...answers, info: single });
  await expect.element(page.getByRole('textbox', { name: 'Question 1' })).toBeVisible();
  const asked = alone.next();
  await page.getByRole('button', { name: 'Add more questions' }).click();
  expect(await asked).toBe('moved');
  expect(await alone.next()).toBe('done');
});

it('takes two to four products, from the suggestions too', async () => {
  const names = ['Aero', 'Brew', 'Cup', 'Drip', 'Ember'];
  answerCalls({ ...known, '/api/members/top10': () => ({ results: names }) });
  const { data } = renderStep(comparisonScreens, 'products', { ...nothing, keyword: 'press' });
  for (const name of names.slice(0, 4)) await page.getByRole('button', { name }).click();
  expect(data().info.products?.map(({ text }) => text)).toEqual(names.slice(0, 4));
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  const search = page.getByRole('link', { name: 'Google it' });
  await expect.element(search).toHaveAttribute('href', expect.stringContaining('?q=Drip%20press'));
});

it.each([
  ['Add Testimonial', 'Testimonial is required'],
  ['Add Screenshot / Statistics', 'Screenshot is required'],
  ['Before / After photos', 'Before photo is required'],
] as const)('asks for what “%s” needs', async (kind, message) => {
  const answers = { ...affiliateScreens.wizard.sampleAnswers(), proof_list: [] };
  const { next } = renderStep(affiliateScreens, 'proof', answers);
  await page.getByRole('button', { name: kind }).click();
  expect(await next()).toBe('refused');
  await expect.element(page.getByText(message).first()).toBeVisible();
});
