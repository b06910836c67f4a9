import { describe, expect, it } from 'vitest';
import { formOf, textOfWritten, type Written } from '../features/knowledge/own/entry-form.ts';
import { TopicShelf } from '../providers/knowledge/embedded/topic-shelf.ts';
import { gatherEntries } from '../providers/knowledge/own-knowledge.ts';
import { knowledgeKinds } from './knowledge-kind.ts';
import { parseThings } from './parse-things.ts';
import { readKnowledgeFiles } from './read-knowledge-files.ts';
import { parseOwnEntry, problemsOfEntry, readOwnEntry } from './read-own-entry.ts';
import { kindOfEntry, splitEntries } from './split-entries.ts';
import { unspeakableTexts } from './unspeakable-texts.ts';
import { writeThing } from './write-thing.ts';

const farmerLoaf = `# Farmer loaf | our farmer loaf
= country bread
> One dough, two days, and a crust that sings.
Two days of rest | The dough sleeps in the cellar for 48 hours.
Stone oven | We bake it on stone, in the heat of beech wood. | bread
Only four things | Flour, water, salt and time.
Crust that sings | It crackles while it cools. Listen closely.
Fresh for a week | Keep it in a linen bag, cut side down.
?1 How long does the dough of our farmer loaf rest? | Two days | One hour | Ten minutes | A week`;

describe('an entry of one’s own', () => {
  it('needs no pictures and no kind; its name, first sentence and points are enough', () => {
    const { entry } = parseOwnEntry('things', farmerLoaf);
    expect(entry).toMatchObject({ name: 'Farmer loaf', objects: [], kinds: [] });
    expect(() => parseThings(farmerLoaf)).toThrow('lacks what it shows');
  });

  it.each([
    [
      'a point lacks its sentence',
      'things',
      farmerLoaf.replace(/^(Stone oven).*$/m, '$1'),
      5,
      'Point 2',
    ],
    ['a question lacks an answer', 'things', farmerLoaf.replace(' | A week', ''), 9, 'Question 1'],
    ['the first sentence is missing', 'things', farmerLoaf.replace(/^>.*\n/m, ''), 1, 'Name'],
    ['there is no list', 'topics', '# Breads\n> Hello.', 1, 'Name'],
    ['there is one thing to compare', 'comparisons', '# a or b\n! bread\n* A | bread', 1, 'Name'],
    ['an offer tells something unknown', 'offers', '# bakery\n! bread\nprice | 3', 3, undefined],
    ['there is no name', 'things', 'Stone oven | We bake on stone.', 1, 'Point 1'],
  ] as const)('says on which line %s', (_what, kind, text, line, part) => {
    expect(readOwnEntry(kind, text)).toMatchObject({
      problem: { line, sentence: expect.stringMatching(/^[A-Z0-9"].*\.$/), ...(part && { part }) },
    });
  });

  it('is written as it was read', async () => {
    const things = await readKnowledgeFiles('things', parseThings);
    const read = things.flatMap((thing) => parseThings(writeThing(thing)));
    const changed = things.filter(
      (thing, at) => JSON.stringify(thing) !== JSON.stringify(read[at]),
    );
    expect(changed).toEqual([]);
  });

  it('of every other kind is written as it was read, also when it went through its form', async () => {
    for (const kind of ['topics', 'comparisons', 'offers'] as const) {
      const texts = await readKnowledgeFiles(kind, (text) => splitEntries(text).entries);
      for (const { text, name } of texts) {
        const own = parseOwnEntry(kind, text);
        const { entry } = own;
        expect([name, unspeakableTexts(own)]).toEqual([name, []]);
        const written = textOfWritten(formOf(own) as Written);
        const read = parseOwnEntry(kind, written.text);
        // Only what others link to by its id has one.
        expect([name, { ...read.entry, id: '' }]).toEqual([name, { ...entry, id: '' }]);
      }
    }
  });

  it.each([
    [
      'topics',
      '# Breads\n[top] Our breads | bread | breads\nRye | rye | | One.\nOat | oat | | A. | B.\nBun\n[odd] More',
      ['List 1, item 1', 'List 1, item 3', 'List 2'],
    ],
    [
      'comparisons',
      '# a or b\n* A\n* B\nTaste | | Mild.\nPrice | | Low. | High. | 7 Why',
      ['Check 1', 'Check 2'],
    ],
    ['offers', '# bakery\nprice | 3\nbenefit | Fresh bread\nodd | 4', [2, 4]],
  ] as const)('among %s is told everything that is wrong at once', (kind, text, expected) => {
    const found = problemsOfEntry(kind, text).map(({ part, line }) => part ?? line);
    expect(found).toEqual(expected);
  });

  it('is told everything that is wrong with its lines at once', () => {
    const text = farmerLoaf
      .replace(/^(Stone oven).*$/m, '$1')
      .replace('Only four things', 'A headline that nobody could read in time')
      .replace(' | A week', '');
    const parts = problemsOfEntry('things', text).map(({ part }) => part);
    expect(parts.sort()).toEqual(['Point 2', 'Point 3', 'Question 1']);
  });

  it('cannot be broken by signs that somebody types into its form', () => {
    const { entry } = parseOwnEntry('things', farmerLoaf);
    if (!('points' in entry)) throw new Error('not a thing');
    const [first, ...rest] = entry.points;
    const points = [
      { headline: '#1 | in town', sentences: ['So\nthey say.'], objects: [] },
      ...rest,
    ];
    const [read] = parseThings(writeThing({ ...entry, points }), { isOwn: true });
    expect(first?.headline).toBe('Two days of rest');
    expect(read?.points[0]).toMatchObject({ headline: '1 , in town', sentences: ['So they say.'] });
  });
});

it('of every file that ships, the kind of an entry is seen by its lines', async () => {
  for (const kind of knowledgeKinds) {
    const texts = await readKnowledgeFiles(kind, (text) => splitEntries(text).entries);
    const wrong = texts.filter(({ text }) => kindOfEntry(text) !== kind);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  }
});

describe('what an owner wrote', () => {
  const octopus = parseThings(
    [
      '# Octopus | octopuses\n= devilfish\n@ animal\n! octopus\n> Eight arms.',
      ...Array.from({ length: 5 }, (_, at) => `Point ${at} | It has eight arms.`),
    ].join('\n'),
  );

  it('is meant, not what ships under the same name or another of its names', async () => {
    const text = farmerLoaf.replace('Farmer loaf', 'Devilfish').replace('country bread', 'octopus');
    const shelf = new TopicShelf(
      { topics: [], things: octopus },
      await gatherEntries([{ kind: 'things', text }]),
    );
    expect(shelf.meaningsOf('octopus').map(({ title }) => title)).toEqual(['Devilfish']);
    expect(shelf.meaningsOf('devilfish').map(({ title }) => title)).toEqual(['Devilfish']);
    expect(shelf.topicOf('octopuses')?.title).toBe('Devilfish');
  });

  it('is used without pictures that we do not have, and without entries that cannot be read', async () => {
    const text = farmerLoaf.replace('| bread', '| bread, unheard-of-thing');
    const { things } = await gatherEntries([
      { kind: 'things', text },
      { kind: 'things', text: '# Nothing' },
    ]);
    expect(things.map(({ name }) => name)).toEqual(['Farmer loaf']);
    expect(things[0]?.points[1]?.objects).toEqual(['bread']);
  });

  it('keeps the thanks that its sentences need', async () => {
    const credit = {
      title: 'Wikipedia: Bread',
      author: 'A',
      licence: 'CC BY-SA 4.0',
      link: 'https://a.example',
    };
    const { credits } = await gatherEntries([{ kind: 'things', text: farmerLoaf, credit }]);
    expect(credits.get('Flour, water, salt and time.')).toEqual(credit);
  });
});
