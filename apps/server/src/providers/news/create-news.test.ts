// News of feeds and services, held against servers that answer as the documentation of the real ones says.
import { expect, it } from 'vitest';
import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { serve } from '../../guarded-fetch/testing/test-servers.ts';
import { readFeedEntries } from '../article-reader/feed/read-feed-entries.ts';
import { createReadingTurns, type ReadInTurn } from '../article-reader/reading-turns.ts';
import type { OwnArticles } from '../article-search/own-articles.ts';
import { createNews } from './create-news.ts';

const host = '127.0.0.1';
const ask = { account: 'somebody', signal: new AbortController().signal };

/** What we know ourselves: always the same. */
const known = { url: 'https://a.example/', title: 'Known', description: '', source: 'Reelwright' };
const own: OwnArticles = {
  name: 'Own',
  search: async () => ({ articles: [known], more: false }),
  thisWeek: async () => [],
  articleAt: async () => undefined,
  bySlug: async () => undefined,
  all: async () => [],
};

/** Answers by path; asked for anything else, 404. */
async function pretend(answers: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const server = await serve(
    (request, response) => {
      asked.push(request.url ?? '');
      const answer = answers[request.url?.split('?', 1)[0] ?? ''];
      response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'text/plain' });
      response.end(answer);
    },
    { host },
  );
  return { origin: new URL(server.url('/')).origin, asked };
}

function open(
  settings: Partial<Parameters<typeof createNews>[0]['settings']>,
  { origin = '', inTurn = createReadingTurns() }: { origin?: string; inTurn?: ReadInTurn } = {},
) {
  return createNews({
    settings: {
      NEWS_FEEDS: undefined,
      SEARXNG_ADDRESS: undefined,
      GDELT_ADDRESS: undefined,
      ...settings,
    },
    fetch: createGuardedFetch(origin ? { allowOrigin: origin } : {}),
    reader: {
      readFeed: async ({ bytes, url }) => readFeedEntries(Buffer.from(bytes).toString(), url),
    },
    inTurn,
    own,
  });
}

const feedOf = (name: string, count: number, day: string) =>
  `<rss><channel><title>${name}</title>${Array.from(
    { length: count },
    (_, at) =>
      `<item><title>${name} on tea ${at}</title><link>https://${name}.example/${at}</link><pubDate>${day}T${String(at % 24).padStart(2, '0')}:00:00Z</pubDate></item>`,
  ).join('')}</channel></rss>`;

it('shows the newest of every feed by turns, however full and new one of them is', async () => {
  const { origin } = await pretend({
    '/full': feedOf('full', 60, '2026-11-18'),
    '/small': feedOf('small', 2, '2026-11-01'),
    '/operator': feedOf('operator', 2, '2026-10-01'),
  });
  const news = open({ NEWS_FEEDS: [`${origin}/operator`] }, { origin });
  const feeds = [`${origin}/full`, `${origin}/small`];
  const titles = (await news.find({ keyword: 'tea', feeds }, ask)).map(({ title }) => title);
  expect(titles.slice(0, 6)).toEqual([
    'full on tea 23',
    'small on tea 1',
    'operator on tea 1',
    'full on tea 22',
    'small on tea 0',
    'operator on tea 0',
  ]);
});

it('says of each own feed what is in it or why it can’t be read, and reads each once', async () => {
  const { origin, asked } = await pretend({
    '/good': feedOf('good', 3, '2026-11-18'),
    '/page': '<!doctype html><p>Hello</p>',
  });
  const news = open({}, { origin });
  const feeds = [`${origin}/good`, `${origin}/page`, `${origin}/gone`, 'http://10.0.0.1/feed'];
  const [looks, found] = await Promise.all([
    news.lookInto(feeds, ask),
    news.find({ keyword: 'tea', feeds }, ask),
  ]);
  expect(looks.map(({ title, stories, problem = '' }) => [title, stories, problem])).toEqual([
    ['good', 3, ''],
    [host, 0, expect.stringContaining('There is no feed at this address.')],
    [host, 0, 'The site answered with an error (404). Please check the address.'],
    ['10.0.0.1', 0, expect.stringContaining('Please use a public web address.')],
  ]);
  expect(found).toHaveLength(3);
  expect(asked.toSorted()).toEqual(['/gone', '/good', '/page']);
});

it('reads feeds in the turns that pages wait for, as whoever brought them', async () => {
  const { origin } = await pretend({ '/a': feedOf('a', 1, '2026-11-18') });
  const accounts: string[] = [];
  const news = open(
    {},
    {
      origin,
      inTurn: (asker, work) => {
        accounts.push(asker.account);
        return work();
      },
    },
  );
  await news.find({ keyword: 'tea', feeds: [`${origin}/a`] }, ask);
  expect(accounts).toEqual(['somebody']);
});

it('keeps what lies on the operator’s network from people who name its address', async () => {
  const { origin } = await pretend({ '/inside': feedOf('inside', 3, '2026-11-18') });
  const news = open({ NEWS_FEEDS: [`${origin}/inside`] });
  expect(await news.find({ keyword: 'tea', feeds: [] }, ask)).toHaveLength(3);
  const [look] = await news.lookInto([`${origin}/inside`], ask);
  expect(look?.problem).toContain('Please use a public web address.');
});

it('asks GDELT for English stories of the last days, and takes its answer as it comes', async () => {
  const { origin, asked } = await pretend({
    // As documented, and with a stray backslash in a title, which its answers are known for.
    '/api/v2/doc/doc': `{"articles": [
      {"url": "https://herald.example/tea?utm_source=x", "url_mobile": "", "title": "Tea prices rise , says \\'Herald\\'",
       "seendate": "20261118T093000Z", "socialimage": "https://herald.example/tea.jpg", "domain": "herald.example",
       "language": "English", "sourcecountry": "United Kingdom"},
      {"url": "https://post.example/1", "url_mobile": "", "title": "A \\"quiet\\" harvest", "seendate": "soon",
       "socialimage": "", "domain": "", "language": "English", "sourcecountry": "India"}]}`,
  });
  const found = await open({ GDELT_ADDRESS: origin }).find(
    { keyword: 'green "tea', feeds: [] },
    ask,
  );
  expect(found).toEqual([
    {
      url: 'https://herald.example/tea',
      title: "Tea prices rise , says 'Herald'",
      description: '',
      source: 'herald.example',
      date: '2026-11-18T09:30:00.000Z',
      image: 'https://herald.example/tea.jpg',
    },
    {
      url: 'https://post.example/1',
      title: 'A "quiet" harvest',
      description: '',
      source: 'post.example',
    },
  ]);
  const query = new URL(asked[0] ?? '', origin).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    query: '"green  tea" sourcelang:english',
    mode: 'artlist',
    format: 'json',
    sort: 'datedesc',
  });
});

it.each([
  ['has found nothing', '{}'],
  ['says in plain words what it does not like', 'The specified phrase is too short.'],
])('goes on when GDELT %s', async (_, answer) => {
  const { origin } = await pretend({ '/api/v2/doc/doc': answer });
  const found = await open({ GDELT_ADDRESS: origin }).find({ keyword: 'coffee', feeds: [] }, ask);
  expect(found[0]?.source).toBe('Reelwright');
});

it('asks SearXNG for news alone, and shows pictures only where it has some', async () => {
  const { origin, asked } = await pretend({
    '/search': JSON.stringify({
      query: 'tea',
      number_of_results: 0,
      results: [
        {
          url: 'https://post.example/old',
          title: 'Tea in <b>spring</b>',
          content: 'Leaves &amp; buds',
          publishedDate: '2026-03-01T10:00:00',
          thumbnail: '',
          img_src: '',
          engine: 'bing news',
          category: 'news',
        },
        {
          url: 'https://post.example/new',
          title: 'Tea in autumn',
          content: '',
          publishedDate: '2026-11-01T10:00:00',
          thumbnail: 'https://post.example/new.jpg',
          engine: 'bing news',
          category: 'news',
        },
      ],
      answers: [],
      corrections: [],
      infoboxes: [],
      suggestions: [],
      unresponsive_engines: [['qwant news', 'timeout']],
    }),
  });
  const found = await open({ SEARXNG_ADDRESS: origin }).find({ keyword: 'tea', feeds: [] }, ask);
  expect(found).toMatchObject([
    { title: 'Tea in autumn', image: 'https://post.example/new.jpg', source: 'post.example' },
    { title: 'Tea in spring', description: 'Leaves & buds' },
  ]);
  expect(found[1]).not.toHaveProperty('image');
  expect(new URL(asked[0] ?? '', origin).searchParams.get('categories')).toBe('news');
});
