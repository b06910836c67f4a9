// Every sentence of the spec that keeps somebody on a step, as the declared steps say it. What screens find out
// themselves (names of items, headlines) is told in their own tests.
import { checkForm, type Field } from '@reelwright/forms';
import { newProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { affiliateWizard } from './affiliate/affiliate-wizard.ts';
import { proofKinds } from './affiliate/proof-items.ts';
import { articleWizard } from './article/article-wizard.ts';
import { featureLimits, productLimits } from './comparison/comparison-items.ts';
import { comparisonWizard } from './comparison/comparison-wizard.ts';
import { keywordWizard } from './keyword/keyword-wizard.ts';
import { itemLimits } from './listicle/list-items.ts';
import { listicleWizard } from './listicle/listicle-wizard.ts';
import { formValuesOf, withFormValue } from './machine/answers.ts';
import { openingIndex } from './machine/step-place.ts';
import type { Wizard } from './machine/wizard.ts';
import { answersPerQuestion, questionLimits } from './quiz/quiz-questions.ts';
import { quizWizard } from './quiz/quiz-wizard.ts';

/** What the step says when one answer of an otherwise good project is another one. */
function problemOf(
  wizard: Wizard,
  stepId: string,
  path: string,
  value: unknown,
): string | undefined {
  const step = wizard.steps.find(({ id }) => id === stepId);
  if (!step) throw new Error(`${wizard.title} has no step ${stepId}`);
  const kind = { kind: 'text', id: path, label: path, default: '' } as const;
  const data = withFormValue(wizard.sampleAnswers(), kind, value as string, () => 'new');
  const fields = step.fields?.(data) ?? [];
  const [problem] = checkForm(fields, formValuesOf(fields, data));
  return problem?.message ?? step.check?.(data);
}

const bonus = [{ id: 'b', text: 'A book', link: 'nope' }];
const unnamedBonus = [{ id: 'b', text: 'A book', link: 'https://example.com' }];
const noIdea = 'Please select an idea or type your own idea (Manual tab)';
const noHeadline = 'Please select a headline or type your own headline (Manual tab)';
const oneProduct =
  'You have entered 1 product names. Please enter at least two product names. Click the product tabs and fill out the product details for each product.';

describe.each<[Wizard, readonly (readonly [string, string, unknown, string])[]]>([
  [
    listicleWizard,
    [
      ['keyword', 'keyword', '', 'Keyword is required'],
      ['keyword', 'keyword', 'k'.repeat(61), 'Keyword is too long (60 chars max)'],
      ['ideas', 'info.idea', { text: ' ' }, noIdea],
      ['list', 'info.size', 21, 'Number of items must be between 1 and 20'],
      ['list', 'info.size', 0, 'Number of items must be between 1 and 20'],
      ['bonuses', 'cta.text', 'ab', 'Call to action is too short (3 chars min)'],
      ['bonuses', 'bonus_list', unnamedBonus, 'Call to action is required'],
      ['list', 'info.size', 'many', 'Number of items is not a number'],
      ['list', 'info.unit', 'u'.repeat(41), 'Type of item is too long (40 chars max)'],
      ['contact', 'contact.info.email', 'a@', 'Email is not a valid email'],
    ],
  ],
  [
    quizWizard,
    [
      ['keyword', 'keyword', '', 'Keyword is required'],
      ['questions', 'info.questions', [], 'Please add some space related questions to your quiz'],
      [
        'questions',
        'info.questions',
        [{ id: 'q', text: 'Why?', type: 'single' }],
        'Please fill out this question and answer',
      ],
      ['title', 'info.correctAnswer.text', '', 'Heading for correct answer is required'],
    ],
  ],
  [
    comparisonWizard,
    [
      ['keyword', 'keyword', '', 'Type of product is required'],
      ['products', 'info.products', [{ id: 'p', text: 'One' }], oneProduct],
      ['features', 'info.features', [], 'Please enter at least one comparison check'],
      ['heading', 'info.winner.text', '', 'Winner text is required'],
      ['heading', 'info.winner.text', 'ab', 'Winner text is too short (3 chars min)'],
    ],
  ],
  [
    affiliateWizard,
    [
      ['product', 'info.keyword', 'ab', 'Keyword is too short (3 chars min)'],
      ['product', 'info.desired', 'ab', 'Desired result is too short (3 chars min)'],
      ['pain', 'info.idea', { text: 'ab' }, noHeadline],
      ['pain', 'problem_list', [], 'Problem is required'],
      ['connect', 'fact.text', '', 'Fact is required'],
      ['connect', 'fact_list', [], 'Fact is required'],
      ['solution', 'solution.text', '', 'Solution is required'],
      ['solution', 'solution.text', 'ab', 'Solution is too short (3 chars min)'],
      ['solution', 'product.text', '', 'Product name is required'],
      ['solution', 'product.text', 'ab', 'Product name is too short (3 chars min)'],
      ['solution', 'product.description.text', '', 'Product description is required'],
      ['solution', 'solution_list', [], 'Benefit is required'],
      ['bonuses', 'bonus_list', bonus, 'Bonus URL is not a valid URL'],
    ],
  ],
  [
    keywordWizard,
    [
      ['keyword', 'keyword', '', 'Keyword is required'],
      ['article', 'info', { type: 'search' }, 'Please select an article or paste an Article URL'],
      ['content', 'info.title', '', 'Title is required'],
      ['content', 'info.body', '', 'Article body is required'],
    ],
  ],
  [
    articleWizard,
    [
      ['import', 'keyword', '', 'Keyword is required'],
      ['import', 'info', { type: 'link', link: '' }, 'Article URL is required'],
      ['import', 'info', { type: 'link', link: 'nope' }, 'Article URL is not a valid URL'],
      ['import', 'info', { type: 'file' }, 'Please choose a file'],
      ['content', 'info.title', ' ', 'Title is required'],
      ['content', 'info.body', '<p> </p>', 'Article body is required'],
      [
        'content',
        'info.body',
        '<p>Only one line.</p>',
        'Please enter at least 2 lines or more for article body',
      ],
      ['edit', 'info.paras', [[{ id: 'a', text: 'One' }]], 'You must add at least 2 lines'],
      [
        'edit',
        'info.paras',
        [
          [
            { id: 'a', text: 'One' },
            { id: 'b', text: 'Two', exclude: true },
          ],
        ],
        'You must add at least 2 lines',
      ],
    ],
  ],
])('$title', (wizard, rules) => {
  it.each(rules)('%s: with another %s (%j) it says “%s”', (step, path, value, sentence) => {
    expect(problemOf(wizard, step, path, value)).toBe(sentence);
  });

  it('opens again at the step where its page is loaded anew, at each of them', () => {
    for (const [maxIndex, { route }] of wizard.steps.entries()) {
      expect(openingIndex(wizard, { maxIndex, frames: [] }, route)).toBe(maxIndex);
    }
  });

  it('lets its sample answers through every step', () => {
    const { steps, sampleAnswers } = wizard;
    const data = sampleAnswers();
    for (const { fields: declared, check } of steps) {
      const fields = declared?.(data) ?? [];
      expect(checkForm(fields, formValuesOf(fields, data))).toEqual([]);
      expect(check?.(data)).toBeUndefined();
    }
  });
});

it('asks for what many people face only where many people face it', () => {
  const data = { ...affiliateWizard.sampleAnswers(), fact: { text: '' } };
  const step = affiliateWizard.steps.find(({ id }) => id === 'connect');
  const asked = (others: boolean) =>
    step?.fields?.({ ...data, info: { ...data.info, others } }).map(({ id }) => id);
  expect(asked(true)).toContain('fact.text');
  expect(asked(false)).not.toContain('fact.text');
});

it.each([
  [
    listicleWizard,
    7,
    '/support/top-10-video',
    'keyword ideas list items media bonuses voice theme contact publish',
  ],
  [
    quizWizard,
    4,
    '/support/quiz-video',
    'keyword questions title media bonuses voice theme contact publish',
  ],
  [
    comparisonWizard,
    8,
    '/support/product-review-video',
    'keyword products features details heading media bonuses voice theme contact publish',
  ],
  [
    affiliateWizard,
    9,
    '/support/affiliate-video-marketing',
    'product heading problem connect solution proof media bonuses voice theme contact publish',
  ],
  [
    keywordWizard,
    6,
    '/support/keyword-video',
    'keyword article content edit media bonuses voice theme contact publish',
  ],
  [
    articleWizard,
    // None is given: the default, 2.
    undefined,
    '/support/article-to-video',
    'import content edit media bonuses voice theme contact publish',
  ],
])('$title: has the steps of the spec in its order', (wizard, reloadStep, helpLink, order) => {
  const [first = '', ...routes] = order.split(' ');
  expect(wizard.steps.map(({ route }) => route)).toEqual(['', ...routes]);
  expect(wizard.steps[0]?.id).toBe(first);
  expect(wizard.reloadStep).toBe(reloadStep);
  expect(wizard.helpLink).toBe(helpLink);
});

const fieldsOf = (wizard: Wizard, stepId: string): readonly Field[] =>
  wizard.steps.find(({ id }) => id === stepId)?.fields?.(wizard.sampleAnswers()) ?? [];

// Every field of the spec, in its order; those with a star have to be filled in.
it.each<[Wizard, string, string]>([
  [
    affiliateWizard,
    'product',
    'info.keyword product.text product.price.text product.link solution_list product.evidence.text info.desired info.issue info.undesired info.target info.example info.time info.product_type info.dont_need info.cheaters',
  ],
  [affiliateWizard, 'pain', 'problem_list*'],
  [affiliateWizard, 'agitate', 'problem.text'],
  [affiliateWizard, 'connect', 'info.others fact.text* fact_list*'],
  [
    affiliateWizard,
    'solution',
    'solution.text* product.text* product.media.0 product.description.text* solution_list*',
  ],
  [affiliateWizard, 'proof', 'proof.text'],
  [comparisonWizard, 'keyword', 'keyword*'],
  [comparisonWizard, 'heading', 'info.winner.text*'],
  [comparisonWizard, 'theme', 'theme.hideWinner theme.hideOverallScore'],
  [quizWizard, 'keyword', 'keyword*'],
  [quizWizard, 'title', 'info.correctAnswer.text*'],
  [quizWizard, 'theme', 'theme.timerLength'],
  [affiliateWizard, 'bonuses', 'cta.text bonus_list'],
  [keywordWizard, 'keyword', 'keyword* info.type'],
  [articleWizard, 'import', 'info.type keyword*'],
  [articleWizard, 'content', 'info.title* info.preserve'],
])('$0.title: $1 asks for $2', (wizard, stepId, ids) => {
  const star = (field: Field) => ('required' in field && field.required ? '*' : '');
  const asked = fieldsOf(wizard, stepId).map((field) => `${field.id}${star(field)}`);
  expect(asked.join(' ')).toBe(ids);
});

it.each<[Wizard, string, string, unknown]>([
  [affiliateWizard, 'connect', 'info.others', true],
  [affiliateWizard, 'bonuses', 'shorten', true],
  [comparisonWizard, 'heading', 'info.winner.text', 'And the winner is'],
  [comparisonWizard, 'theme', 'theme.hideWinner', false],
  [comparisonWizard, 'theme', 'theme.hideOverallScore', false],
  [quizWizard, 'title', 'info.correctAnswer.text', 'Correct answer'],
  [quizWizard, 'theme', 'theme.timerLength', '5'],
  [listicleWizard, 'contact', 'contact.contact_title', 'Contact us'],
])('$0.title: $1 begins with $2 as $3', (wizard, stepId, id, value) => {
  const fields = fieldsOf(wizard, stepId);
  const all = [...fields, ...fields.flatMap((f) => (f.kind === 'repeat' ? f.fields : []))];
  expect(all.find((field) => field.id === id)).toMatchObject({ default: value });
});

it('suggests one word for lists and quizzes, and keeps to the numbers of the spec', () => {
  const suggested = (wizard: Wizard) => {
    const [field] = fieldsOf(wizard, 'keyword');
    return field && 'suggestWords' in field && field.suggestWords;
  };
  expect([listicleWizard, quizWizard, keywordWizard].map(suggested)).toEqual([1, 1, 2]);
  expect(productLimits).toEqual({ min: 2, max: 4 });
  expect(featureLimits).toEqual({ min: 1, max: 20, recommended: 3 });
  expect(questionLimits).toMatchObject({ max: 10 });
  expect(answersPerQuestion).toBe(4);
  expect(itemLimits).toMatchObject({ min: 2, max: 20 });
});

/** What the fields of a step are called, and what they offer to choose from. */
function called(fields: readonly Field[]): readonly string[] {
  return fields.flatMap((field) => [
    field.label ?? '',
    ...('suggestions' in field ? (field.suggestions ?? []) : []),
    ...('options' in field ? field.options.map(({ label }) => label) : []),
    ...(field.kind === 'repeat' ? called(field.fields) : []),
  ]);
}

// Words of the spec that are read rather than refused with.
it.each<[Wizard, string, readonly string[]]>([
  [comparisonWizard, 'keyword', ['Type of product']],
  [
    comparisonWizard,
    'theme',
    ['Skip the winner screen after each comparison', 'Don’t show overall score in the end'],
  ],
  [quizWizard, 'title', ['Heading for correct answer']],
  [
    quizWizard,
    'theme',
    ['2 seconds', '3 seconds', '5 seconds', '10 seconds', '15 seconds', '20 seconds'],
  ],
  [affiliateWizard, 'connect', ['Many people face this problem']],
  [
    listicleWizard,
    'contact',
    ['Contact us', 'For more info', 'Visit us', 'Website', 'Facebook', 'Instagram', 'Twitter'],
  ],
  [listicleWizard, 'contact', ['YouTube', 'Email', 'Phone', 'Name or company']],
  [keywordWizard, 'keyword', ['Search for articles (recommended)']],
  [articleWizard, 'content', ['Preserve article formatting']],
])('$0.title: $1 offers $2', (wizard, stepId, words) => {
  const step = wizard.steps.find(({ id }) => id === stepId);
  expect(called(step?.fields?.(wizard.sampleAnswers()) ?? [])).toEqual(
    expect.arrayContaining([...words]),
  );
});

const allWizards = [
  listicleWizard,
  quizWizard,
  comparisonWizard,
  affiliateWizard,
  keywordWizard,
  articleWizard,
];

it.each(allWizards)('$title: bonuses offers a handful of calls to action that fit', (wizard) => {
  const data = wizard.sampleAnswers();
  const [cta] = wizard.steps.find(({ id }) => id === 'bonuses')?.fields?.(data) ?? [];
  const ideas = cta?.kind === 'text' ? (cta.ideas ?? []) : [];
  expect(ideas.length).toBeGreaterThanOrEqual(4);
  expect(new Set(ideas).size).toBe(ideas.length);
  for (const idea of ideas) expect(idea).toMatch(/^\p{Lu}[^.]*$/u);
  const empty = wizard.steps.find(({ id }) => id === 'bonuses')?.fields?.(newProjectData())[0];
  const general = empty?.kind === 'text' ? (empty.ideas ?? []) : [];
  expect(general.join(' ')).not.toMatch(/undefined| {2}|\s$/);
  expect(general.length).toBeGreaterThanOrEqual(3);
});

it.each(allWizards)(
  '$title: a video site is told what the film is about and where to go',
  (wizard) => {
    const sample = wizard.sampleAnswers();
    const data = {
      ...sample,
      cta: { text: 'Get yours today' },
      bonus_list: [
        { id: 'a', text: 'A checklist', link: 'https://example.com/list', shorten: true },
        { id: 'b', link: 'https://example.com/more', shorten: true },
      ],
      contact: { ...sample.contact, info: { website: 'example.com' } },
    };
    const lines = wizard.describe?.(data).split('\n') ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.every((line) => line.trim() === line && line !== '')).toBe(true);
    expect(lines.slice(-4)).toEqual([
      'Get yours today',
      'A checklist: https://example.com/list',
      'https://example.com/more',
      'example.com',
    ]);
  },
);

it('describes a Top 10 by its list, the best last', () => {
  const lines = listicleWizard.describe?.(listicleWizard.sampleAnswers()).split('\n') ?? [];
  const numbers = lines.flatMap((line) => /^(\d+)\. ./.exec(line)?.[1] ?? []).map(Number);
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect(lines[0]).toBe(listicleWizard.writeScript(listicleWizard.sampleAnswers()).title);
});

it('says that bonuses may be skipped, what they are called in a quiz, and what can be proved how', () => {
  for (const { steps } of allWizards) {
    const bonuses = steps.find(({ id }) => id === 'bonuses');
    expect(bonuses?.hint).toBe('Optional step - click Next to skip!');
  }
  expect(quizWizard.steps.find(({ id }) => id === 'bonuses')?.title).toBe('Cta');
  expect(proofKinds.map(({ label }) => label)).toEqual([
    'Add Testimonial',
    'Add Screenshot / Statistics',
    'Before / After photos',
    'Other photo / video',
  ]);
});
