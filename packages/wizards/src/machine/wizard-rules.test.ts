// Every sentence of the spec that keeps somebody on a step, as the declared steps say it. What screens find out
// themselves (names of items, headlines) is told in their own tests.
import { checkForm, type Field } from '@reelwright/forms';
import { describe, expect, it } from 'vitest';
import { affiliateWizard } from '../affiliate/affiliate-wizard.ts';
import { proofKinds } from '../affiliate/proof-items.ts';
import { comparisonWizard } from '../comparison/comparison-wizard.ts';
import { listicleWizard } from '../listicle/listicle-wizard.ts';
import { quizWizard } from '../quiz/quiz-wizard.ts';
import { formValuesOf, withFormValue } from './answers.ts';
import { openingIndex } from './step-place.ts';
import type { Wizard } from './wizard.ts';

/** What the step says when one answer of an otherwise good project is another one. */
function said(wizard: Wizard, stepId: string, path: string, value: unknown): string | undefined {
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
])('$title', (wizard, rules) => {
  it.each(rules)('%s: with another %s (%j) it says “%s”', (step, path, value, sentence) => {
    expect(said(wizard, step, path, value)).toBe(sentence);
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
  [listicleWizard, 7, 'keyword ideas list items media bonuses voice theme contact publish'],
  [quizWizard, 4, 'keyword questions title media bonuses voice theme contact publish'],
  [
    comparisonWizard,
    8,
    'keyword products features details heading media bonuses voice theme contact publish',
  ],
  [
    affiliateWizard,
    9,
    'product heading problem connect solution proof media bonuses voice theme contact publish',
  ],
])('$title: has the steps of the spec in its order', (wizard, reloadStep, order) => {
  const [first = '', ...routes] = order.split(' ');
  expect(wizard.steps.map(({ route }) => route)).toEqual(['', ...routes]);
  expect(wizard.steps[0]?.id).toBe(first);
  expect(wizard.reloadStep).toBe(reloadStep);
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
])('$0.title: $1 offers $2', (wizard, stepId, words) => {
  const step = wizard.steps.find(({ id }) => id === stepId);
  expect(called(step?.fields?.(wizard.sampleAnswers()) ?? [])).toEqual(
    expect.arrayContaining([...words]),
  );
});

it('says that bonuses may be skipped, what they are called in a quiz, and what can be proved how', () => {
  for (const { steps } of [listicleWizard, quizWizard, comparisonWizard, affiliateWizard]) {
    const bonuses = steps.find(({ id }) => id === 'bonuses');
    expect(bonuses?.hint).toBe('Optional step - click Next to skip!');
  }
  expect(quizWizard.steps.find(({ id }) => id === 'bonuses')?.title).toBe('Cta');
  expect(proofKinds.map(({ label }) => label)).toEqual([
    ...['Add Testimonial', 'Add Screenshot / Statistics', 'Before / After photos'],
    'Other photo / video',
  ]);
});
