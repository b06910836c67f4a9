import { expect, it } from 'vitest';
import { siteOf } from './article-credit.ts';

it.each([
  ['https://www.tea.example/a?b=1', 'tea.example'],
  ['http://news.tea.example:8080', 'news.tea.example'],
  ['https://bücher.example/x', 'bücher.example'],
  ['http://127.0.0.1:3000/blog.html', ''],
  ['http://[::1]:3000/blog.html', ''],
  ['http://localhost/blog.html', ''],
  ['', ''],
])('%s is the site %j', (address, site) => {
  expect(siteOf(address)).toBe(site);
});
