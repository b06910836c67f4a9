import type { ReadArticle } from '@reelwright/contract';
import { newProjectData, type ProjectData, type WizardInfo } from '@reelwright/movie';
import { parasOf, withParas } from '@reelwright/wizards/article';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessionStore } from '../../account/session-store.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { refuseWith } from '../../testing/refuse-with.ts';
import { renderStep } from '../../testing/render-step.tsx';
import { renderWizard } from '../../testing/render-wizard.tsx';
import { stepCalls } from '../../testing/step-calls.ts';
import { withFilm } from './article-answers.ts';
import { articleScreens } from './article-screens.ts';
import { wordsOf } from './line-edits.ts';

const read: ReadArticle = {
  url: 'https://news.example/coffee',
  title: 'How coffee came to Europe',
  body: '<p>Coffee came to Venice first. Then it came to London.</p><h2>Prices</h2><p>A cup cost a penny. Nobody minded.</p>',
  parser: 'readability',
  site: 'The News',
  pictures: [],
};
const known = {
  '/api/queries/suggest': () => [],
  '/api/members/articles/fetch': () => read,
  '/api/members/articles/read-file': () => ({ ...read, url: undefined, parser: 'file' }),
};
const about = (info: WizardInfo): ProjectData => ({ ...newProjectData(), keyword: 'coffee', info });

beforeEach(() => {
  answerCalls(known);
});
afterEach(() => sessionStore.set({ status: 'unknown' }));

const next = () => page.getByRole('button', { name: 'Next', exact: true });
const link = () => page.getByRole('textbox', { name: 'Article URL' });

it('reads the page of a link, and goes on with its title and text', async () => {
  const { data } = renderWizard(articleScreens, about({}));
  await link().fill('news.example/coffee');
  await next().click();
  await expect
    .element(page.getByRole('textbox', { name: 'Title' }))
    .toHaveValue('How coffee came to Europe');
  await expect.element(page.getByRole('link', { name: 'The News' })).toBeVisible();
  await expectAccessible();
  expect(data().info).toMatchObject({
    type: 'link',
    url: 'https://news.example/coffee',
    source: { site: 'The News' },
  });
});

it('stays where an address is missing or none, and says so at the field', async () => {
  const asked = answerCalls(known);
  renderWizard(articleScreens, about({}));
  await next().click();
  await expect.element(page.getByText('Article URL is required')).toBeVisible();
  await link().fill('not an address');
  await next().click();
  await expect.element(page.getByText('Article URL is not a valid URL')).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain('/api/members/articles/fetch');
});

it.each(['article-unreadable', 'article-unavailable'] as const)(
  'says of a page (%s) that it can’t be read, and offers to paste it instead',
  async (code) => {
    answerCalls({ ...known, '/api/members/articles/fetch': () => refuseWith(code, undefined) });
    const { data } = renderWizard(
      articleScreens,
      about({ type: 'link', link: 'https://a.example/x' }),
    );
    await next().click();
    await expect
      .element(
        page.getByText('Sorry failed to parse article (please copy-paste it by hand)').first(),
      )
      .toBeVisible();
    await page.getByRole('button', { name: 'Paste it instead' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Your text' })).toBeVisible();
    expect(data().info.type).toBe('paste');
  },
);

it('tells how far it is while it reads, and can be called off', async () => {
  answerCalls({ ...known, '/api/members/articles/fetch': () => new Promise(() => undefined) });
  renderWizard(articleScreens, about({ type: 'link', link: 'https://slow.example/x' }));
  await next().click();
  await expect.element(page.getByText('Reading slow.example')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Reading slow.example')).not.toBeInTheDocument();
  await expect.element(link()).toHaveValue('https://slow.example/x');
});

it('takes a pasted address for a link, and a pasted article for a text', async () => {
  const { data } = renderStep(articleScreens, '', about({ type: 'paste' }));
  await page.getByRole('textbox', { name: 'Your text' }).click();
  pasteInto('#article-text', 'https://news.example/coffee');
  await expect.element(link()).toHaveValue('https://news.example/coffee');
  pasteInto('#article-link', `Coffee, a story\n\n${'It came from afar. '.repeat(30)}`);
  await expect.element(page.getByRole('textbox', { name: 'Your text' })).toBeVisible();
  expect(data().info.body).toMatch(/^<p>Coffee, a story<\/p><p>It came from afar\./);
});

it('reads a file at once, and finds the title of a pasted text', async () => {
  const { data } = renderStep(articleScreens, '', about({ type: 'file' }));
  const file = new File(['# Coffee'], 'coffee.md');
  await userEvent.upload(page.getByLabelText(/^Choose a file/), file);
  await expect.element(page.getByText('How coffee came to Europe')).toBeVisible();
  await expect.element(page.getByText('coffee.md · 4 lines')).toBeVisible();
  expect(data().info).toMatchObject({ type: 'file', url: '' });
  await userEvent.upload(page.getByLabelText(/^Choose another file/), new File([''], 'song.mp3'));
  await expect.element(page.getByText(/^song.mp3 can’t be used here/)).toBeVisible();
});

it('says what is wrong with a file, and offers to paste its text', async () => {
  answerCalls({
    ...known,
    '/api/members/articles/read-file': () => refuseWith('article-file-scanned', undefined),
  });
  const { data, next: leave } = renderStep(articleScreens, '', about({ type: 'file' }));
  await expect.element(page.getByText(/^Choose a file/)).toBeVisible();
  expect(await leave()).toBe('refused');
  await expect.element(page.getByText('Please choose a file')).toBeVisible();
  await userEvent.upload(page.getByLabelText(/^Choose a file/), new File(['%PDF'], 'scan.pdf'));
  await expect.element(page.getByText(/^This file holds pictures of pages/)).toBeVisible();
  await page.getByRole('button', { name: 'Paste it instead' }).click();
  expect(data().info.type).toBe('paste');
});

it('makes the first line of a pasted text its title', async () => {
  const body = '<p>Coffee, a story</p><p>It came from afar. It stayed.</p>';
  const { data, next: leave } = renderStep(articleScreens, '', about({ type: 'paste', body }));
  await expect.element(page.getByRole('textbox', { name: 'Your text' })).toBeVisible();
  expect(await leave()).toBe('done');
  expect(data().info).toMatchObject({
    title: 'Coffee, a story',
    body: '<p>It came from afar. It stayed.</p>',
  });
});

const lines = (...groups: readonly (readonly string[])[]) => ({
  title: 'Coffee',
  body: '<p>x</p>',
  paras: groups.map((group, at) =>
    group.map((text, index) => ({ id: `${at}-${index}`, text, hasMedia: true })),
  ),
});
const textsOf = (data: ProjectData) =>
  parasOf(data).map((group) => group.map((line) => (line.exclude ? '-' : '') + wordsOf(line)));

it('warns when the text was edited already, and undoes that only when asked to', async () => {
  const made = withParas(about({ title: 'Cups', body: '<p>One cup. Two cups. Three cups.</p>' }));
  const edited = {
    ...made,
    info: { ...made.info, paras: [[{ id: 'a', text: 'Mine.' }]], edited: true },
  };
  const { data } = renderStep(articleScreens, 'content', edited);
  await expect
    .element(page.getByRole('button', { name: 'Show me the changed text' }))
    .toBeVisible();
  await expectAccessible();
  await page
    .getByRole('button', { name: 'Edit original article text (undo previous edits)' })
    .click();
  expect(textsOf(data()).flat().length).toBe(3);
  await page.getByRole('textbox', { name: 'Article' }).click();
});

it('leaves lines and paragraphs out and brings them back; the length follows', async () => {
  const { data } = renderStep(
    articleScreens,
    'edit',
    about(lines(['One cup.', 'Two cups.'], ['Three cups.'])),
  );
  const length = page
    .getByRole('region', { name: 'Length of your video' })
    .getByText(/of \d+ lines/);
  await expect.element(length).toHaveTextContent('3 of 3 lines');
  await page.getByRole('button', { name: 'Exclude line 2' }).click();
  await page.getByRole('button', { name: 'Exclude paragraph 2' }).click();
  expect(textsOf(data())).toEqual([['One cup.', '-Two cups.'], ['-Three cups.']]);
  expect(data().info.edited).toBe(true);
  await expect.element(length).toHaveTextContent('1 of 3 lines');
  await expectAccessible();
  await page.getByRole('button', { name: 'Include paragraph 2' }).click();
  await page.getByRole('button', { name: 'All lines' }).click();
  await expect.element(length).toHaveTextContent('3 of 3 lines');
});

it('moves lines and paragraphs by keys', async () => {
  const { data } = renderStep(articleScreens, 'edit', about(lines(['A.', 'B.'], ['C.'])));
  const handle = page.getByRole('button', { name: 'Move line 2 with Alt and the arrow keys' });
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(textsOf(data())).toEqual([['A.'], ['C.', 'B.']]);
  const whole = page.getByRole('button', { name: 'Move paragraph 2 with Alt and the arrow keys' });
  (whole.element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(textsOf(data())).toEqual([['C.', 'B.'], ['A.']]);
});

it('drags a line into another paragraph', async () => {
  const { data } = renderStep(articleScreens, 'edit', about(lines(['A.', 'B.'], ['C.'])));
  const handle = page.getByRole('button', { name: /^Move line 1 / });
  await userEvent.dragAndDrop(handle, page.getByRole('button', { name: /^Move line 3 / }), {
    sourcePosition: { x: 8, y: 8 },
    targetPosition: { x: 8, y: 30 },
  });
  expect(textsOf(data())).toEqual([['B.'], ['C.', 'A.']]);
});

it('writes like a text: Enter splits a line, Backspace joins it, an empty one goes', async () => {
  const { data } = renderStep(articleScreens, 'edit', about(lines(['One cup. Two cups.', 'Z.'])));
  const first = page.getByRole('textbox', { name: 'Line 1' });
  await expect.element(first).toBeVisible();
  const area = first.element() as HTMLTextAreaElement;
  area.focus();
  area.setSelectionRange(8, 8);
  await userEvent.keyboard('{Enter}');
  expect(textsOf(data())).toEqual([['One cup.', 'Two cups.', 'Z.']]);
  await expect.element(page.getByRole('textbox', { name: 'Line 2' })).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(textsOf(data())).toEqual([['One cup. Two cups.', 'Z.']]);
  await page.getByRole('button', { name: 'Add line to paragraph 1' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Line 3' })).toHaveFocus();
  await userEvent.keyboard('New.');
  expect(textsOf(data())).toEqual([['One cup. Two cups.', 'Z.', 'New.']]);
  await page.getByRole('textbox', { name: 'Line 3' }).fill('');
  await first.click();
  expect(textsOf(data())).toEqual([['One cup. Two cups.', 'Z.']]);
});

it('makes one or two bold words what pictures are searched by', async () => {
  const { data } = renderStep(articleScreens, 'edit', about(lines(['Fresh ground beans.', 'B.'])));
  await page.getByRole('button', { name: 'Bold words of line 1' }).click();
  await page.getByRole('button', { name: 'ground', exact: true }).click();
  await page.getByRole('button', { name: 'beans', exact: true }).click();
  await expectAccessible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('Pictures of “ground beans”')).toBeVisible();
  expect(parasOf(data())[0]?.[0]).toMatchObject({
    text: 'Fresh <b>ground beans</b>.',
  });
  expect(data().info.sentences?.[1]).toMatchObject({ exactSearch: 'ground beans' });
  await page.getByRole('button', { name: 'No bold words in line 1' }).click();
  expect(data().info.sentences?.[1]?.exactSearch).toBeUndefined();
});

it('warns about long lines, and splits one at its clause', async () => {
  const long =
    'Coffee was first drunk in the monasteries of Yemen in the fifteenth century, and from there it travelled slowly to Mecca, Cairo and Istanbul.';
  const { data } = renderStep(articleScreens, 'edit', about(lines([long, 'B.'])));
  await expect.element(page.getByText(/^Long lines don’t look in videos/)).toBeVisible();
  await page.getByRole('button', { name: 'Split line 1' }).click();
  expect(textsOf(data())[0]?.length).toBeGreaterThan(2);
  expect(textsOf(data())[0]?.slice(0, -1).join(' ')).toMatch(/^Coffee was first drunk/);
});

it.each([
  [17, undefined],
  [18, 'status'],
  [21, 'alert'],
])('says of %i paragraphs what is good: %s', async (count, role) => {
  const groups = Array.from({ length: count }, (_, at) => [`Line ${at}.`]);
  renderStep(articleScreens, 'edit', about(lines(...groups)));
  await expect.element(page.getByText(`Line ${count - 1}.`).first()).toBeInTheDocument();
  const countNote = page.getByText(/^Your article has \d+ paragraphs\./);
  if (role) await expect.element(countNote).toBeVisible();
  expect(countNote.query()?.closest('[role]')?.getAttribute('role')).toBe(role);
});

const eight = Array.from({ length: 8 }, (_, at) => `Cup ${at + 1} is good.`);

it('takes a summary of more than five lines in the article’s place, and undoes it', async () => {
  answerCalls({ ...known, '/api/members/summarize': () => eight.slice(1, 7) });
  const { data } = renderStep(articleScreens, 'edit', about(lines(eight)));
  await page.getByRole('button', { name: 'Auto-summarize' }).click();
  await expect.element(page.getByText(/^Article successfully summarized\./)).toBeVisible();
  expect(textsOf(data())).toEqual([eight.slice(1, 4), eight.slice(4, 7)]);
  expect(data().info.edited).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(textsOf(data())).toEqual([eight]);
});

it('leaves the article alone when five lines or fewer come back', async () => {
  answerCalls({ ...known, '/api/members/summarize': () => eight.slice(0, 5) });
  const { data } = renderStep(articleScreens, 'edit', about(lines(eight)));
  await page.getByRole('button', { name: 'Auto-summarize' }).click();
  await expect.element(page.getByText(/already short/)).toBeVisible();
  expect(textsOf(data())).toEqual([eight]);
});

it('makes it about half a minute long by leaving lines out', async () => {
  const many = Array.from(
    { length: 30 },
    (_, at) => `Cup number ${at} was drunk in the year ${1700 + at}.`,
  );
  const { data } = renderStep(articleScreens, 'edit', about(lines(many)));
  await page.getByRole('button', { name: '30 s: make it about that long' }).click();
  const kept = textsOf(data())
    .flat()
    .filter((words) => !words.startsWith('-'));
  expect(kept.length).toBeGreaterThan(3);
  expect(kept.length).toBeLessThan(15);
});

it('takes what is typed at the end of an article of 390 lines', async () => {
  const groups = Array.from({ length: 130 }, (_, at) => [
    `One ${at}.`,
    `Two ${at}.`,
    `Three ${at}.`,
  ]);
  const { data } = renderStep(articleScreens, 'edit', about(lines(...groups)));
  // Far from the window lines are words alone; they can be written in as soon as they come near.
  const last = page.getByRole('textbox', { name: 'Line 390' });
  const words = page.getByText('Three 129.');
  await expect.element(words).toBeInTheDocument();
  expect(last.query()).toBeNull();
  words.element().scrollIntoView();
  await last.fill('The last one.');
  expect(textsOf(data()).at(-1)?.at(-1)).toBe('The last one.');
});

function pasteInto(selector: string, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document
    .querySelector(selector)
    ?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
}

it('offers the pictures of the article first, for the line they stood by, and copies the one that is chosen with its credit', async () => {
  const pot = 'https://news.example/pot.jpg';
  const pictures = [{ url: pot, caption: 'A pot of coffee', paragraph: 0 }];
  const source = { url: 'https://news.example/coffee', site: 'The News', pictures };
  const asked = answerCalls({
    ...stepCalls,
    '/api/queries/s3-url': () => ({
      url: '/media/web/pot.jpg',
      thumbnail: '/media/web/pot-small.jpg',
      type: 'image',
    }),
  });
  const { title, body } = read;
  const answers = withFilm(about({ type: 'link', title, body, source }));
  const { data } = renderStep(articleScreens, 'media', answers);
  await expect.element(page.getByText('Powered by All sources')).toBeVisible();
  const offered = page.getByRole('region', { name: 'From the article' });
  // The title had no picture.
  await expect.element(offered).not.toBeInTheDocument();
  await page.getByRole('button', { name: '2. Coffee came to Venice first.' }).click();
  await expect.element(offered.getByText(/^These pictures are from The News\./)).toBeVisible();
  const tile = offered.getByRole('button', { name: 'A pot of coffee' });
  const media = () => data().info.sentences?.[1]?.media;
  expect(media()).toBeUndefined();
  // Nobody answers at that address: its tile is still called by its name.
  await expect.element(tile.getByText('Failed to load image')).toBeInTheDocument();
  await expectAccessible();
  const found = page.getByRole('region', { name: 'Find pictures' }).element();
  expect(offered.element().compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  (tile.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const credit = { author: 'The News', licence: '', link: 'https://news.example/coffee' };
  await expect
    .poll(media)
    .toMatchObject([
      { url: '/media/web/pot.jpg', title: 'A pot of coffee', source_url: pot, credit },
    ]);
  await expect.element(tile).toHaveAttribute('aria-pressed', 'true');
  const copied = asked.find(({ path }) => path === '/api/queries/s3-url');
  expect(copied?.body).toMatchObject({ url: pot, name: 'A pot of coffee', credit });
  await userEvent.keyboard('{Enter}');
  expect(media()).toEqual([]);
});
