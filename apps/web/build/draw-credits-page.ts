/** Whom the product thanks: NOTICE, and what the manifests of the library say about each folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { capitalize } from '@reelwright/english';
import { escapeHtml } from './render-markdown.ts';

const repository = new URL('../../../', import.meta.url);

interface Manifest {
  readonly kind: string;
  readonly origin: string;
  readonly licence: string;
  readonly author: string;
  readonly link?: string;
  readonly assets: readonly { readonly title: string; readonly kind?: string }[];
}

export const creditsSummary =
  'Whose work is in Reelwright and in the videos you make with it, and under which licence.';

export function drawCreditsPage(): string {
  return `<div class="help-index">
<h1>Credits</h1>
<p class="help-lead">${escapeHtml(creditsSummary)}</p>
<article class="help-article">
<div class="help-text">
<h2>Music, clips and pictures</h2>
<div class="help-table" tabindex="0"><table>
<thead><tr><th>What</th><th>By</th><th>Licence</th><th>How it was made</th></tr></thead>
<tbody>
${readManifests().map(drawRow).join('\n')}
</tbody>
</table></div>
<h2>Work of others</h2>
${readNotice().map(drawEntry).join('\n')}
</div>
</article>
</div>`;
}

function readManifests(): (Manifest & { readonly folder: string })[] {
  const library = new URL('library/', repository);
  return readdirSync(library, { withFileTypes: true }).flatMap(({ name }) => {
    const file = new URL(`${name}/manifest.json`, library);
    try {
      return [{ folder: name, ...JSON.parse(readFileSync(file, 'utf8')) }];
    } catch {
      return [];
    }
  });
}

function drawRow({
  folder,
  assets,
  author,
  licence,
  origin,
  link,
}: ReturnType<typeof readManifests>[number]) {
  const shown = assets.filter(({ kind }) => kind !== 'still');
  const what = `${capitalize(folder.replaceAll('-', ' '))} (${shown.length})`;
  const by = link ? `<a href="${escapeHtml(link)}">${escapeHtml(author)}</a>` : escapeHtml(author);
  return `<tr><td>${escapeHtml(what)}</td><td>${by}</td><td>${escapeHtml(licence)}</td><td>${escapeHtml(origin)}</td></tr>`;
}

/** The sentences of NOTICE; a line that is indented goes on with the one before. */
function readNotice(): string[] {
  const text = readFileSync(new URL('NOTICE', repository), 'utf8');
  return text
    .replaceAll(/\n\s+/g, (gap) => (gap.startsWith('\n\n') ? '\n' : ' '))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(2);
}

const drawEntry = (line: string) => `<p>${escapeHtml(line)}</p>`;
