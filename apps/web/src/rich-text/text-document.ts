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

/** What all of a text is, unless its words say otherwise. */
export interface WholeLook {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
}
const tags = { bold: 'b', italic: 'i', underline: 'u', strike: 's' } as const;

/** Every word says what it is in the end, so that a button for bold words shows and changes what is seen. */
export function documentOf(html: string, whole: WholeLook = {}): JSONContent {
  const content: JSONContent[] = [];
  for (const paragraph of parseHtml(html)) {
    const kind = listKindOf(paragraph);
    const block = paragraphNode(paragraph, whole);
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

function paragraphNode({ align, marker = '', runs }: Paragraph, whole: WholeLook): JSONContent {
  // What a list puts before an entry is not part of its words.
  let skip = marker.length;
  const content = runs.flatMap(({ text, style }) => {
    const own = text.slice(skip);
    skip = Math.max(0, skip - text.length);
    const marks = marksOf({ ...whole, ...style });
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

/** The HTML of a document. Words that look like the whole text are nothing but words. */
export function htmlOfDocument({ content = [] }: JSONContent, whole: WholeLook = {}): string {
  if (content.every((block) => isPlain(block, whole))) {
    return content.map(({ content: inner = [] }) => inlines(inner, whole)).join('<br>');
  }
  return content.map((block) => blockHtml(block, whole)).join('');
}

/** The same words, all of them with a style or all without it. */
export function withStyle(
  html: string,
  whole: WholeLook,
  name: keyof WholeLook,
  isOn: boolean,
): string {
  const styled = (node: JSONContent): JSONContent => {
    if (node.type !== 'text') {
      return { ...node, ...(node.content && { content: node.content.map(styled) }) };
    }
    const others = (node.marks ?? []).filter(({ type }) => type !== name);
    return { ...node, marks: isOn ? [...others, { type: name }] : others };
  };
  return htmlOfDocument(styled(documentOf(html, whole)), { ...whole, [name]: isOn });
}

/** Whether all words of a text have a style. */
export function isStyled(html: string, whole: WholeLook, name: keyof WholeLook): boolean {
  const runs = parseHtml(html).flatMap((paragraph) => paragraph.runs);
  return runs.length === 0
    ? whole[name] === true
    : runs.every(({ style }) => style[name] ?? whole[name]);
}

function isPlain({ type, attrs, content = [] }: JSONContent, whole: WholeLook): boolean {
  const isAsWhole = ({ type: kind, marks = [] }: JSONContent) =>
    kind !== 'text' ||
    (marks.every(({ type: name }) => name in whole && whole[name as keyof WholeLook]) &&
      styleOff(marks, whole) === '');
  return type === 'paragraph' && !attrs?.align && content.every(isAsWhole);
}

function blockHtml({ type, attrs, content = [] }: JSONContent, whole: WholeLook): string {
  const blocks = () => content.map((inner) => blockHtml(inner, whole)).join('');
  switch (type) {
    case 'bulletList':
      return `<ul>${blocks()}</ul>`;
    case 'orderedList':
      return `<ol>${blocks()}</ol>`;
    case 'listItem':
      return content
        .map((inner) => `<li${alignAttribute(inner)}>${inlines(inner.content, whole)}</li>`)
        .join('');
    default:
      return `<p${alignAttribute({ attrs })}>${inlines(content, whole)}</p>`;
  }
}

const inlines = (content: readonly JSONContent[] = [], whole: WholeLook = {}) =>
  content.map((inner) => inlineHtml(inner, whole)).join('');

function alignAttribute({ attrs }: JSONContent): string {
  return attrs?.align ? ` style="text-align: ${attrs.align}"` : '';
}

function inlineHtml({ type, text = '', marks = [] }: JSONContent, whole: WholeLook): string {
  if (type === 'hardBreak') return '<br>';
  const look = marks.find((mark) => mark.type === 'look')?.attrs as Look | undefined;
  const css = [look && cssOf(look), styleOff(marks, whole)].filter(Boolean).join('; ');
  const words = escaped(text);
  const looked = css ? `<span style="${escaped(css)}">${words}</span>` : words;
  return switches
    .filter((name) => has(marks, name) && !(name !== 'strike' && whole[name]))
    .reduceRight((inner, name) => `<${tags[name]}>${inner}</${tags[name]}>`, looked);
}

type Marks = NonNullable<JSONContent['marks']>;

const has = (marks: Marks, name: string) => marks.some(({ type }) => type === name);

/** What the whole text is and these words are not. */
function styleOff(marks: Marks, whole: WholeLook): string {
  return [
    whole.bold && !has(marks, 'bold') && 'font-weight: normal',
    whole.italic && !has(marks, 'italic') && 'font-style: normal',
    whole.underline &&
      !has(marks, 'underline') &&
      `text-decoration: ${has(marks, 'strike') ? 'line-through' : 'none'}`,
  ]
    .filter(Boolean)
    .join('; ');
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
