import { describe, expect, it } from 'vitest';
import { articleLines } from './article-lines.ts';
import { exactSearchOf } from './exact-search.ts';
import { plainText } from './plain-text.ts';
import { readBody } from './read-body.ts';
import { secondsOf } from './seconds-of.ts';
import { splitAtClause } from './split-at-clause.ts';
import { textToBody } from './text-to-body.ts';

describe('the body of an article', () => {
  it('is read block by block, with what each is and which words are bold', () => {
    const body =
      '<h2>Tea</h2><p>We <b>love</b> it &amp; you.</p><ul><li>One</li><li>Two</li></ul><blockquote>Drink!</blockquote>';
    expect(readBody(body).map(({ kind, spans }) => [kind, spans.map(({ text }) => text)])).toEqual([
      ['heading', ['Tea']],
      ['paragraph', ['We ', 'love', ' it & you.']],
      ['item', ['One']],
      ['item', ['Two']],
      ['quote', ['Drink!']],
    ]);
  });

  it('loses tags it does not know, and nothing that is said', () => {
    const body = '<div class="x"><p>A <a href="x">link</a> and <i>more</i><br>next</p></div> rest';
    expect(plainText(body)).toBe('A link and more\nnext\nrest');
    expect(plainText('AT&T and 3 < 4 &lt;b&gt;')).toBe('AT&T and 3 < 4 <b>');
    expect(plainText('<script>alert(1)</script><p>Hi</p><!-- no -->')).toBe('Hi');
    expect(plainText('<strong>bold</strong><')).toBe('bold<');
  });

  it('stays the same through text and back', () => {
    const body = textToBody('Tom & Jerry <3\n\nThe end.');
    expect(body).toBe('<p>Tom &amp; Jerry &lt;3</p><p>The end.</p>');
    expect(plainText(body)).toBe('Tom & Jerry <3\nThe end.');
  });
});

describe('pasted text', () => {
  it('has a paragraph in every line', () => {
    expect(textToBody('One.\nTwo.\r\n\r\nThree.')).toBe('<p>One.</p><p>Two.</p><p>Three.</p>');
  });

  it('is joined again where a mail wrapped it', () => {
    const mail =
      'This is a long line that was broken by a program that\nlikes short lines, and it goes on here until the end\nof the sentence.\n\nNext one.';
    expect(readBody(textToBody(mail))).toHaveLength(2);
  });

  it('keeps headings, lists, quotes and bold words of Markdown, and lets the rest of its marks go', () => {
    const text =
      'Title\n=====\n\n## Part\n\n- **Green tea** is *good*\n- See [this](https://a.example/x)\n\n1. First\n2. Second\n\n> Drink it\n> slowly.\n\n---\n\n`code` and snake_case_names';
    expect(textToBody(text)).toBe(
      '<h2>Title</h2><h2>Part</h2><ul><li><b>Green tea</b> is good</li><li>See this</li></ul><ol><li>First</li><li>Second</li></ol><blockquote>Drink it slowly.</blockquote><p>code and snake_case_names</p>',
    );
  });

  it('may be nothing', () => {
    expect(textToBody(' \n\n')).toBe('');
    expect(articleLines('')).toEqual([]);
  });
});

describe('the lines of an article', () => {
  const body =
    '<p>One is here. Two is here. Three is here. Four is <b>green tea</b> here.</p><h2>Later</h2><p>Five is here.</p><ul><li>Six</li></ul>';

  it('stand in groups of three, and a heading begins a new one', () => {
    const groups = articleLines(body);
    expect(groups.map((group) => group.map(({ text }) => text))).toEqual([
      ['One is here.', 'Two is here.', 'Three is here.'],
      ['Four is <b>green tea</b> here.'],
      ['Five is here.', 'Six'],
    ]);
    expect(groups[1]?.[0]).toMatchObject({ block: 0, exactSearch: 'green tea' });
    expect(groups[2]).toEqual([
      { text: 'Five is here.', block: 2, heading: 'Later' },
      { text: 'Six', block: 3, kind: 'item', heading: 'Later' },
    ]);
  });

  it('stand alone where the formatting is preserved', () => {
    expect(articleLines(body, { preserve: true }).every(({ length }) => length === 1)).toBe(true);
  });

  it('have quotation marks in each line of what somebody says at length', () => {
    const long = 'We have baked bread for thirty years in this very street, and nobody complained';
    const lines = articleLines(`<p>“${long}. ${long}. ${long},” she said. Then she left.</p>`);
    expect(lines.flat().map(({ text }) => text)).toEqual([
      `“${long}.”`,
      `“${long}.”`,
      `“${long},” she said.`,
      'Then she left.',
    ]);
  });

  it('keep signs that would be tags escaped', () => {
    expect(articleLines('<p>3 &lt; 4 &amp; 5.</p>')[0]?.[0]?.text).toBe('3 &lt; 4 &amp; 5.');
  });
});

it('searches exactly for one or two bold words, and not for three', () => {
  expect(exactSearchOf('We like <b>tea</b>.')).toBe('tea');
  expect(exactSearchOf('We like <b>green tea,</b> and more')).toBe('green tea');
  expect(exactSearchOf('We like <b>very green tea</b>.')).toBeUndefined();
  expect(exactSearchOf('We like <b>very green tea</b> and <b>milk</b>.')).toBe('milk');
  expect(exactSearchOf('We like tea.')).toBeUndefined();
});

describe('a long line', () => {
  it('is cut at a clause into two sentences, where both are some', () => {
    expect(
      splitAtClause(
        'The museum opened its doors to the public in the spring of 1990, and the first visitors had waited in the rain for two hours.',
      ),
    ).toEqual([
      'The museum opened its doors to the public in the spring of 1990.',
      'And the first visitors had waited in the rain for two hours.',
    ]);
  });

  it('is cut where one would breathe, else', () => {
    const [first = '', second = ''] = splitAtClause(
      'Nordbahn closed the line in 2015 after low-cost flights had taken most of its passengers, which surprised nobody who had seen the empty trains.',
    );
    expect(first.endsWith('passengers,')).toBe(true);
    expect(second.startsWith('which')).toBe(true);
  });

  it('is never cut within bold words, brackets or what somebody says', () => {
    const line =
      'A very long line about nothing (with brackets, and more of them, and even more) “and words, and more words, and the last words”.';
    for (const piece of splitAtClause(line)) {
      expect(piece.split('(').length).toBe(piece.split(')').length);
      expect(piece.split('“').length).toBe(piece.split('”').length);
    }
  });

  it('stays whole where it has no clause', () => {
    expect(splitAtClause('Short.')).toEqual(['Short.']);
    const words = `${'word '.repeat(40)}.`.trim();
    expect(splitAtClause(words)).toEqual([words]);
  });

  it('lasts longer than a short one', () => {
    expect(secondsOf('')).toBe(0);
    expect(secondsOf('Yes.')).toBe(2);
    expect(
      secondsOf('The first night train in eleven years left on Friday with 312 beds sold.'),
    ).toBeGreaterThan(4);
  });
});
