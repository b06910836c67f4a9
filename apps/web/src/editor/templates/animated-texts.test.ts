import { findEntrance, findTextEffect } from '@reelwright/motion';
import { Item } from '@reelwright/movie';
import { fontFamilies } from '@reelwright/stage';
import { expect, it } from 'vitest';
import { animatedTextItem, animatedTexts } from './animated-texts.ts';

const place = { stage: { width: 1080, height: 1920 }, texts: [], ground: 'dark' } as const;

it.each(animatedTexts)('$label has a font and a motion that exist', (animated) => {
  const item = animatedTextItem(animated, 'a', place);
  expect(Item.parse(item)).toEqual(item);
  expect(fontFamilies.map(({ name }) => name)).toContain(item.font?.family);
  const { effect = 'none', in: entrance } = item.effects ?? {};
  if (effect === 'none') expect(findEntrance(entrance?.effect ?? '')).toBeDefined();
  else expect(findTextEffect(effect)).toBeDefined();
});

it('calls each by a name of its own', () => {
  expect(new Set(animatedTexts.map(({ id }) => id)).size).toBe(animatedTexts.length);
});
