import { videoKinds } from '@reelwright/movie';
import { expect, it } from 'vitest';
import { wizardProblems } from './machine/wizard.ts';
import { wizardList } from './wizard-list.ts';

it.each(wizardList)(
  '$title: is declared as the list says, and as its projects are filed',
  async (entry) => {
    const wizard = await entry.load();
    const kind = videoKinds.find((one) => one.wizard === entry.id);
    expect(wizard).toMatchObject({ id: entry.id, title: entry.title, route: `/${entry.id}-video` });
    expect(kind).toMatchObject({ label: entry.title, route: wizard.route });
    expect(wizardProblems(wizard)).toEqual([]);
    expect(wizard.draft).toBeDefined();
    expect(wizard.draft?.fromArticle !== undefined).toBe(entry.takesArticle === true);
    expect(wizard.draft?.fromSound !== undefined).toBe(entry.takesSound === true);
    expect(wizard.draft?.fromItems !== undefined).toBe(entry.takesItems === true);
    expect(wizard.hasFilm(wizard.sampleAnswers())).toBe(true);
  },
);
