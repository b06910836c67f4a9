import { describe, expect, it } from 'vitest';
import { feedLimits, readFeedEntries } from './read-feed-entries.ts';

const base = 'https://herald.example.com/feed.xml';
const read = (text: string) => readFeedEntries(text, base);

describe('a feed', () => {
  it('in RSS gives titles, whole links, pictures and days', () => {
    const feed =
      read(`<?xml version="1.0"?><!-- ours --><rss version="2.0"><channel><title>Herald</title>
      <item><title>Rain &amp; wind</title><link>/rain</link><pubDate>Tue, 17 Nov 2026 08:00:00 GMT</pubDate>
      <description><![CDATA[<p>It <b>rained</b> all day.</p>]]></description>
      <media:content url="https://cdn.example.com/rain.jpg" medium="image"/></item>
      <item><title>No link</title></item></channel></rss>`);
    expect(feed).toEqual({
      title: 'Herald',
      entries: [
        {
          title: 'Rain & wind',
          description: 'It rained all day.',
          link: 'https://herald.example.com/rain',
          image: 'https://cdn.example.com/rain.jpg',
          date: '2026-11-17T08:00:00.000Z',
        },
      ],
    });
  });

  it('in Atom takes the page and not the comments, and all words of a page inside of it', () => {
    const feed =
      read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title><entry><title type="html">A &lt;i&gt;day&lt;/i&gt;</title>
      <link rel="replies" href="/comments"/><link rel="alternate" href="/day"/><updated>2026-11-18</updated>
      <content type="xhtml"><div><p>One.</p><p>Two.</p></div></content></entry></feed>`);
    expect(feed?.entries).toEqual([
      {
        title: 'A day',
        description: 'One.Two.',
        link: 'https://herald.example.com/day',
        date: '2026-11-18',
      },
    ]);
  });

  it('in JSON gives the same', () => {
    const feed = read(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Notes',
        items: [{ id: 1, url: 'https://a.example/1', title: 'One', summary: 'First.' }, 7, null],
      }),
    );
    expect(feed).toEqual({
      title: 'Notes',
      entries: [{ title: 'One', description: 'First.', link: 'https://a.example/1' }],
    });
  });

  it.each([
    ['a page', '<!doctype html><html><body><item><title>x</title></item></body></html>'],
    ['other JSON', '{"items": []}'],
    ['broken JSON', '{"version": "https://jsonfeed.org'],
    ['nothing', ''],
  ])('is not %s', (_, text) => {
    expect(read(text)).toBeUndefined();
  });
});

// A walk that is not linear would take minutes for these, and be ended.
describe('a feed of somebody who means no good', () => {
  const item = '<item><title>T</title><link>https://a.example/</link></item>';

  it('declares entities in entities, and none is replaced', () => {
    const feed = read(
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
      <rss><channel><item><title>&b; &x;</title><link>https://a.example/</link></item></channel></rss>`,
    );
    expect(feed?.entries[0]?.title).toBe('&b; &x;');
  });

  it('has 50,000 items: the first ones are read', () => {
    expect(read(`<rss>${item.repeat(50_000)}</rss>`)?.entries).toHaveLength(feedLimits.entries);
    const items = Array.from({ length: 50_000 }, () => ({ title: 'T', url: 'https://a.example/' }));
    const json = JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items });
    expect(read(json)?.entries).toHaveLength(feedLimits.entries);
  });

  it('has lists in lists in lists, and nothing is read', () => {
    const nested = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
    const json = `{"version": "https://jsonfeed.org/version/1.1", "items": ${nested}}`;
    expect(read(json)?.entries ?? []).toEqual([]);
  });

  it.each([
    ['items that nobody closes', `<rss>${'<item><title>'.repeat(300_000)}`],
    ['tags in tags in tags', `<rss>${'<a>'.repeat(1_000_000)}`],
    ['ends without a beginning', `<rss>${'</x>'.repeat(1_000_000)}`],
    ['declarations', `<rss>${'<!x>'.repeat(1_000_000)}`],
    ['half a tag', `<rss>${'<'.repeat(4_000_000)}`],
    ['quotes that never end', `<rss><item><link href="${'x<'.repeat(1_000_000)}`],
    [
      'a picture that never ends',
      `<rss><item><title>T</title><link>https://a.example/</link><description><![CDATA[${'<img '.repeat(500_000)}`,
    ],
  ])('has %s', (_, text) => {
    expect(read(text)?.entries ?? []).toEqual([]);
  });
});
