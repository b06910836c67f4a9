import { type HelpPage, helpAddress, helpPages, sectionTitles } from '../src/help/help-pages.ts';
import { escapeHtml, type Heading, renderMarkdown } from './render-markdown.ts';

const link = (href: string, words: string, attributes = '') =>
  `<a href="${escapeHtml(href)}"${attributes}>${escapeHtml(words)}</a>`;

/** The main part of a help page, from its text. */
export function drawHelpPage(page: HelpPage, text: string): string {
  const { html, headings } = renderMarkdown(text);
  return `<div class="help-page">
${drawSectionNav(page)}
<article class="help-article">
<header class="help-head">
<p class="help-crumb">${link(`/${page.section}`, sectionTitles[page.section])}</p>
<h1>${escapeHtml(page.title)}</h1>
<p class="help-lead">${escapeHtml(page.summary)}</p>
</header>
${drawContents(headings)}
<div class="help-body">
<div class="help-text">
${html}</div>
${drawNeighbours(page)}
</div>
</article>
</div>`;
}

/** The list of a section's pages. */
export function drawHelpIndex(section: HelpPage['section'], title: string, lead: string): string {
  const cards = pagesOf(section).map(
    (page) =>
      `<li class="help-card">${link(helpAddress(page), page.title)}<p>${escapeHtml(page.summary)}</p></li>`,
  );
  return `<div class="help-index">
<h1>${escapeHtml(title)}</h1>
<p class="help-lead">${escapeHtml(lead)}</p>
<ul class="help-cards">
${cards.join('\n')}
</ul>
<p class="help-more">Looking for a guide to a kind of video, or want to talk to someone? ${link('/support', 'Help and contact')}</p>
</div>`;
}

function drawContents(headings: readonly Heading[]): string {
  if (headings.length < 2) return '';
  const items = headings.map(({ id, text }) => `<li>${link(`#${id}`, text)}</li>`);
  return `<nav class="help-contents" aria-label="On this page">
<p>On this page</p>
<ol>
${items.join('\n')}
</ol>
</nav>`;
}

function drawSectionNav(current: HelpPage): string {
  const items = pagesOf(current.section).map((page) => {
    const here = page === current ? ' aria-current="page"' : '';
    return `<li>${link(helpAddress(page), page.title, here)}</li>`;
  });
  return `<nav class="help-nav" aria-label="${sectionTitles[current.section]}">
<p>${sectionTitles[current.section]}</p>
<ul>
${items.join('\n')}
</ul>
</nav>`;
}

function drawNeighbours(page: HelpPage): string {
  const pages = pagesOf(page.section);
  const at = pages.indexOf(page);
  const neighbour = (other: HelpPage | undefined, words: string, rel: string) =>
    other
      ? `<a href="${helpAddress(other)}" rel="${rel}"><span>${words}</span>${escapeHtml(other.title)}</a>`
      : '';
  const next = neighbour(pages[at + 1], 'Next', 'next');
  const previous = neighbour(at > 0 ? pages[at - 1] : undefined, 'Previous', 'prev');
  return `<nav class="help-neighbours" aria-label="Previous and next page">${previous}${next}</nav>`;
}

function pagesOf(section: HelpPage['section']): readonly HelpPage[] {
  return helpPages.filter((page) => page.section === section);
}
