import { textToBody } from '@reelwright/article';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../lines.ts';
import { scriptToMovie } from '../script-to-movie.ts';
import { themeCalled } from '../themes/theme-list.ts';
import { newsDraft } from './draft-news.ts';
import { introText, newsKeyword, newsName } from './news-info.ts';
import {
  hasRoomFor,
  itemsWith,
  itemsWithoutHeadline,
  shortItems,
  withFreshBullets,
  withNewsInOrder,
} from './news-items.ts';
import { newsWizard } from './news-wizard.ts';
import { newsWords } from './news-words.ts';
import { itemsOfText } from './newsletter-items.ts';
import { storyBullets, storyLocation } from './story-bullets.ts';

const step = (id: string) => {
  const found = newsWizard.steps.find((one) => one.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
};
const news = (info: Partial<ProjectData['info']>): ProjectData => {
  const fresh = newProjectData();
  return { ...fresh, keyword: 'coffee', info: { ...fresh.info, ...info } };
};
const harvest = {
  id: 'a',
  text: 'Harvest begins early',
  location: 'Porto',
  date: '2026-11-18',
  bullets: [
    { id: 'a1', text: 'Rain came late.' },
    { id: 'a2', text: 'Farmers expect a good year.' },
  ],
};
const prices = { id: 'b', text: 'Prices fall', bullets: ['A bag costs less.', 'Shops are glad.'] };

describe('the keyword of news', () => {
  it.each([
    ['coffee news', 'coffee'],
    ['Coffee NEWS ', 'Coffee'],
    ['newspapers', 'newspapers'],
    ['news from Lisbon', 'news from Lisbon'],
    [' news ', ''],
  ])('%s is about %s', (typed, topic) => {
    expect(newsKeyword(typed)).toBe(topic);
  });

  it('blocks the step where nothing is left of it', () => {
    const data = { ...news({}), keyword: 'news' };
    expect(step('keyword').check?.(data)).toBe(newsWords.noKeyword);
    expect(step('keyword').beforeNext?.({ ...data, keyword: 'bread news' })).toMatchObject({
      keyword: 'bread',
    });
  });
});

describe('news items', () => {
  it('lose blank ones when the step is left, and need one headline', () => {
    const blank = { id: 'c', text: ' ', bullets: [{ id: 'c1', text: ' ' }] };
    const data = withNewsInOrder(news({ news_items: [blank, harvest] }));
    expect(data.info.news_items).toMatchObject([{ id: 'a' }]);
    expect(step('news-items').check?.(news({ news_items: [blank] }))).toBe(newsWords.noItems);
    expect(step('news-items').check?.(data)).toBeUndefined();
  });

  it('are left out without a headline, whatever is told of them', () => {
    const nameless = { id: 'c', text: '', bullets: ['It rained.'] };
    const data = news({ news_items: [nameless, harvest] });
    expect(itemsWithoutHeadline(data.info.news_items ?? [])).toEqual([{ item: nameless, at: 0 }]);
    expect(step('news-items').check?.(data)).toBeUndefined();
    expect(withNewsInOrder(data).info.news_items).toMatchObject([{ id: 'a' }]);
    expect(step('news-items').check?.(news({ news_items: [nameless] }))).toBe(newsWords.noItems);
  });

  it('come back alone: what was written since stays', () => {
    const blank = { id: 'd', text: '', bullets: [] };
    const changed = { ...harvest, text: 'Harvest begins late' };
    const gone = [{ item: prices, at: 1 }];
    expect(itemsWith([changed, blank], gone)).toEqual([changed, prices]);
    expect(itemsWith([blank, changed], gone)).toEqual([changed, prices]);
    expect(itemsWith([changed], gone)).toEqual([changed, prices]);
    expect(hasRoomFor([changed, changed, changed, blank], gone)).toBe(true);
    expect(hasRoomFor([changed, changed, changed, changed], gone)).toBe(false);
  });

  it('ask about a missing bullet summary below two bullets', () => {
    const data = news({ news_items: [harvest, { id: 'c', text: 'Short', bullets: ['One.'] }] });
    expect(shortItems(data)).toEqual(['Short']);
    expect(step('news-items').confirmations?.(data)).toMatchObject([
      { cancelLabel: 'Add bullets' },
    ]);
    expect(step('news-items').confirmations?.(news({ news_items: [harvest] }))).toEqual([]);
  });

  it('look for pictures anew where words changed, and nowhere else', () => {
    const before = {
      ...harvest,
      objects: ['grapes'],
      bullets: harvest.bullets.map((bullet) => ({ ...bullet, objects: ['cloud'] })),
    };
    const [first, second] = before.bullets;
    if (!first || !second) throw new Error('no bullets');
    const after = withFreshBullets(
      { ...before, bullets: [{ ...first, text: 'Snow fell.' }, second] },
      before,
    );
    expect(after.objects).toEqual(['grapes']);
    expect(after.bullets).toEqual([{ id: 'a1', text: 'Snow fell.' }, second]);
  });
});

describe('the programme', () => {
  it('is named after the keyword, and its intro follows the name until somebody changes it', () => {
    expect(newsName(news({}))).toBe('Coffee News');
    const named = news({ news_name: { text: 'Bean Weekly' } });
    expect(introText(named)).toMatch(/^Welcome to Bean Weekly\./);
    const own = news({ ...named.info, intro_text: { text: 'Good evening.', changed: true } });
    expect(introText(own)).toBe('Good evening.');
  });

  it('opens with the second clip, a jingle and one of its three tracks, unless told', () => {
    const data = news({ news_items: [harvest] });
    const [opener] = newsWizard.writeScript(data).parts;
    expect(opener).toMatchObject({ id: 'opener', layout: 'news_opener', heading: 'Coffee News' });
    expect(opener?.lines[0]?.media[0]?.url).toBe('/library/news-clips/news-2.mp4');
    expect(opener?.sound?.url).toMatch(/jingle-[1-7]\.mp3$/);
    expect(newsWizard.music?.(data)).toMatch(/track-[457]\.mp3$/);
    const quiet = newsWizard.writeScript(news({ news_items: [harvest], addJingle: false }));
    expect(quiet.parts[0]?.sound).toBeUndefined();
  });
});

describe('a bulletin', () => {
  const script = newsWizard.writeScript(news({ news_items: [harvest, prices] }));

  it('welcomes, reads the headlines, tells the stories and says goodbye', () => {
    expect(script.parts.map(({ id }) => id)).toEqual([
      'opener',
      'welcome',
      'headlines',
      'a',
      'b',
      'closing',
    ]);
    expect(script.parts[3]).toMatchObject({
      heading: 'Harvest begins early',
      kicker: 'Porto · November 18, 2026',
      channel: { name: 'Coffee News', ticker: ['Harvest begins early', 'Prices fall'] },
    });
    expect(linesOf(script).map(({ spoken }) => spoken)).toContain('A bag costs less.');
  });

  it('ends as it began, and no picture is looked for its goodbye', () => {
    const [line] = script.parts.at(-1)?.lines ?? [];
    expect(line?.media[0]?.url).toMatch(/news-2\.mp4$/);
    expect(line?.answer?.needsMedia).toBe(false);
  });

  it('reads no headlines where there is one story, or nobody wants them', () => {
    const ids = (info: Partial<ProjectData['info']>) =>
      newsWizard.writeScript(news(info)).parts.map(({ id }) => id);
    expect(ids({ news_items: [harvest] })).not.toContain('headlines');
    expect(ids({ news_items: [harvest, prices], show_headlines: false })).not.toContain(
      'headlines',
    );
  });

  it('cuts from slide to slide, and its ticker runs at nearly one speed', () => {
    const { movie } = scriptToMovie(script, {
      theme: themeCalled('deep-sea'),
      width: 1920,
      height: 1080,
    });
    expect(movie.frames.map(({ transition }) => transition?.type)).toEqual(
      movie.frames.map(() => 'none'),
    );
    const standing = movie.frames.flatMap(({ items }) =>
      items.filter(({ type, timing }) => type === 'text' && timing.startTime === 0),
    );
    const ways = new Set(standing.map(({ effects }) => effects?.in?.effect ?? 'none'));
    expect([...ways]).toEqual(['none']);
    const speeds = movie.frames.flatMap(({ items, duration = 0 }) =>
      items.filter(({ ident }) => ident === 'ticker').map(({ width }) => Number(width) / duration),
    );
    expect(speeds.length).toBeGreaterThan(3);
    expect(Math.max(...speeds) / Math.min(...speeds)).toBeLessThan(2.6);
  });
});

describe('a newsletter', () => {
  const letter = `Hello everybody, here is the news of the week.

**New opening hours**

From Monday on we open at seven. On Sundays we stay closed. Deliveries come as before.

## Ferry breaks a record

LISBON (Reuters) — Twelve thousand people crossed the bay on Saturday. It was the warmest day of the year. Two extra boats ran until midnight.

## Unsubscribe

You get this mail because you are a member of our club in town.`;

  it('becomes an item for each of its parts, without what stands around them', () => {
    const items = itemsOfText('Club news', textToBody(letter));
    expect(items.map(({ text }) => text)).toEqual(['New opening hours', 'Ferry breaks a record']);
    expect(items[1]).toMatchObject({ location: 'Lisbon' });
    expect(items[1]?.bullets?.[0]).toMatchObject({
      text: 'Twelve thousand people crossed the bay on Saturday.',
    });
  });

  it('gives the programme its name', () => {
    const article = { title: 'Club Weekly', body: textToBody(letter) };
    const made = newsDraft.fromArticle?.(news({}), article, 'file');
    expect(made && newsName(made)).toBe('Club Weekly');
  });

  it('is one item where it has no parts', () => {
    const body = textToBody(
      'Rain came late this year. Farmers expect a good harvest all the same.',
    );
    expect(itemsOfText('Late rain', body)).toMatchObject([{ text: 'Late rain' }]);
    expect(itemsOfText('', body)).toEqual([]);
  });
});

it('takes three sentences of a story, without where it was written', () => {
  const body = textToBody(
    'BERLIN — The city opened forty kilometres of bike lanes on Monday. They cost nine million euros. Cyclists had asked for them for years. The next forty come in spring.',
  );
  expect(storyLocation(body)).toBe('Berlin');
  const bullets = storyBullets(body, 'Berlin opens bike lanes');
  expect(bullets).toHaveLength(3);
  expect(bullets[0]).toBe('The city opened forty kilometres of bike lanes on Monday.');
});

it('takes items that somebody brings as JSON, and nothing else', () => {
  const made = newsDraft.fromItems?.(news({}), [
    { headline: 'Prices fall', bullets: ['A bag costs less.'], place: 'Porto' },
  ]);
  expect(made?.info.news_items).toMatchObject([
    { text: 'Prices fall', location: 'Porto', bullets: [{ text: 'A bag costs less.' }] },
  ]);
  const alike = [
    { headline: 'One', bullets: ['It rained.', 'It was cold.'] },
    { headline: 'Two', bullets: ['It rained.', 'It snowed.'] },
  ];
  const [, second] = newsDraft.fromItems?.(news({}), alike)?.info.news_items ?? [];
  expect(second?.bullets).toMatchObject([{ text: 'It snowed.' }]);
  expect(newsDraft.fromItems?.(news({}), [{ bullets: [] }])).toBeUndefined();
  expect(newsDraft.fromItems?.(news({}), 'news')).toBeUndefined();
});
