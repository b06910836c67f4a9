import { useParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../testing/answer-calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { renderComponent } from '../../testing/render-component.tsx';
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../../ui/toast-host.tsx';
import { emptyCheck, emptyComparison, emptyOffer } from './editor/empty-entries.ts';
import { forgetDraft } from './editor/entry-drafts.ts';
import { EntryPage } from './editor/entry-page.tsx';
import { exampleLoaf } from './editor/example-loaf.ts';
import { KnowledgePage } from './knowledge-page.tsx';

const own = '/api/members/own-knowledge';
const rye = {
  id: 7,
  kind: 'things',
  name: 'Rye',
  words: '5 points',
  file: 'things/breads.txt',
  updated_at: new Date().toISOString(),
};
const listOf =
  (results: readonly object[], more: object = {}) =>
  () => ({
    results,
    $meta: { items_start: 0, items_num: 10, items_total: results.length },
    problems: [],
    outside: [],
    ...more,
  });

afterEach(() => {
  forgetDraft('new');
  forgetDraft('7');
});

/** The page and its editor, as the router has them. */
const open = () =>
  renderComponent(
    <DialogHost>
      <Pages />
      <ToastHost />
    </DialogHost>,
    { at: '/knowledge', route: '/knowledge/:entry?' },
  );

function Pages() {
  return useParams().entry ? <EntryPage /> : <KnowledgePage />;
}

async function chooseKind(kind: string) {
  await page.getByRole('combobox', { name: 'Kind', exact: true }).click();
  await page.getByRole('option', { name: kind }).click();
}

it('an empty page shows what a bakery would add, and leads to it', async () => {
  answerCalls({ [own]: listOf([]) });
  open();
  await expect.element(page.getByText('Teach Reelwright what only you know')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Begin with an example' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Name', exact: true }))
    .toHaveValue('Farmer loaf');
  await expectAccessible();
});

it('lists entries, names what could not be read of files, and asks before it deletes', async () => {
  let entries: readonly object[] = [rye];
  const problems = [{ file: 'things/breads.txt', line: 12, sentence: 'A point is a headline.' }];
  const asked = answerCalls({
    [own]: () => listOf(entries, { problems })(),
    [`${own}/remove`]: () => {
      entries = [];
      return { type: 'msg', msg: 'Entry deleted' };
    },
  });
  open();
  await expect.element(page.getByText('things/breads.txt, line 12:')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Rye' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(asked.some(({ path }) => path.endsWith('/remove'))).toBe(false);
  await page.getByRole('button', { name: 'Delete Rye' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByText('Teach Reelwright what only you know')).toBeVisible();
  expect(asked).toContainEqual({ path: `${own}/remove`, body: { id: 7 } });
});

it('copies what ships to correct it', async () => {
  const known = {
    kind: 'things',
    name: 'Octopus',
    nth: 0,
    words: 'sea animal · 9 points',
    is_replaced: false,
  };
  const asked = answerCalls({
    [own]: listOf([rye]),
    [`${own}/known`]: listOf([known]),
    [`${own}/copy`]: () => ({ id: 7 }),
    [`${own}/entry`]: () => ({
      ...rye,
      name: 'Octopus',
      text: '# Octopus',
      revision: 1,
      thing: { ...exampleLoaf, name: 'Octopus' },
    }),
  });
  open();
  await page.getByText('What Reelwright knows').click();
  await page.getByRole('button', { name: 'Make it ours: Octopus' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Name', exact: true }))
    .toHaveValue('Octopus');
  expect(asked).toContainEqual({
    path: `${own}/copy`,
    body: { kind: 'things', name: 'Octopus', nth: 0 },
  });
});

it('says what is wrong beside the point, shows the film, and saves what was put right', async () => {
  let problems: readonly object[] = [
    { line: 6, part: 'Point 2', sentence: 'A point is a headline.' },
  ];
  const film = {
    title: '5 things to know about our farmer loaf',
    wizard: 'Top 10',
    parts: [{ heading: 'Stone oven', lines: ['We bake it on stone.'] }],
  };
  const asked = answerCalls({
    [own]: listOf([]),
    [`${own}/save`]: () => (problems.length > 0 ? { problems } : { id: 9, problems }),
    [`${own}/try`]: () => ({ film, problems: [] }),
  });
  open();
  await page.getByRole('button', { name: 'Begin with an example' }).click();
  await page.getByRole('textbox', { name: 'Point 2: sentences' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Something needs fixing first')).toBeVisible();
  await expect.element(page.getByText('Point 2:', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Point 2: sentences' })).toBeInvalid();
  await page.getByRole('textbox', { name: 'Point 2: sentences' }).fill('We bake it on stone.');
  await expect.element(page.getByText('Something needs fixing first')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect.element(page.getByRole('heading', { name: film.title })).toBeVisible();
  await expectAccessible();
  problems = [];
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Farmer loaf saved')).toBeVisible();
  const saved = asked.findLast(({ path }) => path.endsWith('/save'))?.body;
  expect(saved).toMatchObject({
    entry: { thing: { name: 'Farmer loaf', points: { 1: { text: 'We bake it on stone.' } } } },
  });
});

it('shows an entry as text, and keeps what was typed when somebody looks elsewhere', async () => {
  answerCalls({
    [own]: listOf([rye]),
    [`${own}/entry`]: () => ({
      ...rye,
      text: '# Rye',
      revision: 1,
      thing: { ...exampleLoaf, name: 'Rye' },
    }),
    [`${own}/check`]: () => ({ text: '# Rye\n> A first sentence.', problems: [] }),
  });
  open();
  await page.getByRole('link', { name: 'Edit Rye' }).click();
  await page.getByText('Text', { exact: true }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Text' }))
    .toHaveValue('# Rye\n> A first sentence.');
  await page.getByRole('textbox', { name: 'Text' }).fill('# Rye bread');
  await page.getByRole('link', { name: 'All knowledge' }).click();
  await page.getByRole('link', { name: 'Edit Rye' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('# Rye bread');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
});

it('a list is written by its form: items are added and moved, and what is wrong stands beside its item', async () => {
  let problems: readonly object[] = [
    { line: 7, part: 'List 1, item 2', sentence: 'An item has two facts.' },
  ];
  const asked = answerCalls({
    [own]: listOf([rye]),
    [`${own}/save`]: () => (problems.length > 0 ? { problems } : { id: 9, problems }),
  });
  open();
  await page.getByRole('link', { name: 'Add an entry' }).click();
  await chooseKind('Topic');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Our breads');
  await page.getByRole('textbox', { name: 'First sentences' }).fill('One oven.\nNo secrets.');
  await page.getByRole('textbox', { name: 'List 1, item 1: name' }).fill('Rye wheel');
  await page.getByRole('textbox', { name: 'List 1, item 1: fact 2' }).fill('It keeps for a week.');
  await page.getByRole('button', { name: 'Move item 1 of list 1 down' }).click();
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('textbox', { name: 'List 1, item 2: name' })).toBeInvalid();
  await expectAccessible();
  problems = [];
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Our breads saved')).toBeVisible();
  const saved = asked.findLast(({ path }) => path.endsWith('/save'))?.body;
  expect(saved).toMatchObject({
    entry: {
      topic: {
        title: 'Our breads',
        hooks: ['One oven.', 'No secrets.'],
        lists: [
          {
            items: [
              { name: '' },
              { name: 'Rye wheel', facts: ['', 'It keeps for a week.', ''] },
              {},
              {},
            ],
          },
        ],
      },
    },
  });
});

it('of a comparison a product is taken away with all that was said of it', async () => {
  const asked = answerCalls({
    [own]: listOf([{ ...rye, kind: 'comparisons' }]),
    [`${own}/entry`]: () => ({
      ...rye,
      kind: 'comparisons',
      text: '# breads',
      revision: 1,
      is_from_model: false,
      comparison: {
        ...emptyComparison,
        topic: 'breads',
        products: ['Rye', 'Oat', 'Spelt'].map((name) => ({ name, objects: [] })),
        checks: [1, 2, 3].map((winner) => ({
          ...emptyCheck,
          name: `Check ${winner}`,
          comments: ['Sour.', 'Sweet.', 'Nutty.'],
          winner,
        })),
      },
    }),
    [`${own}/save`]: () => ({ id: 7, problems: [] }),
  });
  open();
  await page.getByRole('link', { name: 'Edit Rye' }).click();
  await page.getByRole('button', { name: 'Remove product 2' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Check 3: about Spelt' }))
    .toHaveValue('Nutty.');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('breads saved')).toBeVisible();
  const saved = asked.findLast(({ path }) => path.endsWith('/save'))?.body;
  const comments = ['Sour.', 'Nutty.'];
  expect(saved).toMatchObject({
    entry: {
      comparison: {
        products: [{ name: 'Rye' }, { name: 'Spelt' }],
        checks: [1, 0, 2].map((winner) => ({ comments, winner })),
      },
    },
  });
});

it('an offer goes from its form to text and back', async () => {
  const offer = { ...emptyOffer, name: 'bakery', benefits: ['Baked on stone'] };
  answerCalls({
    [own]: listOf([rye]),
    [`${own}/check`]: () => ({
      text: '# bakery\nbenefit | Baked on stone',
      offer: { ...offer, benefits: ['Baked on stone', 'Open from six'] },
      problems: [],
    }),
  });
  open();
  await page.getByRole('link', { name: 'Add an entry' }).click();
  await chooseKind('Offer');
  await page.getByRole('textbox', { name: 'Kind of business' }).fill('bakery');
  await page.getByRole('textbox', { name: 'Benefits' }).fill('Baked on stone');
  await expectAccessible();
  await page.getByText('Text', { exact: true }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Text' }))
    .toHaveValue('# bakery\nbenefit | Baked on stone');
  await page.getByText('Form', { exact: true }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Benefits' }))
    .toHaveValue('Baked on stone\nOpen from six');
});

it('what was looked up says where it comes from, and a model’s draft asks to be read', async () => {
  const found = { text: '# Zumbrix', thing: { ...exampleLoaf, name: 'Zumbrix' }, is_draft: true };
  answerCalls({
    [own]: listOf([rye], { outside: ['wikipedia', 'model'] }),
    [`${own}/look-up`]: () => ({ found }),
  });
  open();
  await page.getByRole('textbox', { name: 'Look something up' }).fill('zumbrix');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expect.element(page.getByText(/a language model wrote from memory/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep this' })).toBeVisible();
});

it('an import says which lines of the file could not be read', async () => {
  answerCalls({
    [own]: listOf([rye]),
    [`${own}/import`]: () => ({
      taken: 2,
      problems: [{ line: 30, sentence: 'Oat has 1 points.' }],
    }),
  });
  open();
  await expect.element(page.getByRole('link', { name: 'Edit Rye' })).toBeVisible();
  const input = document.querySelector('input[type=file]');
  const file = new File(['# Rye'], 'breads.txt', { type: 'text/plain' });
  await userEvent.upload(input as HTMLElement, file);
  await expect.element(page.getByText('2 entries imported, not all of breads.txt')).toBeVisible();
  await expect.element(page.getByText('Line 30:')).toBeVisible();
});

it('a list that cannot be loaded says so and can be tried again', async () => {
  answerCalls({ [own]: () => Response.json({ error: 'Something went wrong.' }, { status: 500 }) });
  open();
  await expect.element(page.getByText('We couldn’t load your knowledge')).toBeVisible();
});
