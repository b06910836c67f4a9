import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

it('keeps the lines of an address, and joins those of a paragraph that was broken by an editor', () => {
  expect(renderMarkdown('Ann Example\nStreet 1\n12345 **Town**')).toBe(
    '<p>Ann Example<br>Street 1<br>12345 <strong>Town</strong></p>',
  );
  const long = 'We keep what you type for as long as you have an account';
  expect(renderMarkdown(`${long}\nand no longer.`)).toBe(`<p>${long} and no longer.</p>`);
});

it('makes nothing of what people type a link to scripts, or a tag', () => {
  const html = renderMarkdown('[a](javascript:alert(1)) <img src=x onerror=alert(1)>');
  expect(html).toBe('<p>[a](javascript:alert(1)) &lt;img src=x onerror=alert(1)&gt;</p>');
});
