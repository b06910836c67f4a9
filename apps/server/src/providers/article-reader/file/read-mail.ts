import { plainText, textToBody } from '@reelwright/article';
import type { PageReading } from '../article-reader-port.ts';
import { cleanBody } from '../body/clean-body.ts';
import { decodeBytes } from '../decode-bytes.ts';
import { isTooDeep, parsePage } from '../page/page-dom.ts';
import { dayOf } from '../page/page-facts.ts';
import { leastLetters } from '../page/read-html.ts';
import { trimPage } from '../page/trim-page.ts';
import { titleFromName } from './title-from-name.ts';

/** A mail as it is saved (.eml): lines of headers before the first empty one. */
export function isMail(text: string, name: string): boolean {
  const head = text.slice(0, 20_000).split(/\r?\n\r?\n/, 1)[0] ?? '';
  const isHead = /^(?:mime-version|received|from|subject|date):/im.test(head);
  return /\.eml$/i.test(name) ? isHead : /^mime-version:/im.test(head) && /^from:/im.test(head);
}

/** Deeper is no mail that somebody wrote. */
const maxDepth = 10;
const maxParts = 100;
/** What is longer is nobody's name. */
const longestHeader = 2000;

interface MailPart {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The newsletter in a mail: its HTML, or its plain text where it has none. Nothing that is attached is looked at. */
export function readMail(mail: Uint8Array, name: string): PageReading {
  // One letter for each byte: parts have charsets of their own.
  const text = Buffer.from(mail.buffer, mail.byteOffset, mail.length).toString('latin1');
  const { head } = splitHead(text);
  const parts = partsOf(text, 0);
  const html = parts.find(({ type }) => /^text\/html/i.test(type));
  const plain = parts.find(({ type }) => /^text\/plain/i.test(type));
  const shown = (header: string) => decodeWords(headerOf(head, header).slice(0, longestHeader));
  const title = shown('subject') || titleFromName(name);
  const date = dayOf(shown('date'));
  const author = shown('from')
    .replace(/<[^<>]*>/, '')
    .replace(/["']/g, '')
    .trim();
  const body = html ? bodyOfHtml(html, title) : plain ? bodyOfText(plain) : '';
  if (body === undefined) return { problem: 'article-too-hard' };
  if (plainText(body).length <= leastLetters) return { problem: 'article-file-empty' };
  return {
    article: {
      title: title.slice(0, 300),
      body,
      parser: 'file',
      ...(author && { author: author.slice(0, 200) }),
      ...(date && { date }),
      pictures: [],
    },
  };
}

/** All of it, in the order of the mail: what finds the article of a page would take one part for the whole. */
function bodyOfHtml({ type, bytes }: MailPart, title: string): string | undefined {
  const page = parsePage(trimPage(decodeBytes(bytes, type)).html);
  if (isTooDeep(page)) return undefined;
  return cleanBody(page.body, { title }).html;
}

function bodyOfText({ type, bytes }: MailPart): string {
  return textToBody(decodeBytes(bytes, type).replace(/\r\n?/g, '\n'));
}

function splitHead(text: string): { readonly head: string; readonly rest: string } {
  const end = /\r?\n\r?\n/.exec(text);
  if (!end) return { head: text, rest: '' };
  // A header that goes on begins its next line with a space.
  const head = text.slice(0, end.index).replace(/\r?\n[ \t]+/g, ' ');
  return { head, rest: text.slice(end.index + end[0].length) };
}

function headerOf(head: string, name: string): string {
  return new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
}

function partsOf(text: string, depth: number): readonly MailPart[] {
  const { head, rest } = splitHead(text);
  const type = headerOf(head, 'content-type') || 'text/plain';
  if (/^attachment/i.test(headerOf(head, 'content-disposition'))) return [];
  const boundary = /^multipart\/[\s\S]*?\bboundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(type);
  if (boundary) {
    if (depth >= maxDepth) return [];
    const line = `--${boundary[1] ?? boundary[2]}`;
    const pieces = `\n${rest}`.split(`\n${line}`).slice(1, maxParts);
    return pieces.flatMap((piece) => partsOf(piece.replace(/^[^\n]*\n/, ''), depth + 1));
  }
  if (!/^text\//i.test(type)) return [];
  return [{ type, bytes: decodeTransfer(rest, headerOf(head, 'content-transfer-encoding')) }];
}

function decodeTransfer(text: string, encoding: string): Buffer {
  if (/^base64/i.test(encoding)) return Buffer.from(text, 'base64');
  if (!/^quoted-printable/i.test(encoding)) return Buffer.from(text, 'latin1');
  return quotedBytes(text.replace(/=[ \t]*\r?\n/g, ''));
}

function quotedBytes(text: string): Buffer {
  const letters = text.replace(/=([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(letters, 'latin1');
}

/** '=?utf-8?B?…?=' and '=?utf-8?Q?…?=': words of headers that are not plain. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]{1,40})\?([bq])\?([^?]*)\?=/gi, (_, charset, kind, words) => {
      const bytes =
        String(kind).toLowerCase() === 'b'
          ? Buffer.from(words, 'base64')
          : quotedBytes(String(words).replaceAll('_', ' '));
      return decodeBytes(bytes, `text/plain; charset=${charset}`);
    });
}
