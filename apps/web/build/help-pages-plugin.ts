import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { helpAddress, helpPages } from '../src/help/help-pages.ts';
import { creditsSummary, drawCreditsPage } from './draw-credits-page.ts';
import { drawHelpIndex, drawHelpPage } from './draw-help-page.ts';
import { fillInLimits } from './fill-in-limits.ts';
import { escapeHtml } from './render-markdown.ts';

const template = 'help.html';
const articleSummary = 'A short article to read, and to make a film of.';
const docsLead = 'How things work, in detail. The guides show how to make a video step by step.';

interface DrawnPage {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** Address → how to draw the page. Texts are read when they are drawn, so that changes show at once. */
const pages: ReadonlyMap<string, () => DrawnPage> = new Map([
  ...helpPages.map(
    (page) =>
      [
        helpAddress(page),
        () => ({ ...page, body: drawHelpPage(page, readText(helpAddress(page))) }),
      ] as const,
  ),
  [
    '/docs',
    () => ({
      title: 'Documentation',
      summary: docsLead,
      body: drawHelpIndex('docs', 'Documentation', docsLead),
    }),
  ] as const,
  [
    '/credits',
    () => ({ title: 'Credits', summary: creditsSummary, body: drawCreditsPage() }),
  ] as const,
  // The frame of articles that the server writes: it fills them in for every reply.
  [
    '/article',
    () => ({ title: 'Article', summary: articleSummary, body: '<!--page-body-->' }),
  ] as const,
]);

/** Makes a document of every help page: at the build as files, in development when it is asked for. */
export function helpPagesPlugin(): Plugin {
  return {
    name: 'help-pages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = bundle[template];
        if (built?.type !== 'asset') throw new Error(`The build made no ${template}.`);
        delete bundle[template];
        for (const [address, draw] of pages) {
          const fileName = address === '/docs' ? 'docs/index.html' : `${address.slice(1)}.html`;
          this.emitFile({ type: 'asset', fileName, source: fillIn(String(built.source), draw()) });
        }
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        if (/^\/upgrade(\.html)?$/.test(url.pathname)) request.url = `/pricing.html${url.search}`;
        const draw = pages.get(url.pathname);
        if (!draw) return next();
        const html = fillIn(readFileSync(fileOf(template), 'utf8'), draw());
        server
          .transformIndexHtml(url.pathname, html)
          .then((page) => response.setHeader('content-type', 'text/html').end(page))
          .catch(next);
      });
    },
  };
}

function fillIn(html: string, { title, summary, body }: DrawnPage): string {
  return html
    .replace('__HELP_TITLE__', () => escapeHtml(title))
    .replace('__HELP_SUMMARY__', () => escapeHtml(summary))
    .replace('__HELP_BODY__', () => body);
}

function readText(address: string): string {
  return fillInLimits(readFileSync(fileOf(`content${address}.md`), 'utf8'));
}

function fileOf(path: string): URL {
  return new URL(`../${path}`, import.meta.url);
}
