// A text as it is saved (a little HTML) and as it is edited (a document of Tiptap's). The stage's own reader decides
// what the HTML says, so nothing is shown while typing that the video would not show, and nothing it shows is lost.
import type { Paragraph, RunStyle } from '@reelwright/stage';
import { parseHtml } from '@reelwright/stage';
import type { JSONContent } from '@tiptap/core';

/** What a piece of text has besides being bold, italic, underlined or struck through. */
export interface Look {
  readonly color?: string | null;
  readonly background?: string | null;
  readonly family?: string | null;
  readonly sizePx?: number | null;
  readonly gradient?: string | null;
}

const switches = ['bold', 'italic', 'underline', 'strike'] as const;
const tags = { bold: 'b', italic: 'i', underline: 'u', strike: 's' } as const;

export function documentOf(html: string): JSONContent {
  const content: JSONContent[] = [];
  for (const paragraph of parseHtml(html)) {
    const kind = listKindOf(paragraph);
    const block = paragraphNode(paragraph);
    if (!kind) content.push(block);
    else {
      const entry = { type: 'listItem', content: [block] };
      const last = content.at(-1);
      if (last?.type === kind && last.content && paragraph.marker !== '1. ')
        last.content.push(entry);
      else content.push({ type: kind, content: [entry] });
    }
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function listKindOf({ marker }: Paragraph): 'bulletList' | 'orderedList' | undefined {
  if (marker === undefined) return undefined;
  return /^\d/.test(marker) ? 'orderedList' : 'bulletList';
}

function paragraphNode({ align, marker = '', runs }: Paragraph): JSONContent {
  // What a list puts before an entry is not part of its words.
  let skip = marker.length;
  const content = runs.flatMap(({ text, style }) => {
    const own = text.slice(skip);
    skip = Math.max(0, skip - text.length);
    const marks = marksOf(style);
    return own === '' ? [] : [{ type: 'text', text: own, ...(marks.length > 0 && { marks }) }];
  });
  const isOwnAlign = align !== undefined && align !== 'start';
  return {
    type: 'paragraph',
    ...(isOwnAlign && { attrs: { align } }),
    ...(content.length > 0 && { content }),
  };
}

function marksOf(style: RunStyle): NonNullable<JSONContent['marks']> {
  const { color, background, family, sizePx, gradient } = style;
  const look = { color, background, family, sizePx, gradient };
  const hasLook = Object.values(look).some((value) => value !== undefined);
  return [
    ...switches.filter((name) => style[name]).map((name) => ({ type: name })),
    ...(hasLook ? [{ type: 'look', attrs: look }] : []),
  ];
}

/** The HTML of a document. Words without any style are nothing but words. */
export function htmlOfDocument({ content = [] }: JSONContent): string {
  if (content.every(isPlain)) {
    return content.map(({ content: inner = [] }) => inner.map(inlineHtml).join('')).join('<br>');
  }
  return content.map(blockHtml).join('');
}

function isPlain({ type, attrs, content = [] }: JSONContent): boolean {
  return (
    type === 'paragraph' && !attrs?.align && content.every(({ marks = [] }) => marks.length === 0)
  );
}

function blockHtml({ type, attrs, content = [] }: JSONContent): string {
  switch (type) {
    case 'bulletList':
      return `<ul>${content.map(blockHtml).join('')}</ul>`;
    case 'orderedList':
      return `<ol>${content.map(blockHtml).join('')}</ol>`;
    case 'listItem':
      return content.map((inner) => `<li${alignAttribute(inner)}>${inlines(inner)}</li>`).join('');
    default:
      return `<p${alignAttribute({ attrs })}>${inlines({ content })}</p>`;
  }
}

const inlines = ({ content = [] }: JSONContent) => content.map(inlineHtml).join('');

function alignAttribute({ attrs }: JSONContent): string {
  return attrs?.align ? ` style="text-align: ${attrs.align}"` : '';
}

function inlineHtml({ type, text = '', marks = [] }: JSONContent): string {
  if (type === 'hardBreak') return '<br>';
  const has = (name: string) => marks.some((mark) => mark.type === name);
  const look = marks.find((mark) => mark.type === 'look')?.attrs as Look | undefined;
  const css = look ? cssOf(look) : '';
  const words = escaped(text);
  const looked = css ? `<span style="${escaped(css)}">${words}</span>` : words;
  return switches
    .filter(has)
    .reduceRight((inner, name) => `<${tags[name]}>${inner}</${tags[name]}>`, looked);
}

function cssOf({ color, background, family, sizePx, gradient }: Look): string {
  return [
    color && `color: ${color}`,
    background && `background-color: ${background}`,
    gradient && `background-image: ${gradient}`,
    family && `font-family: ${family}`,
    sizePx && `font-size: ${sizePx}px`,
  ]
    .filter(Boolean)
    .join('; ');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
