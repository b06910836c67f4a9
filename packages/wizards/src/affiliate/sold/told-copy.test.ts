import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { affiliateSentences } from '../affiliate-sentences.ts';
import { copyFrom } from '../ready-offer.ts';
import { soldAs, soldKindOf, soldKinds } from './sold-kind.ts';
import { toldCopy } from './told-copy.ts';

const about = (keyword: string, more: ProjectData['info'] = {}): ProjectData => {
  const fresh = newProjectData();
  return { ...fresh, info: { ...fresh.info, keyword, ...more } };
};

describe('the kind of a thing that is sold', () => {
  it.each([
    ['dog training course', 'course'],
    ['meal planner app for families', 'app'],
    ['budgeting spreadsheet', 'template'],
    ['vegan cookbook', 'book'],
    ['standing desk', 'furniture'],
    ['email marketing', 'work'],
    ['hot yoga', 'pursuit'],
    ['knitting patterns', 'download'],
    ['kayak', 'thing'],
    ['hair salon', 'place'],
    ['bike rental', 'delivery'],
    ['travel insurance', 'advice'],
    ['surf lessons', 'lesson'],
    ['engagement rings', 'jewelry'],
    ['used cars', 'vehicle'],
    ['wooden toys', 'toy'],
    ['mobile dog grooming', 'service'],
    ['dog walking', 'service'],
    ['nordic walking', 'pursuit'],
  ])('of a “%s” is told by its last word: %s', (keyword, kind) => {
    expect(soldKindOf(keyword)?.id).toBe(kind);
  });

  it('is what the dictionary says where its name is not known', () => {
    expect(soldKindOf('mango chutney', () => ['condiment', 'food'])?.id).toBe('food');
    expect(soldKindOf('handyman', () => ['worker', 'person'])).toMatchObject({ isService: true });
  });

  it('is one form only: what comes to the door has no material, and a ring no opening hours', () => {
    const nouns = soldKinds.flatMap((kind) => kind.nouns.split(' ').filter(Boolean));
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([]);
    expect(soldKindOf('meal delivery')).toMatchObject({ form: 'service', isService: true });
    expect(soldKindOf('sneakers')?.form).toBe('goods');
    expect(soldKindOf('yoga app')?.form).toBe(undefined);
  });

  it('has sentences that agree with one thing, many of them, and what nobody counts', () => {
    for (const keyword of [
      'yoga mat',
      'piano lessons',
      'hot sauce',
      'Spanish course',
      'meal delivery',
    ]) {
      const sold = soldAs(keyword);
      for (const kind of soldKinds) {
        const texts = [kind.headlines, kind.problems, kind.agitations, kind.solutions]
          .flat()
          .map((text) => text(sold));
        expect(texts.join('\n')).not.toMatch(/undefined|\ba [aeio]| {2}|\ba good a/i);
      }
    }
    expect(soldAs('hot sauce')).toMatchObject({ one: 'hot sauce', many: 'hot sauce', them: 'it' });
    expect(soldAs('piano lessons').good).toBe('good piano lessons');
    expect(soldAs('accounting software for freelancers').one).toBe(
      'accounting software for freelancers',
    );
    expect(soldAs('gift for dads')).toMatchObject({
      one: 'a gift for dads',
      many: 'gifts for dads',
    });
  });

  it('is about what its name says, where one can speak of it so', () => {
    expect(soldAs('meal planner app').about).toBe('meal planning');
    expect(soldAs('spanish course').about).toBe('Spanish');
    expect(soldAs('resume template').about).toBe('');
  });
});

describe('an offer that nobody described', () => {
  const told = {
    sold: 'course',
    trouble: 'mistakes',
    problems: ['Punishing too late', 'Changing the rules', 'Repeating the command'],
    agitations: ['Ten calls teach the dog to wait for the eleventh.'],
    facts: ['Keep lessons short'],
    evidence: ['One more thing: Learn in the living room first.'],
  };
  const drafted = () => {
    const data = about('dog training course', { told });
    return copyFrom(data) as Record<string, { text: string } & { text: string }[]>;
  };

  it('tells mistakes that people make, and what comes of the last of them', () => {
    const copy = drafted();
    expect(copy.problem_list?.map(({ text }) => text)).toEqual(told.problems);
    expect(copy.problem?.text).toBe(told.agitations[0]);
    expect(copy['product.evidence']?.text).toBe(told.evidence[0]);
  });

  it('says what to look for, and never what this one has', () => {
    const copy = toldCopy(about('dog training course'));
    expect(copy?.benefits).toContain('A sample lesson before you pay');
    expect(copy?.benefits.join(' ')).not.toMatch(/\b(?:our|we|guaranteed|best)\b/i);
  });

  it('is spoken of in small letters, and never met like a person', () => {
    const data = { ...about('piano lessons'), product: { text: 'Piano Lessons' } };
    expect(affiliateSentences(data).product).toMatch(/ piano lessons\.$/);
    expect(affiliateSentences(data).product).not.toMatch(/Meet|hello|This is/);
  });

  it('gives way to what its owner says of it', () => {
    expect(toldCopy(about('dog training course', { desired: 'walk in peace', told }))).toBe(
      undefined,
    );
  });
});
