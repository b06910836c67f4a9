import { readdirSync, readFileSync } from 'node:fs';
import {
  articleLines,
  dependsOnBefore,
  fitToSeconds,
  plainText,
  secondsOf,
  speechSeconds,
  summarize,
  textToBody,
} from '@reelwright/article';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { linesOf, setLine } from '@reelwright/wizards';
import {
  articleWizard,
  filmLength,
  fitFilm,
  keepLines,
  withParas,
  withSentences,
} from '@reelwright/wizards/article';
import { filmOf } from '@reelwright/wizards/machine';
import { describe, expect, it } from 'vitest';
import { knownMisses, neededBy } from './articles/needed-lines.ts';

const folder = new URL('articles/', import.meta.url);
const articles = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const [title = '', ...rest] = readFileSync(new URL(name, folder), 'utf8').split('\n');
    const body = textToBody(rest.join('\n'));
    const lines = articleLines(body).flat();
    return {
      name,
      body,
      title: title.replace(/^# /, ''),
      texts: lines.map(({ text }) => text),
      headings: lines.map(({ heading }) => heading),
      blocks: lines.map(({ block }) => block),
    };
  });

it('is tried on 26 texts of different kinds', () => {
  expect(articles.map(({ name }) => name.replace('.md', '')).sort()).toEqual(
    Object.keys(neededBy).sort(),
  );
  expect(articles).toHaveLength(26);
});

describe.each(articles)('a summary of $name', ({ name, title, texts, ...places }) => {
  const kept = summarize(texts, { title, max: 8, ...places });

  it('has more than five lines and as many as asked for at most, in their order', () => {
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.length).toBeLessThanOrEqual(8);
    expect([...kept].sort((a, b) => a - b)).toEqual(kept);
    expect(new Set(kept).size).toBe(kept.length);
  });

  it('begins where the article does', () => {
    expect(kept[0]).toBe(0);
  });

  it('has no line that needs the one before it without that line', () => {
    const orphans = kept.filter(
      (at) => at > 0 && dependsOnBefore(plainText(texts[at] ?? '')) && !kept.includes(at - 1),
    );
    expect(orphans.map((at) => texts[at])).toEqual([]);
  });

  it('tells with each line what its reader needs', () => {
    const pairs = neededBy[name.replace('.md', '')] ?? [];
    const missing = pairs.filter(([line, needs]) => kept.includes(line) && !kept.includes(needs));
    expect(missing).toEqual(knownMisses[name.replace('.md', '')] ?? []);
  });

  it('has no question without the line that follows it', () => {
    const open = kept.filter((at) => texts[at]?.endsWith('?') && !kept.includes(at + 1));
    expect(open).toEqual([]);
  });

  it('has more than five lines also where nobody says how many', () => {
    expect(summarize(texts, { title }).length).toBeGreaterThan(5);
  });

  it('is about as long as asked for in seconds', () => {
    const chosen = fitToSeconds(texts, 45, { title, ...places });
    const seconds = chosen.reduce((sum, at) => sum + secondsOf(texts[at] ?? ''), secondsOf(title));
    expect(Math.abs(seconds / 45 - 1)).toBeLessThanOrEqual(0.1);
  });
});

const awayFrom = (asked: number, seconds: number) => Math.abs(seconds / asked - 1);

/** With a voice for every line, that takes so many times as long as is usual. */
function spoken(data: ProjectData, pace: number): ProjectData {
  return linesOf(articleWizard.writeScript(data)).reduce((now, { path, spoken: text }) => {
    const duration = speechSeconds(text) * pace;
    return setLine(now, path, { audio: { url: `/voice/${path.join('-')}.mp3`, duration, text } });
  }, data);
}

describe.each(articles)('the film of $name', ({ title, body }) => {
  const data = withSentences(
    withParas({ ...newProjectData(), keyword: 'x', info: { type: 'paste', title, body } }),
  );
  const secondsOfFilm = (film: ProjectData) =>
    filmOf(articleWizard, film).frames.reduce((sum, { duration = 0 }) => sum + duration, 0);

  const silent: ProjectData = { ...data, voSettings: { ...data.voSettings, type: 'none' } };

  it.each([60, 90])('lasts about %i s without a voice where somebody asked for that', (asked) => {
    const film = keepLines(silent, fitFilm(silent, asked));
    if (filmLength(silent) > asked) expect(awayFrom(asked, secondsOfFilm(film))).toBeLessThan(0.1);
  });

  it.each([60, 90])('lasts about %i s once every line of it is spoken', (asked) => {
    const film = spoken(keepLines(data, fitFilm(data, asked)), 1);
    // Questions go with their answers: where those are long, one pair more or less is an eighth.
    if (filmLength(data) > asked) expect(awayFrom(asked, secondsOfFilm(film))).toBeLessThan(0.125);
  });

  it('is as long as it was said to be before it was spoken, and by a slow voice longer', () => {
    expect(awayFrom(filmLength(data), secondsOfFilm(spoken(data, 1)))).toBeLessThan(0.05);
    const slow = spoken(data, 1.3);
    expect(filmLength(slow)).toBeCloseTo(secondsOfFilm(slow), 0);
    expect(filmLength(slow)).toBeGreaterThan(1.1 * filmLength(data));
  });
});

describe('what a summary leaves out', () => {
  const tea = [
    'Tea was first drunk in China about 5,000 years ago.',
    'Monks carried tea from China to Japan in the ninth century.',
    'Tea was first drunk in China about 5000 years ago!',
    'Subscribe to our newsletter to read more about tea.',
    'In Japan, tea became part of a ceremony that can last four hours.',
    'Today about three billion cups of tea are drunk every day.',
    'Read more: Coffee in Ethiopia.',
  ];

  it('is what was said already', () => {
    const kept = summarize(tea, { max: 6 });
    expect(kept.filter((at) => at === 0 || at === 2)).toHaveLength(1);
  });

  it('is what belongs to the page and not to the article', () => {
    const kept = summarize(tea, { max: 7 });
    expect(kept).not.toContain(3);
    expect(kept).not.toContain(6);
  });

  it('is nothing, where there are few lines', () => {
    expect(summarize(['One thing is true.', 'Another thing is not.'])).toEqual([0, 1]);
    expect(summarize([])).toEqual([]);
  });
});

describe('a summary of a text that is built of parts', () => {
  const keptOf = (name: string, max: number) => {
    const { title = '', texts = [], ...places } = articles.find((one) => one.name === name) ?? {};
    return summarize(texts, { ...places, title, max });
  };

  it('has a line of each of the seven places that its title counts', () => {
    expect(keptOf('list.md', 8)).toEqual([0, 2, 5, 8, 10, 12, 14, 16]);
  });

  it('has every step of a how-to', () => {
    expect(keptOf('how-to.md', 8)).toEqual(expect.arrayContaining([3, 6, 7, 9, 11, 13]));
  });

  it('has all things that a recipe needs, or none', () => {
    const things = [2, 3, 4, 5, 6, 7];
    for (const max of [6, 8, 12, 16, 20]) {
      const keptThings = keptOf('recipe.md', max).filter((at) => things.includes(at));
      expect([0, things.length]).toContain(keptThings.length);
    }
  });

  it('says what a thing costs', () => {
    expect(keptOf('product.md', 8)).toContain(12);
  });
});

describe('a line that needs the one before it', () => {
  it.each([
    'He left.',
    'However, nobody came.',
    'They are sold out by noon.',
    'It is harmless to cats.',
    'That is why it failed.',
    '“I am tired,” she said.',
    'A rain cover is therefore not needed.',
    'From there it is ten minutes to the castle.',
    'Mix one part of it with water.',
    'Dafür bekommen Städte Geld.',
    'Das ist teuer.',
    'Er ist müde.',
    '“We fish there every day,” said Olav Rein.',
    '“If my bakery burns down, I know where to find it.”',
    'Hold the tap with your other hand.',
    'About 70 people a night came, most of them students.',
    'Protestant countries refused to follow, because they were proud.',
    'Pope Gregory XIII had corrected it in 1582.',
  ])('%s', (line) => expect(dependsOnBefore(line)).toBe(true));

  it.each([
    'The cat sat on the mat.',
    'This year prices rose by three percent.',
    'It is important to drink water.',
    'It takes three days to get there.',
    'So far nobody has complained.',
    'There are 300 species.',
    '“We are tired,” said Anna Bell.',
    'Octopuses open jars, find their way through mazes and recognise people.',
    'Das Haus ist alt.',
    'The liquid that collects below is good fertiliser.',
    '“There is no reason to hurry,” said Anna Bell.',
    'Es gibt drei Gründe.',
  ])('is not: %s', (line) => expect(dependsOnBefore(line)).toBe(false));
});

it('summarises 400 lines within a tenth of a second or two', () => {
  const lines = Array.from({ length: 400 }, (_, at) => {
    const [one = '', two = ''] = [
      articles[at % 20]?.texts[at % 13],
      articles[at % 7]?.texts[at % 11],
    ];
    return `${one} ${two}`;
  });
  // Of a processor, not by the clock: others may have it meanwhile.
  const before = process.threadCpuUsage();
  summarize(lines, { max: 20 });
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1500);
});
