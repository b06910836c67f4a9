/** Pasted text or Markdown as the small HTML that articles are kept as. */
import { escapeText } from './plain-text.ts';

const bullet = /^\s*(?:[-*•‣▪–]|\d{1,3}[.)])\s+(?=\S)/;

export function textToBody(text: string): string {
  const made: string[] = [];
  let items: string[] = [];
  let list = 'ul';
  const closeList = () => {
    if (items.length > 0)
      made.push(`<${list}>${items.map((item) => `<li>${item}</li>`).join('')}</${list}>`);
    items = [];
  };
  for (const block of paragraphsOf(text)) {
    const [line = ''] = block;
    if (bullet.test(line)) {
      const kind = /^\s*\d/.test(line) ? 'ol' : 'ul';
      if (kind !== list) closeList();
      list = kind;
      items.push(inline(block.join(' ').replace(bullet, '')));
      continue;
    }
    closeList();
    const heading = line.match(/^\s{0,3}#{1,6}\s+(.*)$/);
    if (heading) made.push(`<h2>${inline((heading[1] ?? '').replace(/(?<!#)#+$/, ''))}</h2>`);
    else if (/^\s*>/.test(line)) {
      made.push(
        `<blockquote>${inline(block.map((row) => row.replace(/^\s*>\s?/, '')).join(' '))}</blockquote>`,
      );
    } else made.push(`<p>${inline(block.join(' '))}</p>`);
  }
  closeList();
  return made.filter((one) => !/^<(\w+)><\/\1>$/.test(one)).join('');
}

const longestRule = 300;

/** '-----', '* * *' */
function isRule(row: string): boolean {
  return row.length <= longestRule && /^\s*([-*_=])(\s*\1){2,}\s*$/.test(row);
}

/** Lines that belong together. A text without empty lines has a paragraph in every line, unless all of them are wrapped at one width. */
function paragraphsOf(text: string): readonly (readonly string[])[] {
  const rows = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').split('\n');
  const isWrapped = wrapsLines(rows);
  const blocks: string[][] = [];
  let isOpen = false;
  for (const [at, row] of rows.entries()) {
    if (row.trim() === '' || isRule(row)) {
      isOpen = false;
      continue;
    }
    // Markdown underlines a heading.
    if (/^\s*(=+|-+)\s*$/.test(rows[at + 1] ?? '') && (rows[at + 1] ?? '').trim().length > 2) {
      blocks.push([`# ${row.trim()}`]);
      isOpen = false;
      continue;
    }
    const begins = bullet.test(row) || /^\s{0,3}#{1,6}\s/.test(row);
    const isQuote = /^\s*>/.test(row);
    const last = blocks.at(-1);
    const goesOn =
      isOpen && !begins && last && (isWrapped || (isQuote && /^\s*>/.test(last[0] ?? '')));
    if (goesOn) last.push(row.trim());
    else blocks.push([row.trim()]);
    isOpen = !/^\s{0,3}#{1,6}\s/.test(row);
  }
  return blocks;
}

/** Whether lines break off at a width, as in mails and text files: most of them end within a sentence. */
function wrapsLines(rows: readonly string[]): boolean {
  const followed = rows.filter(
    (row, at) => row.trim() !== '' && (rows[at + 1] ?? '').trim() !== '',
  );
  const plain = followed.filter((row) => !bullet.test(row) && !/^\s*[#>]/.test(row));
  if (plain.length === 0) return false;
  const broken = plain.filter((row) => row.trim().length >= 40 && !/[.!?:…"”’)]$/.test(row.trim()));
  return broken.length * 2 > plain.length;
}

/** Bold words stay bold; other marks of Markdown go, with the addresses of links. */
function inline(text: string): string {
  return escapeText(text.trim().replace(/\s+/g, ' '))
    .replace(/!\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '<b>$2</b>')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .trim();
}
