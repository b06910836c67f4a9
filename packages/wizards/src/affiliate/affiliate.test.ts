import { newProjectData, type ProjectData } from '@reelwright/movie';
import { pictureAddress } from '@reelwright/pictures';
import { describe, expect, it } from 'vitest';
import type { Ask } from '../draft/ask.ts';
import { draftFilm } from '../draft/draft-film.ts';
import { linesOf } from '../lines.ts';
import { filmOf } from '../machine/film-of.ts';
import { affiliateCopy } from './affiliate-copy.ts';
import { affiliateSample } from './affiliate-sample.ts';
import { affiliateWizard, noHeadlineMessage } from './affiliate-wizard.ts';
import { affiliateDraft } from './draft-affiliate.ts';
import { proofProblems } from './proof-items.ts';
import { writeAffiliate } from './write-affiliate.ts';

const answering = (info: ProjectData['info']): ProjectData => ({ ...newProjectData(), info });
const offer = {
  keyword: 'sleep',
  desired: 'to fall asleep faster',
  issue: 'lying awake.',
  undesired: 'count sheep',
  target: 'light sleepers',
  time: 'in two weeks',
  product_type: 'evening routine',
  dont_need: 'pills',
  cheaters: 'sleep apps',
};

const noPictures: Ask['pictures'] = async (words) => words.map(() => []);

describe('words to choose from', () => {
  it('are made of what was told, and never of what was not', () => {
    const nothing = affiliateCopy(answering({}));
    expect(nothing.headlines).toEqual([]);
    expect(nothing.problems.length).toBeGreaterThan(0);
    const { headlines } = affiliateCopy(answering(offer));
    expect(headlines[0]).toBe('Fall asleep faster without having to count sheep');
    expect(headlines.length).toBeGreaterThan(15);
    for (const text of Object.values(affiliateCopy(answering(offer))).flat()) {
      expect(text).toMatch(/^\p{Lu}/u);
      expect(text).not.toMatch(/undefined|to to |in in |\.\.|\ba [aeio]/);
    }
  });

  it('set whoever is told more of between two commas', () => {
    const copy = (example: string) =>
      Object.values(affiliateCopy(answering({ ...offer, example }))).flat();
    expect(copy('Anna, a retired teacher')).toContain('Anna, a retired teacher, was there too.');
    expect(copy('Anna, a retired teacher')).toContain(
      'How Anna, a retired teacher, managed to fall asleep faster',
    );
    expect(copy('My brother')).toContain('My brother was there too.');
  });
});

describe('an offer of a business', () => {
  const dentist = {
    keyword: 'dentist',
    kind: 'local business' as const,
    desired: 'get a smile you like to show',
    issue: 'fear of the dentist',
    undesired: 'grip the armrest',
    target: 'busy families',
    product_type: 'dental practice',
    dont_need: 'nerves of steel',
    cheaters: 'home whitening tricks',
    benefits: ['Every step explained', 'Time for nervous patients', 'A written cost plan'],
    questions: ['Will it hurt?', 'What will my insurance cover?'],
    ctas: ['Book your next checkup'],
    place: 'lobby',
    objects: ['tooth'],
  };
  const film = async (more: Partial<ProjectData> = {}) => {
    const begun = { ...newProjectData(), keyword: 'dentist', ...more };
    const ask = { offer: async () => dentist, pictures: noPictures } as unknown as Ask;
    const data = await draftFilm(affiliateDraft, begun, ask, {
      signal: { throwIfAborted: () => undefined },
    });
    return { data, parts: writeAffiliate(data).parts };
  };
  const spokenIn = async (more?: Partial<ProjectData>) =>
    (await film(more)).parts.flatMap(({ lines }) => lines.map(({ spoken }) => spoken));

  it('is drafted for a business and not for a course, in nobody’s name', async () => {
    const spoken = (await spokenIn()).join(' ');
    expect(spoken).not.toMatch(/guide to|step at a time|\bI\b|myself|willpower/);
    expect(spoken).toMatch(/your new dental practice\./);
    expect(spoken).toContain('Will it hurt? What will my insurance cover?');
    expect(spoken).toContain('Book your next checkup.');
  });

  it('uses the name, the price, what speaks for it and the link that its owner gave', async () => {
    const product = {
      text: 'Maple Dental',
      price: { text: '$49' },
      evidence: { text: 'Open since 1998' },
      link: 'https://www.maple.example/',
    };
    const { parts } = await film({ product });
    const spoken = parts.flatMap(({ lines }) => lines.map((line) => line.spoken));
    expect(spoken.join(' ')).toMatch(/ Maple Dental\./);
    expect(spoken).toContain('And all of this for $49.');
    expect(spoken).toContain('Open since 1998.');
    const call = parts.find(({ id }) => id === 'call-to-action');
    expect(call).toMatchObject({ heading: 'Book your next checkup' });
    expect(call?.lines[0]).toMatchObject({
      text: 'maple.example',
      spoken: 'Book your next checkup.',
    });
  });

  it('says free of what is free', async () => {
    expect(await spokenIn({ product: { text: 'Maple', price: { text: 'Free' } } })).toContain(
      'And it’s free.',
    );
  });

  it('marks what was drafted until somebody changes it', async () => {
    const { data } = await film();
    const notes = (now: ProjectData) =>
      affiliateWizard.steps[0]
        ?.fields?.(now)
        .filter(({ description }) => description?.startsWith('Our draft'))
        .map(({ id }) => id);
    expect(notes(data)).toEqual(['product.text', 'solution_list']);
    const changed = { ...data, product: { text: 'Maple' }, solution_list: [{ text: 'Kind' }] };
    expect(notes(changed)).toEqual([]);
  });
});

describe('the steps', () => {
  it('are twelve with their routes, and finished projects open at the ninth', () => {
    expect(affiliateWizard.steps.map(({ route }) => route)).toEqual([
      '',
      'heading',
      'problem',
      'connect',
      'solution',
      'proof',
      'media',
      'bonuses',
      'voice',
      'theme',
      'contact',
      'publish',
    ]);
    expect(affiliateWizard.reloadStep).toBe(9);
  });

  it('ask for a headline, then for problems', () => {
    const pain = affiliateWizard.steps[1];
    expect(pain?.check?.(answering({}))).toBe(noHeadlineMessage);
    expect(pain?.fields?.(answering({ idea: { text: 'ab' } }))).toEqual([]);
    expect(pain?.fields?.(answering({ idea: { text: 'abc' } }))).toHaveLength(1);
  });

  it('ask for what others feel only where many face the problem', () => {
    const connect = affiliateWizard.steps[3];
    const ids = (data: ProjectData) => connect?.fields?.(data).map(({ id }) => id);
    expect(ids(answering({}))).toContain('fact.text');
    expect(ids(answering({ others: false }))).not.toContain('fact.text');
  });

  it('want pictures of what is to be proved', () => {
    expect(proofProblems({ shorten: true, type: 'screenshot' } as never)).toEqual({
      first: 'Screenshot is required',
    });
    expect(proofProblems({ type: 'before-after', media: [{ url: '/a.webp' }] })).toEqual({
      second: 'After photo is required',
    });
    expect(proofProblems({ type: 'other' })).toEqual({});
  });
});

describe('the film of an offer', () => {
  it('asks, agitates, connects, solves, proves and calls to action', () => {
    const parts = writeAffiliate(affiliateSample()).parts.map(({ id }) => id);
    expect(parts).toEqual([
      'title',
      'pain-1',
      'agitate',
      'connect',
      'facts-1',
      'solution',
      'product',
      'description',
      'benefits-1',
      'proof-title',
      'proof-1',
      'call-to-action',
    ]);
  });

  it('shows what its lines speak of, each thing twice at most, and no sign for a feeling', () => {
    const lines = ['The tap drips', 'A tap and a wet floor', 'Taps again', 'You wait a year'];
    const list = lines.map((text, at) => ({ id: `line-${at}`, text }));
    const shown = lines.slice(0, 3).map((of) => ({ of, objects: ['faucet'] }));
    const sample = affiliateSample();
    const { parts } = writeAffiliate({
      ...sample,
      problem_list: list,
      fact_list: list,
      info: { ...sample.info, shown },
    });
    const leads = parts.map(({ lines: [line] }) => line?.picture.objects[0]);
    expect(leads.filter((lead) => lead === 'faucet')).toHaveLength(2);
    expect(leads).not.toContain('hourglass-not-done');
  });

  it('gives each kind of proof its own slide', () => {
    const media = [{ url: '/a.webp' }, { url: '/b.webp' }];
    const kinds = ['screenshot', 'before-after', 'other'] as const;
    const proof_list = kinds.map((type, at) => ({ id: `p${at}`, type, text: 'Look', media }));
    const { parts } = writeAffiliate({ ...affiliateSample(), proof_list });
    expect(parts.filter(({ role }) => role === 'proof').map(({ layout }) => layout)).toEqual([
      'heading_with_text_and_media_side_by_side',
      'before_after',
      'media',
    ]);
  });

  it('shows a bonus with its short link once there is one', () => {
    const bonus = { id: 'b', text: 'A checklist', link: 'https://example.com/long', shorten: true };
    const shown = (more: object) =>
      writeAffiliate({ ...affiliateSample(), bonus_list: [{ ...bonus, ...more }] }).parts.find(
        ({ id }) => id === 'b',
      )?.lines[0]?.text;
    expect(shown({})).toBe('example.com/long');
    expect(shown({ url: 'https://reel.example/s/abcd', shortOf: bonus.link })).toBe(
      'reel.example/s/abcd',
    );
    // A short link of a machine of one's own leads viewers nowhere.
    const own = { url: 'http://localhost:3000/s/abcd', shortOf: bonus.link };
    expect(shown(own)).toBe('example.com/long');
  });

  it('sells the class, not the discount, and says what is taken off where to act', async () => {
    const asked: string[] = [];
    const ask = {
      offer: async (about: string) => void asked.push(about),
      topic: async () => ({ close: [] }),
      pictures: noPictures,
    } as unknown as Ask;
    const begun = { ...newProjectData(), keyword: '20% off your first yoga class' };
    const data = await draftFilm(affiliateDraft, begun, ask, {
      signal: { throwIfAborted: () => undefined },
    });
    expect(new Set(asked)).toEqual(new Set(['yoga class']));
    expect(data.cta?.text).toMatch(/^Take 20% off\. /);
    const spoken = linesOf(writeAffiliate(data))
      .map((line) => line.spoken)
      .join(' ');
    expect(spoken.match(/20% off/g)).toHaveLength(1);
  });

  it.each(['', '1', '2'])('never says a sentence twice, with the seed “%s”', async (seed) => {
    const ready = { ...offer, product: 'Quiet Hour', place: 'dawn', objects: ['bed'] };
    const begun = { ...newProjectData(), keyword: offer.keyword, info: { seed } };
    const ask = { offer: async () => ready, pictures: noPictures } as unknown as Ask;
    const data = await draftFilm(affiliateDraft, begun, ask, {
      signal: { throwIfAborted: () => undefined },
    });
    const spoken = linesOf(writeAffiliate(data)).map((line) => line.spoken);
    expect(spoken.length).toBeGreaterThan(12);
    expect(new Set(spoken).size).toBe(spoken.length);
    expect(filmOf(affiliateWizard, data).frames.length).toBeGreaterThan(8);
  });
});

it.each([
  ['meal prep service', 'services', ['window'], ['bento-box']],
  ['dog walking', 'dog walking', ['dog'], ['dog']],
  ['guitar course', undefined, ['graduation-cap', 'guitar'], ['guitar', 'bento-box']],
])('shows what is sold, and no other of its trade: %s', async (keyword, name, own, shown) => {
  const ask = {
    offer: async () => ({ keyword, place: 'lobby', objects: ['bento-box'], told: {} }),
    topic: async () =>
      name ? { topic: { name, place: 'lobby', objects: own }, close: [] } : { close: [] },
    pictures: async (words: readonly string[]) =>
      words.map((word) =>
        (word === keyword ? own : []).map((object) => ({
          url: pictureAddress({ style: 'podium', objects: [object], seed: 'x' }),
          match: object === 'guitar' ? 0.9 : 1,
        })),
      ),
  } as unknown as Ask;
  const data = await draftFilm(affiliateDraft, { ...newProjectData(), keyword }, ask, {
    signal: { throwIfAborted: () => undefined },
  });
  expect(data.info.objects).toEqual(shown);
});

it('says what is sold in large words where nothing is known to show', async () => {
  const ask = {
    offer: async () => undefined,
    topic: async () => ({ close: [] }),
    pictures: async (words: readonly string[]) => words.map(() => []),
  } as unknown as Ask;
  const data = await draftFilm(affiliateDraft, { ...newProjectData(), keyword: 'kayak' }, ask, {
    signal: { throwIfAborted: () => undefined },
  });
  const { parts } = writeAffiliate(data);
  const bare = parts.filter(({ role }) => role === 'title' || role === 'product');
  expect(bare.length).toBeGreaterThan(1);
  for (const { isWordsAlone } of bare) expect(isWordsAlone).toBe(true);
});

it('two products that nobody described share no sentence about them', async () => {
  const spoken = async (keyword: string) => {
    const ask = {
      offer: async () => undefined,
      topic: async () => ({ close: [] }),
      pictures: async () => [],
    } as unknown as Ask;
    const begun = { ...newProjectData(), keyword };
    const data = await draftFilm(affiliateDraft, begun, ask, {
      signal: { throwIfAborted: () => undefined },
    });
    return writeAffiliate(data)
      .parts.filter(({ id }) => /^(?:title|pain|agitate|solution|description)/.test(id))
      .flatMap(({ lines }) => lines.map((line) => line.spoken));
  };
  const [vpn, kayak] = await Promise.all([spoken('vpn router'), spoken('kayak')]);
  expect(vpn.filter((line) => kayak.includes(line))).toEqual([]);
  expect(vpn.join(' ')).toContain('VPN router');
  expect(kayak.join(' ')).toContain('kayaks');
});
