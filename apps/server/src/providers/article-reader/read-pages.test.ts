import { readBody } from '@reelwright/article';
import type { ReadArticle } from '@reelwright/contract';
import { describe, expect, it } from 'vitest';
import {
  articlePages,
  readArticlePage,
} from '../../../../../e2e/article-pages/serve-article-pages.ts';
import { articleWork } from './article-work.ts';

const site = 'https://site.example/';

const readPage = (name: string) =>
  articleWork.readPage({
    url: `${site}${name}`,
    contentType: articlePages[name] ?? '',
    bytes: readArticlePage(name),
  });
const readHtml = (html: string, contentType = 'text/html') =>
  articleWork.readPage({ url: `${site}page`, contentType, bytes: Buffer.from(html) });

async function articleOf(reading: ReturnType<typeof readPage>): Promise<ReadArticle> {
  const found = await reading;
  if (!('article' in found)) throw new Error(`Nothing was read: ${found.problem}.`);
  return found.article;
}
const problemOf = async (reading: ReturnType<typeof readPage>) => {
  const found = await reading;
  return 'problem' in found ? found.problem : 'none';
};
const textOf = ({ body }: ReadArticle) =>
  readBody(body).map(({ spans }) => spans.map(({ text }) => text).join(''));

describe('a page is read', () => {
  it('of a news site, with all that it says about its article', async () => {
    const article = await articleOf(readPage('news.html'));
    expect(article).toMatchObject({
      url: `${site}news.html`,
      title: 'Harbour town swaps diesel ferries for electric ones',
      parser: 'readability',
      author: "Maya Lindqvist, Tom O'Brien",
      site: 'The Coastal Herald',
      date: '2026-03-14T07:30:00.000Z',
      language: 'en-GB',
      image: `${site}images/ferry-wide.jpg`,
    });
    const text = textOf(article);
    expect(text[0]).toMatch(/^Two battery ferries cut noise/);
    expect(text.at(-1)).toMatch(/to the roof of the bakery\.$/);
    expect(text.join(' ')).not.toMatch(
      /Advertisement|Related|comments|Log in|rights reserved|Share/,
    );
    expect(article.body).toContain('<h2>Fuel costs fall by two thirds</h2>');
    expect(article.body).toContain('<b>buffer battery</b>');
  });

  it('with its pictures beside the paragraphs they stand by, also those that wait to be scrolled to', async () => {
    const article = await articleOf(readPage('news.html'));
    const blocks = textOf(article);
    expect(article.pictures).toEqual([
      {
        url: `${site}images/ferry-wide.jpg`,
        alt: 'An electric ferry leaves the harbour at dawn',
        caption: 'The first of two new ferries leaves Marrow Bay. Photo: Coastal Herald',
        paragraph: 0,
      },
      {
        url: `${site}images/charging-tower.jpg`,
        alt: 'Charging tower at the pier',
        caption: 'A charging tower connects in under a minute.',
        paragraph: 5,
      },
    ]);
    expect(blocks[5]).toMatch(/^Bay Lines spent 610,000 pounds/);
  });

  it('of a blog: bold lines that stand alone are headings, and quotes are quotes', async () => {
    const article = await articleOf(readPage('blog.html'));
    expect(article).toMatchObject({
      title: 'What a year of baking bread taught me',
      author: 'Nora Field',
      date: '2025-11-02',
      image: `${site}wp-content/uploads/loaf.jpg`,
    });
    expect(article.body).toContain('<h3>Weigh everything</h3>');
    expect(article.body).toContain('<blockquote>Bread is a conversation');
    expect(article.body).not.toMatch(/Lena|Recent posts|Share this/);
  });

  it('of a recipe, with its lists in order and its small table as a list', async () => {
    const { body } = await articleOf(readPage('recipe.html'));
    expect(body).toContain('<ul><li>200 g red lentils</li>');
    expect(body).toContain('<ol><li>Warm the oil');
    expect(body).toContain('<li>Protein: 14 g</li>');
    expect(body).not.toMatch(/Jump to recipe|Newsletter|Sign up/);
  });

  it('of instructions without paragraphs, under a layer that asks about cookies', async () => {
    const article = await articleOf(readPage('how-to.html'));
    expect(article.body).toContain('<h3>Step 3: Find what made the hole</h3><p>Pull the tube out');
    expect(article.body).not.toMatch(/cookies/i);
    // A picture right below a heading belongs to what is told below it.
    expect(textOf(article)[article.pictures[0]?.paragraph ?? -1]).toMatch(/^Shift to the smallest/);
  });

  it('of a shop: what it says about the thing, without its buttons', async () => {
    const { title, body } = await articleOf(readPage('product.html'));
    expect(title).toBe('Trailmate 40 Backpack');
    expect(body).toContain('weighs 980 grams');
    expect(body).not.toMatch(/Add to cart|may also like/);
  });

  it('of a wiki, without footnotes, contents, tables of figures and offers to edit', async () => {
    const { title, body, pictures } = await articleOf(readPage('wiki.html'));
    expect(title).toBe('Sea otter');
    expect(body).toMatch(/^<p>The <b>sea otter<\/b> \(Enhydra lutris\) is a marine mammal/);
    expect(body).not.toMatch(/\[1\]|edit|References|Kingdom|2,962|Contents|Openpedia/);
    expect(pictures).toHaveLength(1);
  });

  it('of a forum: the question and what was answered', async () => {
    const { body } = await articleOf(readPage('forum.html'));
    expect(body).toMatch(/^<p>Every basil I buy/);
    expect(body).toContain('Basil hates wet feet');
    expect(body).not.toMatch(/Posts: |Forum rules/);
  });

  it('made for phones (AMP) or for printers', async () => {
    const amp = await articleOf(readPage('amp.html'));
    expect(amp).toMatchObject({ title: 'Why leaves turn red', author: 'Ellen Park' });
    expect(amp.pictures[0]).toMatchObject({ url: `${site}amp/maple.jpg`, paragraph: 0 });
    const print = await articleOf(readPage('print.html'));
    expect(print.title).toBe('Five rules for a good meeting');
    expect(print.body).toContain('<p><b>4. Write down who does what.</b> A decision');
  });

  it('in another language', async () => {
    const article = await articleOf(readPage('german.html'));
    expect(article).toMatchObject({
      language: 'de',
      author: 'Käthe Müller',
      date: '2026-01-18',
      site: 'Gartenbote',
    });
    expect(article.body).toContain('„Das Schlimmste ist nicht die Kälte');
    expect(article.body).not.toMatch(/Cookies|Anzeige/);
  });

  it.each([
    ['windows-1252 that only the page names', 'windows-1252.html', 'Hélène Lefèvre'],
    ['Shift-JIS that the server names', 'shift-jis.html', '毎朝七時になると改札口に座り'],
  ])('in the charset it is written in: %s', async (_, name, words) => {
    expect((await articleOf(readPage(name))).body).toContain(words);
  });

  it('that names no charset, and is no UTF-8', async () => {
    const html = `<html><head><title>Köln im Frühling</title></head><body><p>${'Schöne Grüße aus Köln, wo die Bäume blühen. '.repeat(4)}</p></body></html>`;
    const bytes = Buffer.from(html, 'latin1');
    const reading = articleWork.readPage({ url: site, contentType: 'text/html', bytes });
    expect(await articleOf(reading)).toMatchObject({ title: 'Köln im Frühling' });
  });

  it('that is plain text at an address with a bare percent sign', async () => {
    const bytes = readArticlePage('plain.txt');
    const page = { url: `${site}100%-wool.txt`, contentType: 'text/plain', bytes };
    expect(await articleOf(articleWork.readPage(page))).toMatchObject({ parser: 'text' });
  });

  it('that is plain text, and a feed by its newest entry', async () => {
    expect(await articleOf(readPage('plain.txt'))).toMatchObject({
      title: 'Notes on walking',
      parser: 'text',
      body: expect.stringContaining('<li>Take the same way for a week</li>'),
    });
    expect(await articleOf(readPage('feed.xml'))).toMatchObject({
      title: 'Why my oven has a stone & yours should too',
      author: 'Nora Field',
      url: `${site}stone`,
      date: '2025-11-02T08:00:00.000Z',
      body: expect.stringContaining('<b>Bakers call it oven spring.</b>'),
    });
  });

  it('from what it hands to search engines, where it shows people nothing without scripts', async () => {
    const articleBody =
      'Long ago a tower stood on the hill, and nobody knew who had built it. '.repeat(8);
    const data = JSON.stringify({ '@type': 'Article', headline: 'The tower', articleBody });
    const html = `<html><head><script type="application/ld+json">${data}</script></head><body><div id="root"></div></body></html>`;
    expect(await articleOf(readHtml(html))).toMatchObject({
      title: 'The tower',
      body: expect.stringContaining('Long ago a tower stood'),
    });
  });
});

describe('a page that cannot be read is told apart:', () => {
  it.each([
    ['a question about cookies and nothing else', 'cookie-wall.html', 'article-only-consent'],
    ['a stub before a subscription', 'paywall.html', 'article-paywall'],
    ['scripts and nothing else', 'script-only.html', 'article-only-script'],
    ['a feed of headlines', 'atom.xml', 'article-feed-empty'],
  ])('%s', async (_, name, problem) => {
    expect(await problemOf(readPage(name))).toBe(problem);
  });

  it.each([
    ['too little text', '<title>Hi</title><p>Hello there.</p>', 'article-unreadable'],
    ['nothing', '', 'article-unreadable'],
    [
      'a menu',
      `<title>Links</title>${'<a href="/x">A link</a> '.repeat(40)}`,
      'article-unreadable',
    ],
  ])('%s', async (_, html, problem) => {
    expect(await problemOf(readHtml(html))).toBe(problem);
  });

  it('bytes of something else', async () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);
    const reading = articleWork.readPage({ url: site, contentType: 'text/html', bytes });
    expect(await problemOf(reading)).toBe('article-not-a-page');
  });

  it('with another address that is worth a try', async () => {
    expect(await readPage('atom.xml')).toMatchObject({ instead: `${site}news.html` });
    const html = '<link rel="amphtml" href="/amp/page"><div id="app"></div><script>go()</script>';
    expect(await readHtml(html)).toMatchObject({ instead: `${site}amp/page` });
    const refresh = '<meta http-equiv="Refresh" content="0; url=/there">';
    expect(await readHtml(refresh)).toMatchObject({ instead: `${site}there` });
  });
});

describe('what pages of strangers hold', () => {
  it('leaves nothing in the body but the few tags without attributes', async () => {
    const html = `<html><head><title>A trap for readers</title></head><body><article><p onclick="steal()">First a <a href="javascript:alert(1)">link</a> and <b onmouseover=x>bold words</b> in a sentence that is long enough to count.</p><script>alert(2)</script><p>&lt;script&gt;alert(3)&lt;/script&gt; is text and stays text, whatever it looks like to others.</p><img src=x onerror="alert(4)"><svg><p>drawn</p></svg><p>${'And some more words follow here, so that it is an article. '.repeat(6)}</p></article></body></html>`;
    const { body } = await articleOf(readHtml(html));
    const tags = [...body.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
    expect(tags.filter((tag) => !/^<\/?(?:p|h2|h3|ul|ol|li|blockquote|b|br)>$/.test(tag))).toEqual(
      [],
    );
    expect(body).toContain('&lt;script&gt;alert(3)&lt;/script&gt; is text');
    expect(body).not.toMatch(/alert\((?:1|2|4)\)|drawn/);
  });

  it('ends, however deep its tags are or however many parts are never closed', async () => {
    const deep = `<title>Deep</title>${'<div>'.repeat(20_000)}word`;
    const open = `<title>Open</title>${'<script>'.repeat(20_000)}${'<!--'.repeat(20_000)}`;
    expect(await problemOf(readHtml(deep))).toMatch(/^article-/);
    expect(await problemOf(readHtml(open))).toMatch(/^article-/);
  });
});

describe('a page longer than any film', () => {
  const paragraph = `<p>${'The harbour was quiet, and the ferry left with twelve people on board. '.repeat(4)}</p>`;
  const page = (count: number) =>
    `<html><head><title>A very long history</title></head><body><article><h1>A very long history</h1>${paragraph.repeat(count)}</article></body></html>`;

  it('is read from its beginning, and says so', async () => {
    const article = await articleOf(readHtml(page(4000)));
    expect(article.isCut).toBe(true);
    expect(textOf(article).join('').length).toBeGreaterThan(100_000);
    expect(textOf(article).every((text) => text.endsWith('on board.'))).toBe(true);
  });

  it('is a longer one than people write', async () => {
    expect((await articleOf(readHtml(page(300)))).isCut).toBeUndefined();
  });

  it('is told as such as plain text too', async () => {
    const text = `A long note\n\n${'Words follow words. '.repeat(10_000)}`;
    expect((await articleOf(readHtml(text, 'text/plain'))).isCut).toBe(true);
  });
});
