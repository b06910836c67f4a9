// What people copy from a page, from Word or from Google Docs, as the little HTML an article is kept in: paragraphs,
// two sizes of headings, lists, quotes, and bold words. Everything else of it is left behind.

type BlockTag = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'blockquote';

interface Cleaned {
  readonly tag: BlockTag;
  html: string;
}

const left =
  'script, style, noscript, template, svg, img, picture, video, audio, iframe, button, input, select, textarea, nav, title, sup.reference, [hidden], [aria-hidden="true"]';
const blockTags =
  /^(p|div|section|article|main|header|footer|aside|figure|figcaption|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|table|tbody|thead|tr|td|th|address|details|summary|hr)$/;

/** Google Docs wraps all of a copy in a <b> that is not bold, and makes bold words of styles; so do others. */
function isBold(element: HTMLElement, around: boolean): boolean {
  const weight = element.style.fontWeight;
  if (weight !== '') return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return around || element.localName === 'b' || element.localName === 'strong';
}

/** Word's list entries are paragraphs, with their mark in a part of their own. */
function wordListTag(element: HTMLElement): 'ul' | 'ol' | undefined {
  const isEntry = /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');
  if (!isEntry && !element.classList.contains('MsoListParagraph')) return undefined;
  return /^\s*\(?[\da-z]{1,3}[.)]/i.test(element.textContent) ? 'ol' : 'ul';
}

function tagOf(element: HTMLElement, around: BlockTag): BlockTag {
  switch (element.localName) {
    case 'h1':
    case 'h2':
      return 'h2';
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return 'h3';
    case 'blockquote':
      return 'blockquote';
    case 'ul':
    case 'ol':
      return element.localName;
    case 'p':
      return wordListTag(element) ?? around;
    default:
      return around;
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(left)) element.remove();
  const blocks: Cleaned[] = [];
  let open: Cleaned | undefined;
  const write = (tag: BlockTag, words: string) => {
    if (!open) {
      if (words.trim() === '' || words === '<br>') return;
      open = { tag, html: '' };
      blocks.push(open);
    }
    open.html += words;
  };
  const walk = (node: Node, tag: BlockTag, bold: boolean): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      const words = escaped((node.textContent ?? '').replace(/[\s\u00a0]+/g, ' '));
      write(tag, bold && words.trim() !== '' ? `<b>${words}</b>` : words);
      return;
    }
    if (!(node instanceof HTMLElement)) return;
    if (/mso-list:\s*ignore/i.test(node.getAttribute('style') ?? '')) return;
    if (node.localName === 'br') {
      write(tag, '<br>');
      return;
    }
    const isBlock = blockTags.test(node.localName);
    if (isBlock) open = undefined;
    const inner = tagOf(node, tag);
    // A heading is bold as a whole: that says nothing about its words.
    const isWordBold = inner !== 'h2' && inner !== 'h3' && isBold(node, bold);
    for (const child of node.childNodes) walk(child, inner, isWordBold);
    if (isBlock) open = undefined;
  };
  walk(body, 'p', false);
  return joined(blocks);
}

/** Entries that follow each other are one list. */
function joined(blocks: readonly Cleaned[]): string {
  let made = '';
  for (const [at, { tag, html }] of blocks.entries()) {
    const words = html
      .replaceAll('</b><b>', '')
      .replace(/^(\s|<br>)+|(\s|<br>)+$/g, '')
      .trim();
    if (tag !== 'ul' && tag !== 'ol') {
      made += `<${tag}>${words}</${tag}>`;
      continue;
    }
    const isFirst = blocks[at - 1]?.tag !== tag;
    const isLast = blocks[at + 1]?.tag !== tag;
    made += `${isFirst ? `<${tag}>` : ''}<li>${words}</li>${isLast ? `</${tag}>` : ''}`;
  }
  return made;
}
