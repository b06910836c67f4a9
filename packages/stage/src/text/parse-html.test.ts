import { describe, expect, it } from 'vitest';
import { parseHtml } from './parse-html.ts';

const plain = (html: string) =>
  parseHtml(html).map(({ runs }) => runs.map(({ text }) => text).join(''));

describe('parseHtml', () => {
  it('reads styles of tags and of style attributes, the inner one winning', () => {
    expect(
      parseHtml(
        '<p style="text-align:right"><b>A<span style="color:#f00; font-weight:400">B</span></b></p>',
      ),
    ).toEqual([
      {
        align: 'right',
        runs: [
          { text: 'A', style: { bold: true } },
          { text: 'B', style: { bold: false, color: 'rgba(255,0,0,1)' } },
        ],
      },
    ]);
  });

  it('breaks lines at blocks, br and line feeds, and keeps empty lines', () => {
    expect(plain('One\ntwo<br>three<p>four</p><p></p>\n<div>five</div>')).toEqual([
      'One',
      'two',
      'three',
      'four',
      '',
      'five',
    ]);
  });

  it('drops scripts, styles, comments and unknown attributes', () => {
    expect(
      plain('<script>alert("<b>")</script><style>b{}</style><!-- x --><b onclick="evil()">ok</b>'),
    ).toEqual(['ok']);
  });

  it('points and numbers lists, each from one', () => {
    expect(plain('<ol><li>a<ul><li>x</li></ul></li><li>b</li></ol><ol><li>c</li></ol>')).toEqual([
      '1. a',
      '• x',
      '2. b',
      '1. c',
    ]);
    expect(parseHtml('<ul><li>a</li></ul><p>b</p>').map(({ align }) => align)).toEqual([
      'start',
      undefined,
    ]);
  });

  it('decodes entities once', () => {
    expect(plain('&lt;b&gt; &amp;amp; &#8217; &#x1F600; &nosuch; &#0;')).toEqual([
      '<b> &amp; ’ 😀 &nosuch; \ufffd',
    ]);
  });

  it('reads what is broken as well as it can', () => {
    expect(plain('<b>a<i>b</b>c</i> < d <')).toEqual(['abc < d <']);
    expect(plain('<p')).toEqual(['<p']);
    expect(plain('<b>a</b> <i and <!-- so on')).toEqual(['a <i and ']);
  });

  it('reads tags that never end in a moment, however many there are', () => {
    expect(plain('</a'.repeat(200_000))).toEqual(['</a'.repeat(200_000)]);
  });
});
