import { readBody } from '@reelwright/article';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveArticlePages } from '../../../e2e/article-pages/serve-article-pages.ts';
import { createGuardedFetch } from '../src/guarded-fetch/create-guarded-fetch.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { cookieFor, createTestServer } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let pages: Awaited<ReturnType<typeof serveArticlePages>>;

beforeAll(async () => {
  pages = await serveArticlePages();
  database = await createTestDatabase();
  app = await createTestServer({
    database,
    guardedFetch: createGuardedFetch({ allowOrigin: pages.origin }),
  });
  cookie = await cookieFor(database, undefined);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await pages.close();
});

const fetchArticle = (url: string) =>
  app.inject({
    method: 'POST',
    url: '/api/members/articles/fetch',
    headers: { cookie },
    payload: { url },
  });
const get = (url: string) => app.inject({ url, headers: { cookie } });

describe('an article on the web', () => {
  it('is fetched and read for guests too', async () => {
    const reply = await fetchArticle(`${pages.origin}/news.html`);
    expect(reply.json()).toMatchObject({
      title: 'Harbour town swaps diesel ferries for electric ones',
      url: `${pages.origin}/news.html`,
      parser: 'readability',
    });
  });

  it.each([
    ['where it moved to', '/moved', 'Harbour town swaps diesel ferries for electric ones'],
    ['where its feed leads to', '/atom.xml', 'Harbour town swaps diesel ferries for electric ones'],
    ['as plain text', '/plain.txt', 'Notes on walking'],
  ])('is read %s', async (_, path, title) => {
    expect((await fetchArticle(pages.origin + path)).json()).toMatchObject({ title });
  });

  it.each([
    ['/nothing.html', 502, 'Error fetching this article. Please try selecting a different article'],
    ['/refused', 502, 'This site doesn’t let us read its pages.'],
    [
      '/picture.png',
      422,
      'That address doesn’t lead to an article but to something else (a picture).',
    ],
    ['/script-only.html', 422, 'This page has no text of its own'],
    ['/paywall.html', 422, 'Only the beginning of this article'],
    ['/cookie-wall.html', 422, 'This site shows us nothing but its question about cookies.'],
    ['/large.html', 413, 'This article is too large to read. The limit is 5 MB.'],
  ])('that cannot be had is told to be so: %s', async (path, status, sentence) => {
    const reply = await fetchArticle(pages.origin + path);
    expect(reply.json().error).toContain(sentence);
    expect(reply.statusCode).toBe(status);
  });

  it('is not looked for inside of our own network', async () => {
    const reply = await fetchArticle('http://127.0.0.1:1/secret');
    expect(reply.headers['x-error-code']).toBe('address-not-allowed');
    expect((await fetchArticle('not an address')).headers['x-error-code']).toBe('address-invalid');
  });
});

/** What each page of e2e/article-pages is read as: title, author, day, language, paragraphs, pictures. */
type ReadPage = readonly [
  name: string,
  title: string,
  author: string | undefined,
  day: string | undefined,
  language: string | undefined,
  paragraphs: number,
  pictures: number,
];
const readPages: readonly ReadPage[] = [
  ['amp.html', 'Why leaves turn red', 'Ellen Park', '2025-10-05', 'en', 5, 1],
  ['blog.html', 'What a year of baking bread taught me', 'Nora Field', '2025-11-02', 'en', 10, 1],
  [
    'feed.xml',
    'Why my oven has a stone & yours should too',
    'Nora Field',
    '2025-11-02',
    'en-US',
    3,
    1,
  ],
  ['forum.html', 'How do I stop my basil from dying?', undefined, undefined, 'en', 9, 0],
  [
    'german.html',
    'Warum Bienen im Winter nicht schlafen',
    'Käthe Müller',
    '2026-01-18',
    'de',
    6,
    1,
  ],
  ['how-to.html', 'How to change a bicycle tube', undefined, undefined, 'en', 16, 2],
  [
    'news.html',
    'Harbour town swaps diesel ferries for electric ones',
    "Maya Lindqvist, Tom O'Brien",
    '2026-03-14',
    'en-GB',
    10,
    2,
  ],
  ['plain.txt', 'Notes on walking', undefined, undefined, undefined, 6, 0],
  ['print.html', 'Five rules for a good meeting', undefined, undefined, undefined, 6, 0],
  ['product.html', 'Trailmate 40 Backpack', undefined, undefined, 'en', 5, 0],
  ['recipe.html', 'Lemon lentil soup in 30 minutes', 'Ada Romero', '2024-10-01', 'en-US', 21, 1],
  ['shift-jis.html', '小さな駅の猫駅長', undefined, undefined, 'ja', 3, 0],
  ['wiki.html', 'Sea otter', undefined, undefined, 'en', 7, 1],
  [
    'windows-1252.html',
    'Le café du coin ferme après 80 ans',
    undefined,
    undefined,
    undefined,
    3,
    0,
  ],
];

describe('pages of different make, on a server', () => {
  it.each(readPages)(
    '%s is read as “%s”',
    async (name, title, author, day, language, paragraphs, pictures) => {
      const reply = await fetchArticle(`${pages.origin}/${name}`);
      const article = reply.json();
      expect(article.error).toBeUndefined();
      expect({
        title: article.title,
        author: article.author,
        day: article.date?.slice(0, 10),
        language: article.language,
        paragraphs: readBody(article.body).length,
        pictures: article.pictures.length,
      }).toEqual({ title, author, day, language, paragraphs, pictures });
      for (const { url } of article.pictures) expect(url).toMatch(/^https?:\/\//);
    },
  );

  it.each(readPages.filter(([name]) => name.endsWith('.html')))(
    '%s comes through the proxy with its letters whole',
    async (name, title) => {
      const url = encodeURIComponent(`${pages.origin}/${name}`);
      const { data } = (await get(`/api/queries/proxy?url=${url}`)).json();
      expect(data).toContain(title.split(' ')[0]);
      expect(data).not.toContain('\ufffd');
    },
  );

  it('follows where a page has moved, through the proxy too', async () => {
    const url = encodeURIComponent(`${pages.origin}/moved`);
    expect((await get(`/api/queries/proxy?url=${url}`)).json().data).toContain('Harbour town');
  });

  it('ends the reading of a page that never ends', async () => {
    const article = await fetchArticle(`${pages.origin}/endless.html`);
    expect(article.json().error).toContain('This article is too large to read.');
    const url = encodeURIComponent(`${pages.origin}/endless.html`);
    expect((await get(`/api/queries/proxy?url=${url}`)).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('the HTML of a page', () => {
  it('comes as data that no browser takes for a page', async () => {
    const url = encodeURIComponent(`${pages.origin}/windows-1252.html`);
    const reply = await get(`/api/queries/proxy?url=${url}`);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.json().data).toContain('<h1>Le café du coin');
  });
});

describe('a file', () => {
  const send = (name: string, payload: string | Buffer, type: string) =>
    app.inject({
      method: 'POST',
      url: `/api/members/articles/read-file?name=${encodeURIComponent(name)}`,
      headers: { cookie, 'content-type': type },
      payload,
    });

  it('is read as it was sent', async () => {
    const text = `# Songs of whales\n\n${'Whales sing in the dark. '.repeat(8)}`;
    expect((await send('whales.md', text, 'text/markdown')).json()).toMatchObject({
      title: 'Songs of whales',
      parser: 'file',
    });
  });

  it('of another kind, or too large, is refused in words', async () => {
    const picture = await send(
      'a.png',
      Buffer.from([0x89, 0x50, 0, 0]),
      'application/octet-stream',
    );
    expect(picture.headers['x-error-code']).toBe('article-file-kind');
    const large = await send('a.txt', Buffer.alloc(21 * 1024 * 1024, 'word '), 'text/plain');
    expect(large.json().error).toBe(
      'This article is too large to read. The limit is 20 MB. Please copy the part you need and paste it here.',
    );
  });
});

describe('articles about a keyword', () => {
  it('are found in what we know, and fetched without a network', async () => {
    const found = (await get('/api/members/articles/search?keyword=coffee')).json();
    const [first] = found.articles;
    expect(first.url).toMatch(/^http:\/\/localhost:\d+\/articles\/[a-z0-9-]+$/);
    expect((await fetchArticle(first.url)).json()).toMatchObject({
      title: first.title,
      site: 'Reelwright',
    });
  });

  it('are pages that anybody can read, with a way to make a film of them', async () => {
    const { articles } = (await get('/api/members/articles/search?keyword=coffee')).json();
    const path = new URL(articles[0].url).pathname;
    const page = await app.inject({ url: path, headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.body).toContain(`<h1>${articles[0].title}</h1>`);
    expect(page.body).toContain('Make a film of this article');
    const none = await app.inject({
      url: '/articles/nothing-here',
      headers: { accept: 'text/html' },
    });
    expect(none.statusCode).toBe(404);
  });

  it('need a keyword', async () => {
    expect((await get('/api/members/articles/search?keyword=')).statusCode).toBe(400);
  });
});

it('tells a line of a paragraph with the beginning of that paragraph', async () => {
  const lines = [
    'The harbour of Vell has 40 boats.',
    'Fishing was never easy.',
    'In 2019 the harbour lost 12 boats in a storm.',
    'The harbour opened a museum of boats in 2021.',
  ];
  const keptOf = async (places: object) => {
    const title = 'The harbour that lost 12 boats in a storm';
    const reply = await app.inject({
      method: 'POST',
      url: '/api/members/summarize',
      headers: { cookie },
      payload: { lines, max: 3, title, ...places },
    });
    const kept: string[] = reply.json();
    return kept.map((line) => lines.indexOf(line));
  };
  expect(await keptOf({})).toEqual([0, 2, 3]);
  const kept = await keptOf({ blocks: [0, 1, 1, null], headings: [null, null, null, null] });
  expect(kept.includes(2)).toBe(kept.includes(1));
});

it('keeps the most important lines of a text, in their order', async () => {
  const lines = Array.from(
    { length: 12 },
    (_, at) => `Sentence ${at} tells of the harbour and its ${at} boats.`,
  );
  const reply = await app.inject({
    method: 'POST',
    url: '/api/members/summarize',
    headers: { cookie },
    payload: { lines, max: 6 },
  });
  const kept: string[] = reply.json();
  expect(kept.length).toBeLessThanOrEqual(6);
  expect(kept).toEqual(lines.filter((line) => kept.includes(line)));
});

it('summarizes an article of a thousand lines, which a paid account may well have', async () => {
  const lines = Array.from(
    { length: 1000 },
    (_, at) => `On day ${at + 1} the ferry carried ${at * 7} people to island ${at % 12}.`,
  );
  const reply = await app.inject({
    method: 'POST',
    url: '/api/members/summarize',
    headers: { cookie },
    payload: { lines, title: 'The ferry' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.json().length).toBeGreaterThan(5);
});

it('lists all articles of our own, each of which can be opened', async () => {
  const page = await get('/articles');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('href="/articles/9-things-to-know-about-octopuses"');
});

describe('news', () => {
  const stories = async (query: Record<string, string>) =>
    (await get(`/api/members/news/stories?${new URLSearchParams(query)}`)).json();

  it('are found in a feed that somebody brings, what names the keyword and the rest', async () => {
    const feeds = `${pages.origin}/news-feed.xml nonsense file:///etc/passwd`;
    expect(await stories({ keyword: 'ferries', feeds })).toMatchObject([
      {
        title: 'Harbour town swaps diesel ferries for electric ones',
        description: 'Two new ferries cross the bay without a drop of diesel.',
        link: `${pages.origin}/news.html`,
        source: 'The Coastal Herald',
      },
      { title: 'Old ferry becomes a library' },
      { title: 'Mayor opens the winter market' },
    ]);
  });

  it('are told by what we know where no feed answers, is none or never ends', async () => {
    const feeds = ['endless.html', 'refused', 'news.html'].map((name) => `${pages.origin}/${name}`);
    const found = await stories({ keyword: 'coffee', feeds: feeds.join(' ') });
    expect(found[0]).toMatchObject({ source: 'Reelwright' });
    const reply = await extract(found[0].link);
    expect(reply.json().extract).toHaveLength(3);
  });

  it('are found in feeds that somebody keeps, and a feed that can’t be read is named', async () => {
    const own = await cookieFor(database, undefined);
    const save = (feeds: readonly string[]) =>
      app.inject({
        method: 'POST',
        url: '/api/members/news/feeds',
        headers: { cookie: own },
        payload: { feeds },
      });
    const addresses = [`${pages.origin}/news-feed.xml`, `${pages.origin}/refused`];
    const kept = {
      feeds: [
        { address: addresses[0], title: 'The Coastal Herald', stories: 3 },
        {
          address: addresses[1],
          title: '127.0.0.1',
          stories: 0,
          problem: 'This site doesn’t let us read its feed.',
        },
      ],
    };
    expect((await save(addresses)).json()).toEqual(kept);
    const ask = async (url: string) => (await app.inject({ url, headers: { cookie: own } })).json();
    expect(await ask('/api/members/news/feeds')).toEqual(kept);
    expect(await ask('/api/members/news/stories?keyword=ferry')).toHaveLength(3);
    expect((await save(['file:///etc/passwd'])).statusCode).toBe(400);
    expect((await save([])).json()).toEqual({ feeds: [] });
  });

  const extract = (url: string) =>
    app.inject({
      method: 'POST',
      url: '/api/members/news/extract',
      headers: { cookie },
      payload: { url, keyword: 'ferry' },
    });

  it('are read in short: headline, three sentences, who told it and when', async () => {
    const reply = await extract(`${pages.origin}/news.html`);
    expect(reply.json()).toMatchObject({
      title: 'Harbour town swaps diesel ferries for electric ones',
      site: 'The Coastal Herald',
    });
    const sentences: string[] = reply.json().extract;
    expect(sentences).toHaveLength(3);
    expect(sentences.every((sentence) => sentence.length <= 160)).toBe(true);
  });

  it('are read in a newsletter that was saved as a mail', async () => {
    const mail = [
      'From: =?utf-8?Q?Caf=C3=A9_Club?= <club@example.com>',
      'Subject: =?utf-8?B?TmV3cyBvZiB0aGUgQ2Fmw6k=?=',
      'Date: Wed, 18 Nov 2026 08:00:00 +0000',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="part"',
      '',
      '--part',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Plain words.',
      '--part',
      'Content-Type: text/html; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<h2>New hours</h2><p>The caf=E9 opens at seven from Monday on, and clos=',
      'es at nine in the evening.</p><h2>New beans</h2><p>Two farms in Peru send us theirs.</p>',
      '--part--',
    ].join('\r\n');
    const reply = await app.inject({
      method: 'POST',
      url: '/api/members/articles/read-file?name=letter.eml',
      headers: { cookie, 'content-type': 'message/rfc822' },
      payload: mail,
    });
    expect(reply.json()).toMatchObject({
      title: 'News of the Café',
      author: 'Café Club',
      body: '<h2>New hours</h2><p>The café opens at seven from Monday on, and closes at nine in the evening.</p><h2>New beans</h2><p>Two farms in Peru send us theirs.</p>',
    });
  });
});
