import { seededRandom } from '@reelwright/chance';
import { parseHtml } from '@reelwright/stage';
import { expect, it } from 'vitest';
import { documentOf, htmlOfDocument, isStyled, withStyle } from './text-document.ts';

const again = (html: string) => htmlOfDocument(documentOf(html));

it('saves plain words as plain words', () => {
  expect(again('Fish & chips')).toBe('Fish &amp; chips');
  expect(again('<p>one</p><p>two</p>')).toBe('one<br>two');
  expect(again('')).toBe('');
});

it('keeps styles, alignment and lists', () => {
  const html =
    '<p style="text-align: right"><b>bold <i>both</i></b></p><ol><li>first</li><li>second</li></ol>';
  expect(parseHtml(again(html))).toEqual(parseHtml(html));
  const colours =
    '<p><span style="color: #ff0000; font-family: Lora; font-size: 40px">red</span> and <span style="background-image: linear-gradient(90deg, #f00, #00f)">gradient</span></p>';
  expect(parseHtml(again(colours))).toEqual(parseHtml(colours));
});

it('keeps signs that HTML is written with', () => {
  const html = '<p>1 &lt; 2 &amp;&amp; <b>"a" &gt; b</b></p>';
  expect(parseHtml(again(html))).toEqual(parseHtml(html));
});

it('reads and writes anything the stage can draw without losing a run', () => {
  const random = seededRandom('round trip');
  const pick = <T>(values: readonly T[]): T =>
    values[Math.floor(random.between(0, values.length))] as T;
  const words = ['one', 'two & three', '<4>', 'fünf', '日本語', 'שלום', '👩‍🚀 up', '"q"'];
  const written = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const styles = [
    'color: #123456',
    'font-size: 33px',
    'font-family: Poppins',
    'background-color: #fedcba',
    'background-image: linear-gradient(90deg, #f00, #0f0)',
  ];
  const run = () => {
    const text = written(pick(words));
    const styled =
      random.between(0, 1) < 0.5
        ? `<span style="${pick(styles)}; ${pick(styles)}">${text}</span>`
        : text;
    return random.between(0, 1) < 0.5 ? `<${pick(['b', 'i', 'u', 's'])}>${styled}` : styled;
  };
  const closed = (html: string) => {
    const tag = /^<([bius])>/.exec(html)?.[1];
    return tag ? `${html}</${tag}>` : html;
  };
  for (let count = 0; count < 300; count += 1) {
    const runs = () =>
      Array.from({ length: Math.ceil(random.between(0, 4)) }, () => closed(run())).join('');
    const block = () => {
      const kind = pick(['p', 'p', 'center', 'ul', 'ol']);
      if (kind === 'p') return `<p>${runs()}</p>`;
      if (kind === 'center') return `<p style="text-align: center">${runs()}</p>`;
      return `<${kind}><li>${runs()}</li><li>${runs()}</li></${kind}>`;
    };
    const html = Array.from({ length: Math.ceil(random.between(0, 4)) }, block).join('');
    const once = again(html);
    expect(merged(parseHtml(once)), html).toEqual(merged(parseHtml(html)));
    expect(again(once)).toBe(once);
  }
});

/** Neighbouring runs of one style are one run, and an empty one is none. */
function merged(paragraphs: ReturnType<typeof parseHtml>) {
  return paragraphs.map(({ align, runs }) => ({
    align: align === 'start' ? undefined : align,
    runs: runs.reduce<{ text: string; style: string }[]>((done, { text, style }) => {
      const key = JSON.stringify(Object.entries(style).sort());
      const last = done.at(-1);
      if (last?.style === key) last.text += text;
      else if (text !== '') done.push({ text, style: key });
      return done;
    }, []),
  }));
}

it('tells every word what it is in a bold text, and saves only what is different', () => {
  const whole = { bold: true, underline: true };
  const doc = documentOf('Some words', whole);
  expect(JSON.stringify(doc)).toContain('"bold"');
  expect(htmlOfDocument(doc, whole)).toBe('Some words');
  const html =
    '<p>Some <span style="font-weight: normal">light</span> and <s><span style="text-decoration: line-through">gone</span></s></p>';
  const written = htmlOfDocument(documentOf(html, whole), whole);
  expect(parseHtml(written)).toEqual(parseHtml(html));
});

it('makes all words bold or none, whatever they said before', () => {
  const mixed = '<p>One <b>two</b></p>';
  expect(isStyled(mixed, {}, 'bold')).toBe(false);
  expect(isStyled('One', { bold: true }, 'bold')).toBe(true);
  expect(withStyle(mixed, {}, 'bold', true)).toBe('One two');
  expect(
    withStyle(
      '<p>One <span style="font-weight: normal">two</span></p>',
      { bold: true },
      'bold',
      false,
    ),
  ).toBe('One two');
});
