import type { Field } from '@reelwright/forms';
import { readProjectData, wizardInfo } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { loadWizards } from '../wizard-list.ts';

const wizards = await loadWizards();

describe.each(wizards.map((wizard) => [wizard.title, wizard] as const))('%s', (_, wizard) => {
  const declared = Object.keys(wizardInfo[wizard.id as keyof typeof wizardInfo].shape);
  const data = wizard.sampleAnswers();

  it('keeps nothing in a project that it has not declared', () => {
    const fields = wizard.steps.flatMap((step): readonly Field[] => step.fields?.(data) ?? []);
    const asked = fields.map(({ id }) => id.split('.')).filter(([place]) => place === 'info');
    const spoken = linesOf(wizard.writeScript(data)).filter(({ path }) => path[0] === 'info');
    const kept = [...Object.keys(data.info), ...asked.map(([, key]) => key)];
    for (const key of [...kept, ...spoken.map(({ path }) => path[1])])
      expect(declared).toContain(key);
  });
});

it('keeps what another version wrote there', () => {
  const { data, repairs } = readProjectData({ info: { unit: 'tea', ofTomorrow: { a: 1 } } });
  expect(repairs).toEqual([]);
  expect(data.info).toMatchObject({ unit: 'tea', ofTomorrow: { a: 1 } });
});
