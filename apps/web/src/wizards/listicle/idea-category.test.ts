import { expect, it } from 'vitest';
import { categoryOfIdea } from './idea-category.ts';

it.each([
  ['10 best coffees to try', 'top'],
  ['7 coffee mistakes everyone makes', 'negative'],
  ['5 worst coffees ever', 'negative'],
  ['8 weirdest coffees in the world', 'funny'],
  ['6 coffee facts', 'other'],
])('%s is %s', (idea, category) => expect(categoryOfIdea(idea)).toBe(category));
