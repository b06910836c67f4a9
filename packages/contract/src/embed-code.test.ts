import { expect, it } from 'vitest';
import { embedCode } from './embed-code.ts';

it('is a frame of 1024 by 576 that shows the video', () => {
  expect(embedCode('https://example.com/embed.html?pid=7', 'Coffee')).toMatch(
    /^<iframe src="https:\/\/example\.com\/embed\.html\?pid=7" width="1024" height="576" title="Coffee" .*><\/iframe>$/,
  );
});

it('cannot be broken out of by a title', () => {
  const code = embedCode('https://example.com/', '"><script>alert(1)</script>');
  expect(code).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

it('takes the width its page has, in the same shape, and never more than its own', () => {
  const code = embedCode('https://example.com/', 'Coffee');
  expect(code).toContain('width:100%;max-width:1024px;height:auto;aspect-ratio:1024/576');
});
