import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { helpAddress, helpPages } from '../src/help/help-pages.ts';
import { drawCreditsPage } from './draw-credits-page.ts';
import { drawHelpIndex, drawHelpPage } from './draw-help-page.ts';
import { fillInLimits } from './fill-in-limits.ts';
import { renderMarkdown } from './render-markdown.ts';

const folder = new URL('../content/', import.meta.url);
const textOf = (address: string) =>
  fillInLimits(readFileSync(new URL(`.${address}.md`, folder), 'utf8'));
const drawn = helpPages.map((page) => ({
  address: helpAddress(page),
  html: drawHelpPage(page, textOf(helpAddress(page))),
}));
const addresses = drawn.map(({ address }) => address);

/** Addresses of ours that are not help pages. */
const others = ['/docs', '/support', '/pricing', '/members.html'];

describe('the help pages', () => {
  it('have a text each, and there is no text without a page', () => {
    const texts = ['support', 'docs'].flatMap((section) =>
      readdirSync(new URL(`${section}/`, folder)).map((file) => `/${section}/${file}`),
    );
    expect(texts.sort()).toEqual(addresses.map((address) => `${address}.md`).sort());
  });

  it('include every address that the product links to', () => {
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/docs/mask',
        '/support/affiliate-video-marketing',
        '/support/product-review-video',
        '/support/video-sales-letters',
        '/support/podcast-to-video',
        '/support/create-news-video',
      ]),
    );
  });

  it.each(drawn)('$address links only to what exists', ({ html }) => {
    const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = '']) => href);
    for (const href of links) {
      const [path = '', fragment] = href.split('#');
      if (fragment !== undefined) expect(html).toContain(`id="${fragment}"`);
      if (path) expect([...addresses, ...others]).toContain(path.split('?')[0]);
    }
  });

  it.each(drawn)('$address needs no inline style or script', ({ html }) => {
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
    expect(html).not.toContain('{{');
  });

  it('lead on from one to the next within their section', () => {
    const first = drawn.find(({ address }) => address === '/docs/account')?.html;
    expect(first).toContain('<a href="/docs/limits" rel="next">');
    expect(first).not.toContain('rel="prev"');
  });

  it('are all in the list of their section', () => {
    const index = drawHelpIndex('docs', 'Documentation', 'All of it.');
    for (const address of addresses.filter((one) => one.startsWith('/docs/'))) {
      expect(index).toContain(`href="${address}"`);
    }
  });
});

describe('a text', () => {
  it('cannot bring HTML or scripts along', () => {
    const { html } = renderMarkdown(
      '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) <script>alert(1)</script>',
    );
    expect(html).not.toMatch(/<img|<script|href="javascript/);
  });

  it('gets an address for every heading, even for two of the same name', () => {
    const { headings, html } = renderMarkdown('## The plans\n\n## The plans\n\n### Smaller');
    expect(headings.map(({ id }) => id)).toEqual(['the-plans', 'the-plans-2']);
    expect(html).toContain('<h3 id="smaller">');
  });

  it('has its figures from the table of plans', () => {
    expect(fillInLimits('up to {{free maxArticleLines}}')).toBe('up to 35 lines');
    expect(() => fillInLimits('{{free nonsense}}')).toThrow('There is no such limit');
    expect(() => fillInLimits('{{gold maxArticleLines}}')).toThrow('There is no such limit');
  });
});

it('the credits name every folder of the library, and everybody in NOTICE', () => {
  const html = drawCreditsPage();
  for (const words of [
    'Music (21)',
    'Transitions (',
    'Paweł Kuna',
    'Poly Haven',
    'S. Christian Collins',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/<script|<style|style=/);
});
