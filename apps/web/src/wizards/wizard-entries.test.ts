import { kindOfCategory } from '@reelwright/movie';
import { wizardCategory } from '@reelwright/wizards/machine';
import { expect, it } from 'vitest';
import { bonusEntries, wizardEntries as cards } from '../members/create/chooser-entries.tsx';
import { kindPreviews } from '../video-types/kind-previews.tsx';
import { wizardEntries } from './wizard-entries.ts';

const shared = [
  'fields',
  'keyword',
  'job',
  'media',
  'bonuses',
  'voice',
  'theme',
  'contact',
  'publish',
];

it.each(wizardEntries)(
  '$title: is offered, and each of its steps has a screen',
  async ({ id, load }) => {
    const { wizard, screens } = await load();
    expect(wizard.id).toBe(id);
    const drawn = new Set([...shared, ...Object.keys(screens)]);
    expect(wizard.steps.filter(({ kind }) => !drawn.has(kind))).toEqual([]);
    expect([...cards, ...bonusEntries].map(({ to }) => to)).toContain(wizard.route);
    expect(kindPreviews).toHaveProperty(kindOfCategory(wizardCategory(wizard))?.wizard ?? '');
  },
);
