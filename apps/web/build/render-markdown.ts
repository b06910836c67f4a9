import MarkdownIt from 'markdown-it';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

export interface RenderedText {
  readonly html: string;
  /** The headings of the second level, for the table of contents. */
  readonly headings: readonly Heading[];
}

/** HTML in the text is shown as it is written, so what comes out holds only what Markdown can make. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

markdown.renderer.rules.table_open = () => '<div class="help-table" tabindex="0"><table>\n';
markdown.renderer.rules.table_close = () => '</table></div>\n';

/** Column alignment would be an inline style, which the content policy forbids. */
for (const cell of ['th_open', 'td_open'] as const) {
  markdown.renderer.rules[cell] = (tokens, index, options, _env, self) => {
    const token = tokens[index];
    if (token) token.attrs = null;
    return self.renderToken(tokens, index, options);
  };
}

/** Markdown as HTML, with an address for every heading. */
export function renderMarkdown(text: string): RenderedText {
  const tokens = markdown.parse(text, {});
  const headings: Heading[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const words = tokens[index + 1]?.content ?? '';
    const id = uniqueId(words, headings);
    token.attrSet('id', id);
    if (token.tag === 'h2') headings.push({ id, text: words });
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings };
}

function uniqueId(words: string, taken: readonly Heading[]): string {
  const base = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const same = taken.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length;
  return same === 0 ? base : `${base}-${same + 1}`;
}

export function escapeHtml(text: string): string {
  return markdown.utils.escapeHtml(text);
}
