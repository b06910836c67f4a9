import { checkForm } from '@reelwright/forms';
import { newProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { formValuesOf } from '../machine/answers.ts';
import { wizardProblems } from '../machine/wizard.ts';
import { itemTabTitle, withItemsInOrder } from './list-items.ts';
import { listicleWizard, noIdeaMessage } from './listicle-wizard.ts';

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
    expect(ideas.check?.(data)).toBe(noIdeaMessage);
  });

  it('suggests one of what is listed: as the idea says, and the singular of what was typed', () => {
    const list = listicleWizard.steps[2];
    const fields = (unit: string) =>
      list?.fields?.({ ...newProjectData(), info: { idea: { text: '7 best iced teas' }, unit } });
    expect(fields('green teas')?.[1]).toMatchObject({
      suggestions: ['iced tea', 'green tea', 'item'],
    });
    expect(fields('')?.[1]).toMatchObject({ suggestions: ['iced tea', 'item'], default: 'item' });
  });

  it('asks for one to twenty items, three unless told', () => {
    const [size] = listicleWizard.steps[2]?.fields?.(newProjectData()) ?? [];
    if (!size) throw new Error('no field');
    expect(size).toMatchObject({ default: 3 });
    const problemsOf = (value: number | string) =>
      checkForm([size], { [size.id]: value }).map(({ message }) => message);
    expect(problemsOf(21)).toEqual(['Number of items must be between 1 and 20']);
    expect(problemsOf(0)).toEqual(['Number of items must be between 1 and 20']);
    expect(problemsOf('many')).toEqual(['Number of items is not a number']);
    expect(problemsOf(20)).toEqual([]);
  });

  it('has a film as soon as it has an idea: its title, before there is a list', () => {
    const data = {
      ...newProjectData(),
      keyword: 'tea',
      info: { idea: { text: 'Teas of my life' } },
    };
    expect(listicleWizard.hasFilm(newProjectData())).toBe(false);
    expect(listicleWizard.hasFilm(data)).toBe(true);
    expect(listicleWizard.writeScript(data).parts[0]?.id).toBe('title');
    const counted = { ...data, info: { idea: { text: '3 best teas' } } };
    expect(listicleWizard.writeScript(counted).title).toBe('3 best teas');
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
