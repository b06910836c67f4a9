// Services that find articles, held against servers that answer as the documentation of the real ones says.
import { describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../guarded-fetch/create-guarded-fetch.ts';
import { serve } from '../../guarded-fetch/testing/test-servers.ts';
import type { ArticleSource } from './article-search-port.ts';
import { createBraveArticles } from './brave-articles.ts';
import { createArticleSearch, createArticleSources } from './create-article-search.ts';
import { mergeArticles, plainAddress } from './merge-articles.ts';
import { createOwnArticles } from './own-articles.ts';

const host = '127.0.0.1';
const { signal } = new AbortController();
const publicUrl = 'http://localhost:3000';

const wikipediaAnswer = {
  continue: { gsroffset: 10, continue: 'gsroffset||' },
  query: {
    pages: [
      {
        pageid: 2,
        ns: 0,
        title: 'Otter trawl',
        index: 2,
        extract: 'A net.',
        fullurl: 'https://en.example.org/wiki/Otter_trawl',
      },
      {
        pageid: 1,
        ns: 0,
        title: 'Otter',
        index: 1,
        extract: 'Otters are mammals.',
        fullurl: 'https://en.example.org/wiki/Otter',
        thumbnail: { source: 'https://up.example.org/otter.jpg', width: 640, height: 480 },
      },
    ],
  },
};
const searxngAnswer = {
  query: 'otters',
  number_of_results: 2,
  results: [
    {
      url: 'https://www.zoo.example/otters?utm_source=x',
      title: 'Our otters',
      content: 'Two <b>new</b> otters',
      engine: 'a',
      publishedDate: '2026-02-01T10:00:00',
      thumbnail: '',
    },
    {
      url: 'https://news.example/otters',
      title: 'Otters return',
      content: null,
      engine: 'b',
      publishedDate: '2026-05-01T10:00:00',
    },
  ],
};
const braveAnswer = {
  query: { original: 'otters', more_results_available: true },
  web: {
    results: [
      {
        url: 'https://zoo.example/otters/',
        title: 'Our <strong>otters</strong>',
        description: 'Visit &amp; see',
        page_age: '2025-01-01T00:00:00',
        profile: { name: 'Zoo' },
      },
      {
        url: 'https://blog.example/otter',
        title: 'My otter',
        description: 'A day',
        thumbnail: { src: 'https://img.example/1.jpg' },
      },
    ],
  },
};

interface Question {
  readonly url: string;
  readonly token: string | undefined;
}

async function pretend(answer: unknown, status = 200) {
  const questions: Question[] = [];
  const server = await serve(
    (request, response) => {
      const token = request.headers['x-subscription-token'];
      questions.push({ url: request.url ?? '', token: token?.toString() });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    },
    { host },
  );
  return { address: new URL(server.url('/')).origin, questions };
}

const settings = { WIKIPEDIA_ADDRESS: undefined, SEARXNG_ADDRESS: undefined, BRAVE_KEY: undefined };
const noFetch = createGuardedFetch();

async function openAll(
  answers: { wikipedia?: unknown; searxng?: unknown; brave?: unknown },
  status = 200,
) {
  const [wikipedia, searxng, brave] = await Promise.all([
    pretend(answers.wikipedia ?? wikipediaAnswer, status),
    pretend(answers.searxng ?? searxngAnswer, status),
    pretend(answers.brave ?? braveAnswer, status),
  ]);
  const [ofWikipedia, ofSearxng] = createArticleSources(
    { ...settings, WIKIPEDIA_ADDRESS: wikipedia.address, SEARXNG_ADDRESS: searxng.address },
    noFetch,
  );
  const ofBrave = createBraveArticles({
    address: brave.address,
    key: 'secret',
    fetch: createGuardedFetch({ allowOrigin: brave.address }),
  });
  if (!ofWikipedia || !ofSearxng) throw new Error('A source is missing.');
  return { sources: [ofWikipedia, ofSearxng, ofBrave], wikipedia, searxng, brave };
}

describe('every source', () => {
  it('finds articles in the shape that people see them in', async () => {
    const { sources, wikipedia, searxng, brave } = await openAll({});
    const found = await Promise.all(
      sources.map((one) => one.search({ keyword: 'otters', page: 1 }, signal)),
    );
    expect(found.map(({ more }) => more)).toEqual([true, true, true]);
    expect(found[0]?.articles).toEqual([
      {
        url: 'https://en.example.org/wiki/Otter',
        title: 'Otter',
        description: 'Otters are mammals.',
        source: 'Wikipedia',
        image: 'https://up.example.org/otter.jpg',
      },
      {
        url: 'https://en.example.org/wiki/Otter_trawl',
        title: 'Otter trawl',
        description: 'A net.',
        source: 'Wikipedia',
      },
    ]);
    expect(found[1]?.articles[0]).toMatchObject({
      title: 'Our otters',
      description: 'Two new otters',
      source: 'zoo.example',
    });
    expect(found[2]?.articles).toMatchObject([
      { title: 'Our otters', description: 'Visit & see', source: 'Zoo' },
      { title: 'My otter', source: 'blog.example', image: 'https://img.example/1.jpg' },
    ]);
    expect(wikipedia.questions[0]?.url).toMatch(/^\/w\/api\.php\?.*gsrsearch=otters.*gsroffset=10/);
    expect(searxng.questions[0]?.url).toMatch(/^\/search\?q=otters&format=json.*pageno=2/);
    expect(brave.questions[0]).toMatchObject({
      token: 'secret',
      url: expect.stringContaining('q=otters&count=10&offset=1'),
    });
  });

  it.each([
    ['refuses', 403, '{}'],
    ['is in trouble', 503, '{}'],
    ['answers in another shape', 200, '{"results": 7, "query": [], "web": 1}'],
    ['answers no JSON', 200, '<html>'],
  ])('fails when its service %s', async (_, status, answer) => {
    const { sources } = await openAll(
      { wikipedia: answer, searxng: answer, brave: answer },
      status,
    );
    for (const one of sources) {
      await expect(one.search({ keyword: 'otters', page: 0 }, signal)).rejects.toThrow();
    }
  });

  it('is asked only where the operator named it', () => {
    expect(createArticleSources(settings, noFetch)).toEqual([]);
    expect(
      createArticleSources({ ...settings, BRAVE_KEY: 'k' }, noFetch).map(({ name }) => name),
    ).toEqual(['Brave Search']);
  });
});

describe('what all of them found', () => {
  it('is one list: no page twice, and the newest first where dates are known', () => {
    const article = (url: string, date?: string) => ({
      url,
      title: url,
      description: '',
      source: 's',
      ...(date && { date }),
    });
    const merged = mergeArticles([
      [article('https://a.example/1'), article('https://a.example/2', '2024-01-01')],
      [
        article('http://www.a.example/1/?utm_medium=mail#top'),
        article('https://b.example/3', '2026-01-01'),
      ],
      [article('mailto:somebody')],
    ]);
    expect(merged.map(({ url }) => url)).toEqual([
      'https://a.example/1',
      'https://b.example/3',
      'https://a.example/2',
    ]);
    expect(plainAddress('https://a.example/x?id=7&fbclid=1&utm_source=q')).toBe(
      'https://a.example/x?id=7',
    );
  });

  it('goes on when one fails, which is noted once and left alone for a while', async () => {
    let asked = 0;
    const broken: ArticleSource = {
      name: 'Broken',
      search: () => {
        asked += 1;
        return Promise.reject(new Error('No.'));
      },
    };
    const search = createArticleSearch([broken, createOwnArticles(publicUrl)]);
    const noted: unknown[] = [];
    const log = { warn: (...words: unknown[]) => void noted.push(words) };
    const first = await search.find({ keyword: 'coffee', page: 0 }, { signal, log });
    await search.find({ keyword: 'tea', page: 0 }, { signal, log });
    expect(first.articles.length).toBeGreaterThan(0);
    expect([asked, noted.length]).toEqual([1, 1]);
  });
});

describe('what we know as articles', () => {
  const own = createOwnArticles(publicUrl);
  const find = async (keyword: string, page = 0) => own.search({ keyword, page }, signal);

  it('is found by keyword, and read at its address without a network', async () => {
    const { articles } = await find('octopus');
    const [first] = articles;
    expect(first).toMatchObject({
      source: 'Reelwright',
      url: expect.stringMatching(/^http:\/\/localhost:3000\/articles\/[a-z0-9-]+$/),
    });
    const article = await own.articleAt(first?.url ?? '');
    expect(article).toMatchObject({
      title: first?.title,
      url: first?.url,
      parser: 'text',
      language: 'en',
    });
    expect(article?.chapters?.every(({ objects }) => objects.length > 0)).toBe(true);
    expect(article?.body).toMatch(/^<p>.+<\/p><h2>.+<\/h2><p>.+[.!?]<\/p>/);
  });

  it('is about the keyword: a list that only names it is not offered', async () => {
    const titles = (await find('octopus')).articles.map(({ title }) => title);
    expect(titles).toEqual(['9 things to know about octopuses']);
    expect(await find('zumbrix')).toEqual({ articles: [], more: false });
  });

  it.each([
    ['how to sleep better', /sleep/i],
    ['why sleep matters', /sleep/i],
    ['cheap electric bikes for students', /e-bike|electric bike/i],
    ['social media marketing for restaurants', /restaurants/i],
  ])('is found by what people type: %s', async (keyword, title) => {
    expect((await find(keyword)).articles[0]?.title).toMatch(title);
  });

  it('has pages, and every article that is found can be read', async () => {
    const first = await find('animal');
    expect(first.more).toBe(true);
    const second = await find('animal', 1);
    const addresses = [...first.articles, ...second.articles].map(({ url }) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const url of addresses)
      expect((await own.articleAt(url))?.body.length).toBeGreaterThan(70);
  });

  it('says nothing about what we do not know, nor for addresses of others', async () => {
    expect(await find('zorbing xyz')).toEqual({ articles: [], more: false });
    expect(await own.articleAt('https://elsewhere.example/articles/octopus')).toBeUndefined();
    expect(await own.articleAt(`${publicUrl}/articles/no-such-thing`)).toBeUndefined();
    expect(await own.articleAt('nonsense')).toBeUndefined();
  });
});
