import { checkForm } from '@reelwright/forms';
import { newProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { formValuesOf } from '../machine/answers.ts';
import { wizardProblems } from '../machine/wizard.ts';
import { itemTabTitle, withItemsInOrder } from './list-items.ts';
import { listicleWizard, noIdeaWords } from './listicle-wizard.ts';

describe('the items of a list', () => {
  const withItems = (items: { text?: string; trivia?: { text: string }[] }[]) => ({
    ...newProjectData(),
    info: { items },
  });

  it('loses empty ones, but never has fewer than two', () => {
    const names = (data: ReturnType<typeof withItems>) =>
      withItemsInOrder(data).info.items?.map(({ text }) => text);
    expect(names(withItems([{ text: 'A' }, { text: ' ' }, { text: 'B ' }]))).toEqual(['A', 'B']);
    expect(names(withItems([{ text: 'A' }, { text: '' }, { text: '' }]))).toEqual(['A', '']);
  });

  it('is called by its first six letters', () => {
    expect(itemTabTitle({ text: '' }, 2)).toBe('3');
    expect(itemTabTitle({ text: 'Mocha' }, 2)).toBe('Mocha');
    expect(itemTabTitle({ text: 'Espresso' }, 2)).toBe('Espres…');
  });
});

describe('the Top 10 wizard', () => {
  const [keyword, ideas] = listicleWizard.steps;

  it('is declared as wizards are', () => {
    expect(wizardProblems(listicleWizard)).toEqual([]);
    expect(listicleWizard.steps.map(({ route }) => route)).toEqual([
      '',
      'ideas',
      'list',
      'items',
      'media',
      'bonuses',
      'voice',
      'theme',
      'contact',
      'publish',
    ]);
    expect(listicleWizard.steps[listicleWizard.reloadStep ?? 0]?.id).toBe('theme');
  });

  it('needs a keyword, then an idea', () => {
    if (!keyword || !ideas) throw new Error('no steps');
    const data = newProjectData();
    const fields = keyword.fields?.(data) ?? [];
    const [problem] = checkForm(fields, formValuesOf(fields, data));
    expect(problem?.message).toBe('Keyword is required');
    expect(ideas.check?.(data)).toBe(noIdeaWords);
  });

  it('guesses size and unit once for each idea, so that what somebody changed stays', () => {
    const data = { ...newProjectData(), info: { idea: { text: '7 best teas' } } };
    const guessed = ideas?.beforeNext?.(data);
    expect(guessed?.info).toMatchObject({ size: 7, unit: 'tea' });
    if (!guessed) return;
    const changed = { ...guessed, info: { ...guessed.info, size: 4 } };
    expect(ideas?.beforeNext?.(changed).info.size).toBe(4);
  });
});
