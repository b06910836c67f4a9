import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const photos = ['sea', 'dunes', 'city', 'dawn', 'night'].map((name) =>
  readFileSync(new URL(`../../../library/sample/${name}.webp`, import.meta.url)),
);
/** The documentation's own example: https://www.pexels.com/api/documentation/#photos-search */
const photographers = ['Joey Farina', 'Brian Jiz', 'Lina Kivaka', 'Pixabay', 'Ann Bell'];

const article = `A zumbrix is a large ball that people ride in. It rolls down a hill with somebody inside it.


== History ==
Dr. Smith made the first zumbrix in New Zealand in 1994.


== Materials ==
Most zumbrixes are made of clear plastic; some are not. Clear plastic keeps the weight under 90 kilograms.


== Air ==
Air between two walls softens every bump on the way down.


== Records ==
The fastest ride so far reached 52 kilometers per hour in 2006.


== Safety ==
Riders wear a harness and take off their shoes before the ride.`;

/** Pexels, Wikimedia Commons and Wikipedia on loopback: each answers as its documentation says it does. */
export interface OutsideServices {
  /** Of Wikipedia. The services of `settings` find theirs by themselves. */
  readonly address: string;
  readonly pexelsKey: string;
  readonly settings: Record<string, string>;
  /** Paths asked for so far, without their questions. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

export async function startOutsideServices(): Promise<OutsideServices> {
  const pexelsKey = 'right-pexels-key';
  const asked: string[] = [];
  let address = '';
  const answer = (request: IncomingMessage): { status?: number; body: object | Buffer } => {
    const url = new URL(request.url ?? '', address);
    asked.push(url.pathname);
    const [, at] = /^\/photos\/(\d)\./.exec(url.pathname) ?? [];
    const photo = photos[Number(at)];
    if (photo) return { body: photo };
    switch (url.pathname) {
      case '/api.pexels.com/v1/search':
        return request.headers.authorization === pexelsKey
          ? { body: pexelsReply(address, url) }
          : { status: 401, body: { status: 401, code: 'Unauthorized' } };
      case '/api.pexels.com/videos/search':
        return { body: { page: 1, per_page: 15, total_results: 0, videos: [] } };
      case '/commons.wikimedia.org/w/api.php':
        return { body: commonsReply(address) };
      case '/w/rest.php/v1/search/page':
        return { body: { pages: searchPages(url.searchParams.get('q') ?? '') } };
      case '/w/api.php':
        return { body: { batchcomplete: true, query: { pages: [wikipediaPage(url)] } } };
      default:
        return { status: 404, body: {} };
    }
  };
  const server = createServer((request, reply) => {
    const { status = 200, body } = answer(request);
    const isPhoto = Buffer.isBuffer(body);
    reply
      .writeHead(status, { 'content-type': isPhoto ? 'image/webp' : 'application/json' })
      .end(isPhoto ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    pexelsKey,
    asked,
    settings: { MEDIA_ADDRESS: address },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pexelsReply(address: string, { searchParams }: URL) {
  const page = Number(searchParams.get('page') ?? 1);
  const perPage = Number(searchParams.get('per_page') ?? 15);
  const query = searchParams.get('query') ?? '';
  const list = page > 1 ? [] : photographers.slice(0, perPage);
  return {
    total_results: photographers.length,
    page,
    per_page: perPage,
    photos: list.map((photographer, at) => {
      // Every search finds others: a photo is its number.
      const id = 1_000_000 + (hash(query) % 10_000) * 10 + at;
      const file = `${address}/photos/${at}.webp?id=${id}`;
      return {
        id,
        width: 1920,
        height: 1080,
        url: `https://www.pexels.com/photo/${id}/`,
        photographer,
        photographer_url: 'https://www.pexels.com/@somebody',
        photographer_id: 680_589 + at,
        avg_color: '#978E82',
        src: {
          original: file,
          large2x: `${file}&w=1880`,
          large: `${file}&w=940`,
          medium: `${file}&h=350`,
          small: `${file}&h=130`,
          portrait: file,
          landscape: file,
          tiny: file,
        },
        liked: false,
        alt: `Photo about ${query}`,
      };
    }),
  };
}

function commonsReply(address: string) {
  return {
    batchcomplete: true,
    query: {
      pages: [0, 1].map((at) => ({
        pageid: 700 + at,
        ns: 6,
        title: `File:Zumbrix ${at + 1}.webp`,
        index: at + 1,
        imagerepository: 'local',
        imageinfo: [
          {
            thumburl: `${address}/photos/${at}.webp?commons=1920px-${at}`,
            thumbwidth: 1920,
            thumbheight: 1080,
            url: `${address}/photos/${at}.webp?commons=${at}`,
            descriptionurl: `https://commons.wikimedia.org/wiki/File:Zumbrix_${at + 1}.webp`,
            mime: 'image/webp',
            extmetadata: {
              Artist: { value: '<a href="//commons.wikimedia.org/wiki/User:Mia">Mia Holm</a>' },
              LicenseShortName: { value: 'CC BY-SA 4.0' },
            },
          },
        ],
      })),
    },
  };
}

function searchPages(query: string) {
  const title = /^zumbrix(es)?$/i.test(query) ? 'Zumbrix' : query;
  const isKnown = title === 'Zumbrix' || title === 'Coffee';
  return isKnown ? [{ id: 2, key: title, title, description: null }] : [];
}

function wikipediaPage({ searchParams }: URL) {
  const title = searchParams.get('titles') ?? '';
  const extract = title === 'Coffee' ? 'Coffee is a drink. It is brewed.' : article;
  return { pageid: 2, ns: 0, title, extract };
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
