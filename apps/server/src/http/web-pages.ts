import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Looks } from '@reelwright/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { applyLooks } from './apply-looks.ts';
import { type ForeignOrigins, type Framing, pageHeaders } from './security-headers.ts';

/** The word that the build leaves wherever a page's one-time number belongs. */
const noncePlaceholder = '__CSP_NONCE__';

/** Address → file of the built web app. */
const pages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/members.html': 'members.html',
  '/pricing': 'pricing.html',
  '/pricing.html': 'pricing.html',
  '/upgrade': 'pricing.html',
  '/upgrade.html': 'pricing.html',
  '/support': 'support.html',
  '/credits': 'credits.html',
  '/player.html': 'player.html',
  '/verify.html': 'verify.html',
  '/lead.html': 'lead.html',
};
/** Addresses as people type them; the pages themselves live in the members' page. */
const typedAddresses = ['create', 'projects', 'storage', 'knowledge', 'affiliates'] as const;
/** Pages that other pages of ours show in a frame. */
const framed: ReadonlySet<string> = new Set(['player.html']);
/** Where videos that lie on video sites are watched, in these sites' frames. */
const withHostedVideos: ReadonlySet<string> = new Set(['members.html']);
/** Folders of help pages, one document each; their index is at the address of the folder. */
const helpFolders = ['support', 'docs'] as const;
const notFoundPage = 'not-found.html';

/** Where people show who they are. */
const verifyPage = 'verify.html';

interface WebPageOptions {
  /** The service that checks who people are: only the page of the check may load it. */
  readonly identity?: ForeignOrigins | undefined;
}

/** Serves the built web app: its pages with a fresh nonce each time, its assets for good. */
export async function registerWebPages(
  app: FastifyInstance,
  webFolder: string,
  { identity }: WebPageOptions = {},
): Promise<void> {
  if (!existsSync(join(webFolder, 'index.html'))) return;
  const readPage = (file: string) => readFileSync(join(webFolder, file), 'utf8');

  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' };
    });
    for (const [url, file] of Object.entries({ ...pages, ...findHelpPages(webFolder) })) {
      const html = readPage(file);
      scope.get(url, { schema: { hide: true } }, (_request, reply) =>
        sendPage(reply, 200, html, {
          framing: framed.has(file) ? 'self' : 'none',
          hasHostedVideos: withHostedVideos.has(file),
          ...(file === verifyPage && { foreign: identity }),
        }),
      );
    }
    for (const name of typedAddresses) {
      scope.get(`/${name}`, { schema: { hide: true } }, ({ url }, reply) =>
        // What a service that sends people back adds to the address comes along.
        reply.redirect(`/members.html${/\?.*$/.exec(url)?.[0] ?? ''}#/${name}`),
      );
    }
    await scope.register(fastifyStatic, {
      root: webFolder,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        const forGood = path.includes('/assets/');
        reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });

  const notFoundHtml = readPage(notFoundPage);
  app.decorate('sendNotFoundPage', (reply: FastifyReply) => sendPage(reply, 404, notFoundHtml));
}

function findHelpPages(webFolder: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const folder of helpFolders) {
    for (const file of readdirSync(join(webFolder, folder))) {
      const name = file.replace(/\.html$/, '');
      found[name === 'index' ? `/${folder}` : `/${folder}/${name}`] = join(folder, file);
    }
  }
  return found;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Present once the web app is served: the page for addresses that lead nowhere. */
    sendNotFoundPage?: (reply: FastifyReply) => FastifyReply;
    /** The owner's brand as it is now: every page is sent in it. */
    looks?: () => Looks;
    /** Whether there is a mail server: pages promise no mail where there is none. */
    sendsMail?: () => boolean;
  }
}

/** What a page carries that nobody knew when it was built: HTML, escaped already. */
export interface PageParts {
  /** In place of its title. */
  readonly title: string;
  readonly head: string;
  readonly body: string;
}

/** Reads a built page that the server fills in for every reply; nothing when the web app is not built. */
export function openTemplate(webFolder: string, file: string) {
  const path = join(webFolder, file);
  if (!existsSync(path)) return undefined;
  const html = readFileSync(path, 'utf8');
  return (reply: FastifyReply, status: number, framing: Framing, parts: PageParts) =>
    sendPage(reply, status, html, { framing }, parts);
}

interface PageFrames {
  readonly framing?: Framing;
  readonly hasHostedVideos?: boolean;
  readonly foreign?: ForeignOrigins | undefined;
}

function sendPage(
  reply: FastifyReply,
  status: number,
  html: string,
  { framing = 'none', hasHostedVideos = false, foreign }: PageFrames = {},
  parts?: PageParts,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  if (framing === 'anyone') reply.removeHeader('x-frame-options');
  // The nonce first: what people wrote must not be able to ask for one.
  const looks = reply.server.looks?.();
  const built = html.replaceAll(noncePlaceholder, nonce);
  const looked = looks ? applyLooks(built, looks, nonce) : built;
  const page = reply.server.sendsMail?.() === false ? withoutMails(looked) : looked;
  return reply
    .code(status)
    .headers(pageHeaders(nonce, framing, hasHostedVideos, foreign))
    .type('text/html; charset=utf-8')
    .send(parts ? fillIn(page, parts) : page);
}

/** Told in the head, so that nothing is promised first and taken back later. */
function withoutMails(page: string): string {
  return page.replace('</head>', '<meta name="mails" content="kept" /></head>');
}

const places = /<title>.*?<\/title>|<!--page-head-->|<!--page-body-->/gs;

/** In one go, so that nothing that is put in is looked at for places again. */
function fillIn(page: string, { title, head, body }: PageParts): string {
  return page.replace(places, (place) => {
    if (place === '<!--page-head-->') return head;
    return place === '<!--page-body-->' ? body : `<title>${title}</title>`;
  });
}
