import { expect, it } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

it('takes the words of a page and leaves what stands around them', () => {
  const page = `<nav>Home</nav><article><h1 style="color:red">Title</h1><p class="lead" onclick="x()">One <a href="/a">link</a> and <strong>bold</strong>.<sup class="reference">[1]</sup></p>
    <script>alert(1)</script><img src="x" onerror="alert(1)"><h4>Small</h4><ul><li>First</li><li><p>Second</p></li></ul><blockquote><p>Said.</p></blockquote></article>`;
  expect(cleanPasted(page)).toBe(
    '<h2>Title</h2><p>One link and <b>bold</b>.</p><h3>Small</h3><ul><li>First</li><li>Second</li></ul><blockquote>Said.</blockquote>',
  );
});

it('is not fooled by Google Docs, which wraps everything in bold that is not', () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain and </span><span style="font-weight:700">bold</span></p></b>`;
  expect(cleanPasted(docs)).toBe('<p>Plain and <b>bold</b></p>');
});

it('makes lists of Word’s paragraphs with bullets', () => {
  const word = `<p class=MsoNormal>Before<o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>One</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Two</p>`;
  expect(cleanPasted(word)).toBe('<p>Before</p><ul><li>One</li><li>Two</li></ul>');
});

it('keeps signs that HTML is written with, and lines of a poem', () => {
  expect(cleanPasted('<div>1 &lt; 2 &amp; 3<br>next<br></div><div><br></div>')).toBe(
    '<p>1 &lt; 2 &amp; 3<br>next</p>',
  );
});

it('reads a table cell by cell', () => {
  expect(cleanPasted('<table><tr><th>Name</th><td>Ada</td></tr></table>')).toBe(
    '<p>Name</p><p>Ada</p>',
  );
});
