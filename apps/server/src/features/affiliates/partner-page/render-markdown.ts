import { escapeHtml } from '../../../http/escape-html.ts';

/** Longer ones were broken by whoever wrote them in an editor. */
const longestShortLine = 50;

/**
 * The little Markdown that owners write pages in: headings, paragraphs, lists, code, bold, links, pictures. Lines that
 * are all short stay lines, as those of an address do.
 */
export function renderMarkdown(text: string): string {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  return joinCode(blocks).map(renderBlock).join('\n');
}

/** A fenced block may have empty lines. */
function joinCode(blocks: readonly string[]): string[] {
  const joined: string[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.startsWith('```') && !/\n```$/.test(last)) {
      joined[joined.length - 1] = `${last}\n\n${block}`;
    } else joined.push(block);
  }
  return joined;
}

function renderBlock(block: string): string {
  if (block.startsWith('```')) {
    return `<pre>${escapeHtml(block.replace(/^```.*\n?/, '').replace(/\n?```$/, ''))}</pre>`;
  }
  const [, marks, heading] = /^(#{1,3}) +(?! )(.*)$/.exec(block) ?? [];
  // The page that shows it has a heading of its own.
  if (marks && heading)
    return `<h${marks.length + 1}>${renderWords(heading)}</h${marks.length + 1}>`;
  const lines = block.split('\n');
  if (lines.every((line) => /^[-*] /.test(line))) {
    const items = lines.map((line) => `<li>${renderWords(line.slice(2))}</li>`);
    return `<ul>${items.join('')}</ul>`;
  }
  const isAddress = lines.every((line) => line.length <= longestShortLine);
  return `<p>${isAddress ? lines.map(renderWords).join('<br>') : renderWords(lines.join(' '))}</p>`;
}

function renderWords(text: string): string {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/!\[([^[\]]*)\]\((\/[\w./-]+)\)/g, '<img src="$2" alt="$1">')
    .replace(/\[([^[\]]+)\]\(((?:https?:\/\/|\/|mailto:)[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}
