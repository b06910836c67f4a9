/** The words of a body or a line, without its tags. */
import { readBody } from './read-body.ts';

export function plainText(html: string): string {
  // Most lines are nothing but words, and every key that is pressed asks for those of all lines.
  if (!/[<&]/.test(html)) return html.replace(/\s+/gu, ' ').trim();
  return readBody(html)
    .map(({ spans }) => spans.map(({ text }) => text).join(''))
    .join('\n');
}

/** Text as it stands between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
