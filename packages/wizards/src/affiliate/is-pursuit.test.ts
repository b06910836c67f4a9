import { newProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { isPursuit } from './is-pursuit.ts';
import { standInName } from './product-name.ts';

const nameOf = (keyword: string) =>
  standInName({ ...newProjectData(), info: { ...newProjectData().info, keyword } });

it.each(['keto', 'hot yoga', 'Email Marketing', 'weight loss', 'karate'])(
  'knows that nobody has a new %s',
  (keyword) => {
    expect(isPursuit(keyword)).toBe(true);
    expect(nameOf(keyword)).not.toMatch(/new/i);
  },
);

it.each(['air fryer', 'accounting software', 'yoga mat'])('knows that a %s is new', (keyword) => {
  expect(isPursuit(keyword)).toBe(false);
  expect(nameOf(keyword)).toBe(`Your new ${keyword}`);
});
