import { escapeText } from '@reelwright/article';
import type { ReadArticle } from '@reelwright/contract';
import { isElement, isText, type PageElement, type PageNode } from '../page/page-dom.ts';
import { flatText } from './flat-text.ts';
import { mostLetters } from './most-letters.ts';
import { captionOf, type FoundPicture, pictureOf } from './picture-of.ts';

export interface CleanBody {
  readonly html: string;
  readonly pictures: ReadArticle['pictures'];
  /** Of all blocks. */
  readonly letters: number;
  /** There was more than any film tells. */
  readonly isCut: boolean;
}

interface CleanOptions {
  /** What its addresses are seen from; without one, only whole addresses count. */
  readonly url?: string | undefined;
  /** Said already: a heading that repeats it goes. */
  readonly title?: string | undefined;
}

type BlockTag = 'p' | 'h2' | 'h3' | 'li' | 'blockquote';

interface Block {
  readonly tag: BlockTag;
  /** The list that an item stands in. */
  readonly list?: 'ul' | 'ol';
  readonly html: string;
  readonly text: string;
}

interface Span {
  readonly text: string;
  readonly bold: boolean;
  readonly linked: boolean;
}

/** Deeper is nobody's article, and would end the thread. */
const maxDepth = 400;
const maxBlocks = 3000;
const maxPictures = 60;
const maxTableRows = 30;

const silentTags = new Set(
  `SCRIPT STYLE NOSCRIPT TEMPLATE SVG MATH CANVAS IFRAME OBJECT EMBED VIDEO AUDIO FORM BUTTON INPUT SELECT TEXTAREA
  NAV DIALOG MENU LINK META HEAD TITLE FOOTER`.split(/\s+/),
);
const inlineTags = new Set(
  `A ABBR ACRONYM B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q RUBY RB S SAMP SMALL SPAN STRIKE
  STRONG SUB SUP TIME TT U VAR WBR`.split(/\s+/),
);
const boldTags = new Set(['B', 'STRONG']);
/** Numbers of footnotes, and what a wiki offers beside its headings. */
const reference = /^\s*(\[[^\]]{0,12}\]|\d{1,3}|[*†‡])\s*$/;
const offers = /\b(?:mw-editsection|mw-jump|sharedaddy|social-share|share-buttons)\b/;

/** What no film should read out: between the paragraphs of most pages. */
const furniture =
  /^(advertisement|anzeige|werbung|publicité|sponsored( content)?|share( this)?( article| post| story)?|teilen|listen to (this )?article|read (more|next|also)|related( articles| stories)?|also read|most read|sign up( for .{0,60})?|subscribe( now)?|newsletter|comments?|\d+ comments?|leave a comment|reply|print|save|copy link|back to top|table of contents|contents|image credits?|loading\.*|(?:jump|skip) to .{0,30}|printed from .{0,60}|(?:posts|joined|location|likes|views|replies): .{0,30}|story continues below.*|article continues (below|after).*)[.:!…]?$/i;

/** The text of an article in the few tags that articles are kept as, and the pictures beside it. */
export function cleanBody(content: PageElement, options: CleanOptions = {}): CleanBody {
  const writer = new BodyWriter(options);
  writer.walk(content, 0);
  writer.endBlock();
  return writer.finish();
}

class BodyWriter {
  readonly #options: CleanOptions;
  readonly #blocks: Block[] = [];
  readonly #pictures: (FoundPicture & { block: number; isAfterHeading: boolean })[] = [];
  #spans: Span[] = [];
  #tag: BlockTag = 'p';
  #list: 'ul' | 'ol' = 'ul';
  #letters = 0;
  #isCut = false;
  #bold = 0;
  #links = 0;

  constructor(options: CleanOptions) {
    this.#options = options;
  }

  walk(node: PageNode, depth: number): void {
    if (depth > maxDepth) return;
    if (this.#blocks.length >= maxBlocks || this.#letters >= mostLetters) {
      this.#isCut ||= flatText(node.textContent) !== '';
      return;
    }
    if (isText(node)) {
      this.#spans.push({
        text: node.textContent ?? '',
        bold: this.#bold > 0,
        linked: this.#links > 0,
      });
      return;
    }
    if (!isElement(node)) return;
    const name = node.nodeName.toUpperCase();
    if (silentTags.has(name) || offers.test(String(node.className ?? ''))) return;
    if (name === 'BR' || name === 'HR') this.endBlock();
    else if (name === 'IMG' || name === 'AMP-IMG') this.#addPicture(node, undefined);
    else if (name === 'FIGURE') this.#addFigure(node, depth);
    else if (name === 'TABLE') this.#addTable(node, depth);
    else if (name === 'SUP' && isReference(node)) return;
    else if (inlineTags.has(name)) this.#walkInline(node, name, depth);
    else this.#walkBlock(node, name, depth);
  }

  #walkInline(node: PageElement, name: string, depth: number): void {
    const isBold = boldTags.has(name);
    if (isBold) this.#bold += 1;
    if (name === 'A') this.#links += 1;
    this.#walkChildren(node, depth);
    if (isBold) this.#bold -= 1;
    if (name === 'A') this.#links -= 1;
  }

  #walkBlock(node: PageElement, name: string, depth: number): void {
    this.endBlock();
    const before = { tag: this.#tag, list: this.#list };
    this.#tag = tagFor(name, before.tag);
    if (name === 'UL' || name === 'OL') this.#list = name === 'OL' ? 'ol' : 'ul';
    this.#walkChildren(node, depth);
    this.endBlock();
    this.#tag = before.tag;
    this.#list = before.list;
  }

  #walkChildren(node: PageElement, depth: number): void {
    for (const child of node.childNodes) this.walk(child, depth + 1);
  }

  #addFigure(figure: PageElement, depth: number): void {
    const caption = figure.querySelector('figcaption');
    const images = [...figure.querySelectorAll('img, amp-img')];
    // A quote or a table in a figure is text; a picture's caption belongs to the picture.
    if (images.length === 0) this.#walkBlock(figure, 'DIV', depth);
    else this.endBlock();
    for (const image of images) this.#addPicture(image, caption ?? undefined);
  }

  #addPicture(image: PageElement, caption: PageElement | undefined): void {
    if (this.#pictures.length >= maxPictures) return;
    const picture = pictureOf(image, this.#options.url);
    if (!picture || this.#pictures.some(({ url }) => url === picture.url)) return;
    const words = caption && captionOf(caption);
    this.#pictures.push({
      ...picture,
      ...(words && { caption: words }),
      // In the middle of a paragraph, that paragraph is still being written.
      block: this.#hasText() ? this.#blocks.length : this.#blocks.length - 1,
      isAfterHeading: !this.#hasText() && isHeading(this.#blocks.at(-1)),
    });
  }

  /** A small table of names and values becomes a list; one that only places things is walked into; others go. */
  #addTable(table: PageElement, depth: number): void {
    if (/\b(infobox|navbox|metadata|sidebar)\b/i.test(String(table.className ?? ''))) return;
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].filter(({ nodeName }) => /^T[DH]$/i.test(nodeName)),
    );
    const isLayout =
      /^(presentation|none)$/i.test(table.getAttribute('role') ?? '') ||
      table.querySelector('table, h1, h2, h3') !== null ||
      rows.flat().some((cell) => cell.querySelector('p + p') !== null) ||
      rows.every((cells) => cells.length <= 1);
    if (isLayout) {
      this.#walkBlock(table, 'DIV', depth);
      return;
    }
    const pairs = rows.filter((cells) => cells.length === 2);
    this.endBlock();
    if (pairs.length < rows.length - 1 || pairs.length === 0 || pairs.length > maxTableRows) return;
    for (const cells of pairs) {
      const [name = '', value = ''] = cells.map((cell) => flatText(cell.textContent));
      if (name === '' || value === '' || cells.every(({ nodeName }) => /^TH$/i.test(nodeName)))
        continue;
      const text = `${name.replace(/:$/, '')}: ${value}`;
      this.#blocks.push({ tag: 'li', list: 'ul', text, html: escapeText(text) });
    }
  }

  #hasText(): boolean {
    return this.#spans.some(({ text }) => text.trim() !== '');
  }

  endBlock(): void {
    const isLink = this.#spans.every(({ text, linked }) => linked || text.trim() === '');
    const spans = joined(this.#spans);
    this.#spans = [];
    const text = spans.map((span) => span.text).join('');
    if (text === '' || (furniture.test(text) && text.length < 80)) return;
    // A short line that is nothing but a link leads away from the article.
    if (isLink && this.#tag === 'p' && isShortLine(text)) return;
    if (this.#blocks.length === 0 && isSame(text, this.#options.title)) return;
    const isAllBold = spans.every((span) => span.bold);
    const tag = isAllBold && this.#tag === 'p' && isShortLine(text) ? 'h3' : this.#tag;
    const isPlain = isAllBold || tag === 'h2' || tag === 'h3';
    const html = spans
      .map((span) =>
        span.bold && !isPlain && /\S/.test(span.text)
          ? `<b>${escapeText(span.text)}</b>`
          : escapeText(span.text),
      )
      .join('');
    this.#blocks.push({ tag, html, text, ...(tag === 'li' && { list: this.#list }) });
    this.#letters += text.length;
  }

  finish(): CleanBody {
    const blocks = [...this.#blocks];
    while (isHeading(blocks.at(-1))) blocks.pop();
    const last = Math.max(0, blocks.length - 1);
    return {
      html: toHtml(blocks),
      isCut: this.#isCut,
      letters: blocks.reduce((sum, { text }) => sum + text.length, 0),
      pictures: this.#pictures.map(({ block, isAfterHeading, ...picture }) => ({
        ...picture,
        paragraph: Math.min(last, Math.max(0, isAfterHeading ? block + 1 : block)),
      })),
    };
  }
}

function tagFor(name: string, around: BlockTag): BlockTag {
  if (name === 'H1' || name === 'H2') return 'h2';
  if (/^H[3-6]$/.test(name)) return 'h3';
  if (name === 'LI' || name === 'DD') return 'li';
  if (name === 'BLOCKQUOTE') return 'blockquote';
  // A paragraph in a quote or in an item is a part of it.
  return around === 'li' || around === 'blockquote' ? around : 'p';
}

function isReference(sup: PageElement): boolean {
  return reference.test(sup.textContent ?? '') && sup.querySelector('a') !== null;
}

const isHeading = (block: Block | undefined) => block?.tag === 'h2' || block?.tag === 'h3';

/** What stands alone in bold letters and ends no sentence is a heading, whatever its tag says. */
const isShortLine = (text: string) => text.length <= 80 && !/[.!?…:;,]["”’»]?$/.test(text);

function isSame(text: string, title: string | undefined): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return title !== undefined && plain(text) === plain(title);
}

/** Neighbours of one weight as one, with one space between words and none around them all. */
function joined(
  spans: readonly { readonly text: string; readonly bold: boolean }[],
): readonly { readonly text: string; readonly bold: boolean }[] {
  const out: { text: string; bold: boolean }[] = [];
  for (const { text, bold } of spans) {
    const flat = text.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '').replace(/\s+/g, ' ');
    const last = out.at(-1);
    const words = !last || last.text.endsWith(' ') ? flat.trimStart() : flat;
    if (words === '') continue;
    // A space is neither bold nor not.
    if (last && (last.bold === bold || words === ' ')) last.text += words;
    else out.push({ text: words, bold });
  }
  const last = out.at(-1);
  if (last) last.text = last.text.trimEnd();
  return out.filter(({ text }) => text !== '');
}

function toHtml(blocks: readonly Block[]): string {
  let html = '';
  let open: 'ul' | 'ol' | undefined;
  for (const { tag, list, html: inner } of blocks) {
    if (open && open !== list) html += `</${open}>`;
    if (list && open !== list) html += `<${list}>`;
    open = list;
    html += `<${tag}>${inner}</${tag}>`;
  }
  return open ? `${html}</${open}>` : html;
}
