import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { filmOf } from '../machine/film-of.ts';
import { chooseChecks } from './choose-checks.ts';
import { comparisonHeadlines } from './comparison-headlines.ts';
import {
  blankFeature,
  blankProduct,
  detailsProblem,
  featuresProblem,
  productsProblem,
  withWinnersDescribed,
  withWinnersRenamed,
} from './comparison-items.ts';
import { comparisonSample } from './comparison-sample.ts';
import { comparisonWizard } from './comparison-wizard.ts';
import { writeComparison } from './write-comparison.ts';

const answering = (info: ProjectData['info']): ProjectData => ({ ...newProjectData(), info });
const products = [blankProduct('a', 'Espresso'), blankProduct('b', 'Filter')];

it('shows a winner, and no sign that was found for its name', () => {
  const shown = (objects: readonly string[]) => {
    const named = products.map((product) => ({ ...product, objects: [...objects] }));
    const feature = {
      ...blankFeature('f', 'Price'),
      'product-a': { text: 'Cheap' },
      'product-b': { text: 'Cheaper' },
      winner: { slug: 'product-b' },
    };
    const { parts } = writeComparison(
      answering({ products: named, features: [feature], objects: ['hot-beverage'] }),
    );
    const winners = parts.filter(({ layout }) => layout === 'winner' || layout === 'versus');
    return new Set(winners.flatMap(({ lines }) => lines.map(({ picture }) => picture.objects[0])));
  };
  // Two products never share a picture: the second takes the topic's, or none.
  expect([...shown(['cross-mark', 'gem-stone'])]).toEqual(['gem-stone', 'hot-beverage']);
  expect([...shown(['cross-mark'])]).toEqual(['hot-beverage', undefined]);
});

it('never shows two products as the same phone', () => {
  const [iphone, android] = products;
  const named = [
    { ...iphone, objects: ['mobile-phone', 'red-apple'] },
    { ...android, objects: ['mobile-phone', 'robot'] },
  ];
  const feature = {
    ...blankFeature('f', 'Price'),
    'product-a': { text: 'Cheap' },
    'product-b': { text: 'Cheaper' },
    winner: { slug: 'product-b' },
  };
  const { parts } = writeComparison(answering({ products: named, features: [feature] }));
  const [title] = parts;
  expect(title?.lines[0]?.picture.objects.slice(0, 2)).toEqual(['mobile-phone', 'robot']);
});

describe('what a comparison needs', () => {
  it('two names, one check, and a comment on every product', () => {
    expect(
      productsProblem(answering({ products: [blankProduct('a', 'One'), blankProduct('b')] })),
    ).toBe(
      'You have entered 1 product names. Please enter at least two product names. Click the product tabs and fill out the product details for each product.',
    );
    expect(featuresProblem(answering({ features: [blankFeature('f')] }))).toBe(
      'Please enter at least one comparison check',
    );
    const half = { ...blankFeature('f', 'Price'), 'product-a': { text: 'Cheap' } };
    expect(detailsProblem(answering({ products, features: [half] }))).toBe(
      'Please fill Price of Filter',
    );
    const whole = { ...half, 'product-b': { text: 'Cheaper' } };
    expect(detailsProblem(answering({ products, features: [whole] }))).toBeUndefined();
  });

  it('says who is better where nobody wrote it, and gives a trophy', () => {
    const feature = { ...blankFeature('f', 'Price'), winner: { name: 'Filter' } };
    const { info } = withWinnersDescribed(answering({ products, features: [feature] }));
    expect(info.features?.[0]?.winner).toEqual({
      name: 'Filter',
      text: 'Filter has the lowest price',
      trophy: '/library/prizes/trophy.png',
    });
  });

  it('calls winners by the names that changed since, unless somebody wrote the words', () => {
    const won = (text: string) => ({
      ...blankFeature('f', 'Speed'),
      winner: { slug: 'product-b', name: 'Filter', text },
    });
    const words = (text: string) => {
      const before = answering({ products, features: [won(text)] });
      const named = [products[0] ?? {}, { ...products[1], text: 'Drip' }];
      const features = [{ ...won(text), text: 'Comfort' }];
      const after = withWinnersRenamed(before, answering({ products: named, features }));
      return after.info.features?.[0]?.winner?.text;
    };
    expect(words('Filter is the fastest')).toBe('Drip is the most comfortable');
    // What films from before it knew better words say.
    expect(words('Filter offers you the best Speed')).toBe('Drip is the most comfortable');
    expect(words('Nothing beats Filter')).toBe('Nothing beats Filter');
  });

  it('begins its checks with the price', () => {
    const [, step] = comparisonWizard.steps;
    expect(step?.beforeNext?.(answering({ products })).info.features?.[0]?.text).toBe('Price');
  });
});

describe('the film of a comparison', () => {
  const roles = (data: ProjectData) => writeComparison(data).parts.map(({ role }) => role);

  it('goes check by check, product by product, to the score and the winner', () => {
    expect(roles(comparisonSample())).toEqual([
      'title',
      'item',
      'product',
      'product',
      'winner',
      // Taste has no winner, and says so.
      'item',
      'product',
      'product',
      'winner',
      'item',
      'product',
      'product',
      'winner',
      // Three checks are counted where they were three.
      'score',
      'item',
      'product',
      'product',
      'winner',
      'score',
      'verdict',
      'closing',
    ]);
    const verdict = writeComparison(comparisonSample()).parts.find(
      ({ role }) => role === 'verdict',
    );
    expect(verdict?.heading).toBe('French press');
  });

  it('leaves winners and the score out where it is told to', () => {
    const theme = { hideWinner: true, hideOverallScore: true };
    const shown = roles({ ...comparisonSample(), theme });
    expect(shown).not.toContain('winner');
    expect(shown).not.toContain('score');
    expect(shown).toContain('verdict');
  });

  it('keeps the score in chunks of three, ends on a table of all of them, and names a draw', () => {
    const feature = (at: number, winner: string) => ({
      ...blankFeature(`f${at}`, `Check ${at}`),
      'product-a': { text: 'Good' },
      'product-b': { text: 'Fine' },
      winner: { name: winner },
    });
    const winners = ['Espresso', 'Filter', 'Espresso', 'Filter'];
    const data = answering({
      products,
      features: winners.map((name, at) => feature(at + 1, name)),
    });
    const { parts } = writeComparison(data);
    const scores = parts.filter(({ role }) => role === 'score');
    expect(scores.map(({ lines }) => lines.length)).toEqual([3, 4]);
    // Only one row of each is spoken.
    for (const { lines } of scores)
      expect(lines.filter(({ isShownOnly }) => !isShownOnly)).toHaveLength(1);
    expect(scores[0]?.scores).toEqual([
      expect.objectContaining({ name: 'Espresso', points: 2 }),
      expect.objectContaining({ name: 'Filter', points: 1 }),
    ]);
    expect(linesOf(writeComparison(data)).map(({ spoken }) => spoken)).toContain(
      'It’s a draw: Espresso and Filter. So choose by what you need.',
    );
    expect(parts.find(({ id }) => id === 'advice')?.lines.map(({ text }) => text)).toEqual([
      'Choose Espresso for check 1 and check 3',
      'Choose Filter for check 2 and check 4',
    ]);
  });

  it('says of a check that nobody wins that it is even, and why, and shows it in the score', () => {
    const { parts } = writeComparison(comparisonSample());
    const taste = parts.find(({ id }) => id === 'feature-2-winner');
    expect(taste).toMatchObject({ heading: 'Even here', kicker: 'Taste' });
    expect(taste?.lines[0]?.spoken).toBe('Even here. Neither of them is ahead.');
    const [score] = parts.filter(({ role }) => role === 'score');
    expect(score?.lines.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Price: French press',
      'Taste: Even',
      'Cleaning: Pour over',
    ]);
    expect(score?.lines[0]?.spoken).toContain('and one check even');
  });

  it('judges nothing where nobody was said to be better', () => {
    const { info, ...answers } = comparisonSample();
    const features = (info.features ?? []).map((feature) => ({ ...feature, winner: {} }));
    const shown = roles({ ...answers, info: { ...info, features } });
    expect(shown).not.toContain('winner');
    expect(shown).not.toContain('score');
    expect(shown).not.toContain('verdict');
  });

  it('breaks a draw with a check that was left out, and never against all that is known', () => {
    const check = (name: string, winner?: number) => ({
      name,
      objects: [],
      comments: ['This.', 'That.'],
      ...(winner !== undefined && { winner }),
    });
    const names = (...checks: ReturnType<typeof check>[]) =>
      chooseChecks(checks, 3).map(({ name }) => name);
    expect(names(check('A', 0), check('B'), check('C', 1), check('D', 1))).toEqual(['A', 'C', 'D']);
    expect(names(check('A', 0), check('B'), check('C', 1), check('D'))).toEqual(['A', 'B', 'C']);
    expect(names(check('A', 0), check('B', 0), check('C', 1), check('D', 1))).toEqual([
      'A',
      'B',
      'C',
    ]);
  });

  it('calls a check as it is said where it is written otherwise', () => {
    const { info, ...answers } = comparisonSample();
    const [first, ...others] = info.features ?? [];
    const opening = (text: string) => {
      const spoken = { name: 'Under furniture', text: 'the floor' };
      const features = [{ ...first, text, spoken }, ...others];
      const { parts } = writeComparison({ ...answers, info: { ...info, features } });
      return parts.find(({ heading }) => heading === text)?.lines[0]?.spoken;
    };
    expect(opening('Under furniture')).toContain('the floor.');
    // Somebody has given it another name since.
    expect(opening('Corners')).toContain('corners.');
  });

  it('shows what was said of the first product while the second is heard', () => {
    const { parts } = writeComparison(comparisonSample());
    const [first, second] = parts.filter(({ layout }) => layout === 'versus');
    expect(first?.lines.map(({ text }) => text !== '')).toEqual([true, false]);
    expect(second?.lines.map(({ text }) => text !== '')).toEqual([true, true]);
    expect(second?.lines.map(({ isShownOnly = false }) => isShownOnly)).toEqual([true, false]);
  });

  it('shows the product that is heard larger than the other, and its words alone; rows of a score have one size', () => {
    const { info, ...answers } = comparisonSample();
    const [first, second, ...others] = info.features ?? [];
    const features = [first ?? {}, { ...second, text: 'Carrying it around' }, ...others];
    const tall = { ...answers.movie, size: { width: 720, height: 1280, custom: false } };
    const { frames } = filmOf(comparisonWizard, {
      ...answers,
      movie: tall,
      info: { ...info, features },
    });
    const sizes = (slide: string, words: RegExp) =>
      frames
        .filter(({ id }) => id.startsWith(slide))
        .flatMap(({ items }) => items.filter(({ id }) => words.test(id)))
        .map(({ font }) => font?.size);
    const thingsOf = (slide: string) =>
      frames
        .filter(({ id }) => id.startsWith(slide))
        .map(({ items }) =>
          items.filter(({ id }) => /\d-picture$/.test(id)).map(({ width = 0 }) => width),
        );
    for (const at of [1, 2, 3, 4]) {
      const names = sizes(`feature-${at}-product`, /name-\d$/);
      expect(names).toHaveLength(4);
      const [heard = 0, other = 0, otherThen = 0, heardThen = 0] = names.map((size = 0) => size);
      expect(heard).toBeGreaterThan(other);
      expect(heardThen).toBeGreaterThan(otherThen);
      expect(sizes(`feature-${at}-product`, /comment-\d$/)).toHaveLength(2);
      const [[first = 0, second = 0] = [], [firstThen = 0, secondThen = 0] = []] = thingsOf(
        `feature-${at}-product`,
      );
      expect(first).toBeGreaterThan(second);
      expect(secondThen).toBeGreaterThan(firstThen);
    }
    const labels = sizes('score-1', /label$/);
    expect(labels).toHaveLength(3);
    expect(new Set(labels).size).toBe(1);
  });

  it('shows the part of a clip that was cut out for a comment', () => {
    const part = { url: '/media/clip.mp4', type: 'video' as const, startTime: 2, endTime: 4 };
    const { info, ...answers } = comparisonSample();
    const [first, ...others] = info.features ?? [];
    const slug = info.products?.[0]?.slug ?? '';
    const withPart = { ...(first?.[slug] as object), media: [part] };
    const data = {
      ...answers,
      info: { ...info, features: [{ ...first, [slug]: withPart }, ...others] },
    };
    const items = filmOf(comparisonWizard, data).frames.flatMap((frame) => frame.items);
    expect(items.filter(({ url }) => url === part.url)).toContainEqual(
      expect.objectContaining(part),
    );
  });

  it('says no sentence twice and becomes a movie', () => {
    const spoken = linesOf(writeComparison(comparisonSample())).map((line) => line.spoken);
    expect(new Set(spoken).size).toBe(spoken.length);
    expect(filmOf(comparisonWizard, comparisonSample()).frames.length).toBeGreaterThan(15);
    expect(comparisonWizard.describe?.(comparisonSample())).toContain(
      'We compare French press and Pour over',
    );
  });

  it('has forty headlines', () => {
    const headlines = comparisonHeadlines({
      topic: 'espresso machine',
      names: ['A', 'B', 'C'],
      checks: 3,
    });
    expect(new Set(headlines).size).toBe(40);
    expect(headlines).toContain('Choosing an espresso machine: A vs B vs C');
    expect(headlines).toContain('A, B or C?');
  });
});
