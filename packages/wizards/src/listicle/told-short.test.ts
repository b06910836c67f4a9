import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import type { Ask } from '../draft/ask.ts';
import { draftFilm } from '../draft/draft-film.ts';
import { linesOf } from '../lines.ts';
import { listicleDraft } from './draft-listicle.ts';
import { readListicle } from './listicle-answers.ts';
import { listicleWizard } from './listicle-wizard.ts';
import { writeListicle } from './write-listicle.ts';

const fact = (id: string, more: object = {}) => ({
  id,
  text: `Fact ${id} is told in about nine or ten short words.`,
  auto: true,
  ...more,
});
const film = (size: object, more: Partial<ProjectData> = {}, facts = 3): ProjectData => {
  const fresh = newProjectData();
  const items = ['Go', 'Chess', 'Hive', 'Jaipur', 'Patchwork'].map((text, at) => ({
    id: `item-${at}`,
    text,
    trivia: Array.from({ length: facts }, (_, which) => fact(`${at}-${which}`)),
  }));
  return {
    ...fresh,
    keyword: 'games',
    info: { ...fresh.info, idea: { text: 'Top 5 games' }, items },
    movie: { ...fresh.movie, size: { ...fresh.movie.size, ...size } },
    ...more,
  };
};
const upright = { width: 1080, height: 1920 };
const wide = { width: 1920, height: 1080 };
const factCount = (data: ProjectData) =>
  readListicle(data).items.reduce((sum, { trivia }) => sum + trivia.length, 0);
const spokenSeconds = (data: ProjectData) =>
  linesOf(writeListicle(data)).reduce((sum, { spoken }) => sum + spoken.split(' ').length / 2.6, 0);

describe('an upright list', () => {
  it('is told in a minute, with every item and at least one fact of each', () => {
    const data = film(upright);
    const { items } = readListicle(data);
    expect(items).toHaveLength(5);
    expect(items.every(({ trivia }) => trivia.length > 0)).toBe(true);
    expect(spokenSeconds(data)).toBeLessThan(60);
    expect(factCount(data)).toBeLessThan(15);
  });

  it('leaves nothing out when it is wide, short already, or somebody wants all of it', () => {
    expect(factCount(film(wide))).toBe(15);
    expect(factCount(film(upright, {}, 1))).toBe(5);
    expect(factCount(film(upright, { theme: { tellAll: true } }))).toBe(15);
  });

  it('never leaves out what somebody wrote or spoke', () => {
    const data = film(upright);
    const [first, ...others] = data.info.items ?? [];
    const own = [fact('a'), fact('b', { auto: false }), fact('c', { audio: { url: '/c.mp3' } })];
    const items = [{ ...first, trivia: own }, ...others] as NonNullable<typeof data.info.items>;
    const told = readListicle({ ...data, info: { ...data.info, items } });
    const ids = told.items.flatMap(({ trivia }) => trivia.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  });

  it('says what it leaves out beside its settings', () => {
    const theme = listicleWizard.steps.find(({ route }) => route === 'theme');
    const notes = (data: ProjectData) =>
      theme?.fields?.(data).map((field) => ('description' in field ? field.description : '')) ?? [];
    expect(notes(film(upright)).join(' ')).toMatch(
      /a minute or less\. This one leaves out \d+ facts/,
    );
    expect(notes(film(upright, {}, 1)).join(' ')).toContain('leaves nothing out');
    expect(notes(film(wide)).join('')).toBe('');
  });
});

it('an upright list is drafted with five items, a wide one with all that are known', async () => {
  const names = ['Go', 'Chess', 'Hive', 'Jaipur', 'Patchwork', 'Azul', 'Ludo', 'Uno'];
  const ask = {
    ideas: async () => ['8 games for two'],
    topic: async () => ({ close: [] }),
    list: async () => ({ names }),
    facts: async () => ({ sentences: [] }),
    hints: async () => ({ objects: [] }),
    pictures: async (words: readonly string[]) => words.map(() => []),
  } as unknown as Ask;
  const drafted = async (size: object) => {
    const { movie } = film(size);
    const begun = { ...newProjectData(), keyword: 'games', movie };
    const signal = { throwIfAborted: () => undefined };
    return (await draftFilm(listicleDraft, begun, ask, { signal })).info.items?.length;
  };
  expect(await drafted(upright)).toBe(5);
  expect(await drafted(wide)).toBe(8);
});
