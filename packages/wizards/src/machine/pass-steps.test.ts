import { newProjectData, type ProjectData } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { loadWizards } from '../wizard-list.ts';
import { passSteps } from './pass-steps.ts';
import type { Step, Wizard } from './wizard.ts';

const step = (id: string, more: Partial<Step> = {}): Step => ({
  id,
  route: id,
  title: id,
  heading: `${id}?`,
  kind: 'fields',
  ...more,
});

const wizard: Wizard = {
  id: 'tiny',
  title: 'Tiny',
  route: '/tiny-video',
  helpLink: '/support/tiny',
  hasFilm: () => true,
  sampleAnswers: newProjectData,
  writeScript: () => ({ title: '', parts: [] }),
  steps: [
    step('keyword', {
      route: '',
      fields: () => [{ kind: 'text', id: 'keyword', label: 'Keyword', required: true }],
    }),
    step('items', {
      check: ({ info }) => (info.unit ? undefined : 'Say what it is'),
      beforeNext: (data) => ({ ...data, info: { ...data.info, size: 3 } }),
    }),
    step('voice'),
    step('publish'),
  ],
};
const about = (more: Partial<ProjectData>): ProjectData => ({ ...newProjectData(), ...more });

it('opens every step of a film that is filled in, and puts its answers in order as Next does', () => {
  const passed = passSteps(wizard, about({ keyword: 'tea', info: { unit: 'tea' } }));
  expect(passed.maxIndex).toBe(3);
  expect(passed.info.size).toBe(3);
});

it('stops at the first step that somebody has to answer', () => {
  expect(passSteps(wizard, about({})).maxIndex ?? 0).toBe(0);
  const unnamed = passSteps(wizard, about({ keyword: 'tea' }));
  expect(unnamed.maxIndex).toBe(1);
  expect(unnamed.info.size).toBeUndefined();
  const waiting = { ...wizard, steps: wizard.steps.with(2, step('voice', { awaits: () => true })) };
  expect(passSteps(waiting, about({ keyword: 'tea', info: { unit: 'tea' } })).maxIndex).toBe(2);
});

it('never closes a step that was reached, and changes nothing where nothing is to be done', () => {
  const reached = about({ keyword: 'tea', maxIndex: 3 });
  expect(passSteps(wizard, reached)).toBe(reached);
});

it('opens every step of every kind of film that fills itself in from a keyword', async () => {
  const filled = (await loadWizards()).filter(({ draft }) => draft?.filmKind !== undefined);
  expect(filled.map(({ id }) => id).toSorted()).toEqual([
    'affiliate',
    'comparison',
    'listicle',
    'quiz',
  ]);
  for (const one of filled) {
    expect([one.id, passSteps(one, one.sampleAnswers()).maxIndex]).toEqual([
      one.id,
      one.steps.length - 1,
    ]);
  }
});
