import { checkForm } from '@reelwright/forms';
import { expect, it } from 'vitest';
import { publishData, publishValues, youtubeFields } from './publish-fields.ts';
import { categoryOptions, defaultCategory } from './video-categories.ts';

const known = { title: 'Ten coffees', email: 'mia@example.com' };

it('begins with the title of the project, the own address and Howto & Style', () => {
  expect(publishValues(undefined, known)).toEqual({
    title: 'Ten coffees',
    description: '',
    keywords: [],
    category: '26',
    email: 'mia@example.com',
  });
});

it('begins with what was entered the last time', () => {
  const entered = { title: 'Mine', keywords: ['a'], category: 22, email: 'other@example.com' };
  expect(publishValues(entered, known)).toMatchObject({ ...entered, category: '22' });
});

it('asks for a title, a keyword, a category and an email, and for nothing else', () => {
  const nothing = { title: '', description: '', keywords: [], category: '', email: '' };
  expect(checkForm(youtubeFields(), nothing).map(({ message }) => message)).toEqual([
    'Title is required',
    'Keyword is required',
    'Category is required',
    'Email is required',
  ]);
});

it('sends keywords without blanks and the id of the category', () => {
  const values = { ...publishValues(undefined, known), keywords: [' latte ', '', 'mocha'] };
  expect(publishData(values)).toMatchObject({ keywords: ['latte', 'mocha'], category: 26 });
});

it('knows thirty categories, each by an id of its own', () => {
  expect(new Set(categoryOptions.map(({ value }) => value)).size).toBe(30);
  expect(categoryOptions.find(({ value }) => value === defaultCategory)?.label).toBe(
    'Howto & Style',
  );
});
