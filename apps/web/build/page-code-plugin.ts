import { wizardList } from '@reelwright/wizards/list';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What each page of the app loads when it is opened (members/router.tsx), by the first word of its address. */
const pages: Readonly<Record<string, readonly string[]>> = {
  create: ['members/create/create-page.tsx'],
  projects: ['members/projects/projects-page.tsx'],
  storage: ['members/storage/storage-page.tsx'],
  affiliates: ['members/affiliates/affiliates-page.tsx'],
  billing: ['members/billing/billing-page.tsx'],
  'full-video': ['editor/editor-page.tsx'],
  ...Object.fromEntries(
    wizardList.map(({ id }) => [
      `${id}-video`,
      ['wizard/wizard-page.tsx', `wizards/${id}/${id}-screens.ts`],
    ]),
  ),
};
/** Where the front page's own form leads. */
const firstPage = 'listicle-video';
/** What a wizard fetches once its form is there: what makes its film, and what plays it. */
const filmCode = ['wizard/preview/film-maker.ts', 'wizard/preview/live-film.tsx'];
/** Pages that are documents of their own. */
const documents = ['index', 'pricing', 'support', 'help', 'watch', 'embed', 'player', 'lead'];

type Bundle = Rolldown.OutputBundle;

/**
 * Lets a browser fetch the code of a page at once, with the app's own: it would learn which it needs only when that has
 * run. The front page fetches the app's while it is read.
 */
export function pageCodePlugin(): Plugin {
  return {
    name: 'page-code',
    apply: 'build',
    // What each screen needs before it can be drawn: scripts/testing/code-of-screens.ts measures it. Files with a dot are not served.
    generateBundle(_options, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: '.page-code.json',
        source: JSON.stringify(codeOfScreens(bundle)),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { path, bundle }) {
        if (!bundle) return [];
        if (path.endsWith('/members.html')) {
          return { html: framedFirst(html), tags: [preloadScript(bundle)] };
        }
        if (path.endsWith('/index.html')) return prefetchLinks(bundle);
        return [];
      },
    },
  };
}

/**
 * The page's frame (members.html) is painted before the style sheets are there: those come behind it. Scripts wait for
 * them all the same.
 */
function framedFirst(html: string): string {
  const sheets = html.match(/^.*<link rel="stylesheet".*\n/gm) ?? [];
  const without = sheets.reduce((text, sheet) => text.replace(sheet, ''), html);
  return without.replace('</body>', `${sheets.join('')}</body>`);
}

function preloadScript(bundle: Bundle): HtmlTagDescriptor {
  const known = new Set(codeOf(bundle, ['members.html']));
  const files: string[] = [];
  const byPage = Object.entries(pages).map(([page, modules]) => {
    const needed = codeOf(bundle, modules).filter((file) => !known.has(file));
    for (const file of needed) if (!files.includes(file)) files.push(file);
    return [page, needed.map((file) => files.indexOf(file))] as const;
  });
  return {
    tag: 'script',
    injectTo: 'head',
    children: `(${preloadPage})(${JSON.stringify(files)},${JSON.stringify(Object.fromEntries(byPage))})`,
  };
}

/** Runs in the browser, as it is written here. A wizard shows the picture of its example until there is a film. */
const preloadPage = `(files,pages)=>{
  const [,page="create"]=/^#\\/([\\w-]+)/.exec(location.hash)??[];
  const [,wizard]=/^(\\w+)-video$/.exec(page)??[];
  if(wizard&&wizard!=="full"){
    const picture=document.createElement("link");
    picture.rel="preload";
    picture.as="image";
    picture.fetchPriority="high";
    picture.href="/library/samples/"+wizard+".webp";
    document.head.append(picture);
  }
  for(const at of pages[page]??[]){
    const link=document.createElement("link");
    const isStyle=files[at].endsWith(".css");
    link.rel=isStyle?"preload":"modulepreload";
    if(isStyle)link.as="style";
    link.crossOrigin="";
    link.nonce=document.currentScript.nonce;
    link.href=files[at];
    document.head.append(link);
  }
}`;

function codeOfScreens(bundle: Bundle): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([
    ...documents.map((name) => [name, codeOf(bundle, [`${name}.html`])]),
    ...Object.entries(pages).map(([name, modules]) => [
      name,
      codeOf(bundle, ['members.html', ...modules]),
    ]),
  ]);
}

function prefetchLinks(bundle: Bundle): HtmlTagDescriptor[] {
  return codeOf(bundle, ['members.html', ...(pages[firstPage] ?? []), ...filmCode]).map((href) => ({
    tag: 'link',
    injectTo: 'body',
    attrs: {
      rel: 'prefetch',
      as: href.endsWith('.css') ? 'style' : 'script',
      crossorigin: '',
      href,
    },
  }));
}

/** The files of modules and of all that they import from the start, each once. */
function codeOf(bundle: Bundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk) => {
    if (found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(`/${file}`);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') take(imported);
    }
  };
  for (const module of modules) {
    const file = `/apps/web/${module.endsWith('.html') ? module : `src/${module}`}`;
    const chunk = Object.values(bundle).find(
      (one) =>
        one.type === 'chunk' &&
        (one.facadeModuleId?.endsWith(file) || one.moduleIds.some((id) => id.endsWith(file))),
    );
    // Wizards whose steps are all shared ones have no screens of their own.
    if (chunk?.type === 'chunk') take(chunk);
  }
  return [...found];
}
