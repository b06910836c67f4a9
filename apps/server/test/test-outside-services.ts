import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawnPhoto, type PhotoKind, photoKinds, photoSize } from './drawn-photos.ts';

/** What each of the photos is said to show; the documentation's own example begins the list of their authors. */
const listed: readonly {
  readonly kind: PhotoKind;
  readonly by: string;
  readonly alt: (query: string) => string;
}[] = [
  { kind: 'busy', by: 'Joey Farina', alt: (query) => `Photo of ${query} at a market` },
  { kind: 'dark', by: 'Brian Jiz', alt: (query) => `Photo of ${query} at night` },
  { kind: 'light', by: 'Lina Kivaka', alt: (query) => `Photo of ${query} on a white table` },
  { kind: 'upright', by: 'Pixabay', alt: (query) => `Portrait of somebody with ${query}` },
  { kind: 'far', by: 'Ann Bell', alt: (query) => `Photo of ${query} in the countryside` },
  // Neither may come into a film: full of letters, out of focus, of something else.
  { kind: 'letters', by: 'Sam Post', alt: (query) => `Photo of ${query}, ${query}, ${query}` },
  { kind: 'blurred', by: 'Sam Blur', alt: (query) => `Photo of ${query}, ${query}` },
  { kind: 'light', by: 'Sam Else', alt: () => 'Stack of old tires behind a garage' },
];

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

/** Pexels, Wikimedia Commons, Wikipedia and Stripe on loopback: each answers as its documentation says it does. */
export interface OutsideServices {
  /** Of Wikipedia. The services of `settings` find theirs by themselves. */
  readonly address: string;
  readonly pexelsKey: string;
  /** Of Stripe, which is asked at `address`. */
  readonly stripeKey: string;
  readonly settings: Record<string, string>;
  /** Paths asked for so far, without their questions. */
  readonly asked: readonly string[];
  /** Photos are on their way until what this returns is called. */
  holdPhotos(): () => void;
  close(): Promise<void>;
}

export async function startOutsideServices(port = 0): Promise<OutsideServices> {
  const pexelsKey = 'right-pexels-key';
  const stripeKey = 'sk_test_right';
  const asked: string[] = [];
  let address = '';
  let photosMayGo = Promise.resolve();
  const answer = async (
    request: IncomingMessage,
  ): Promise<{ status?: number; body: object | Buffer }> => {
    const url = new URL(request.url ?? '', address);
    asked.push(url.pathname);
    const [, asKind, seed = ''] = /^\/photos\/(\w+)-(\d+)\./.exec(url.pathname) ?? [];
    const kind = photoKinds.find((one) => one === asKind);
    if (kind) {
      await photosMayGo;
      return { body: await drawnPhoto(kind, seed, url.searchParams.has('h') ? 400 : 1280) };
    }
    switch (url.pathname) {
      case '/api.pexels.com/v1/search':
        return request.headers.authorization === pexelsKey
          ? { body: pexelsReply(address, url) }
          : { status: 401, body: { status: 401, code: 'Unauthorized' } };
      case '/v1/balance':
        return request.headers.authorization === `Bearer ${stripeKey}`
          ? { body: { object: 'balance', available: [], livemode: false } }
          : { status: 401, body: { error: { type: 'invalid_request_error' } } };
      case '/api.pexels.com/videos/search':
        return { body: { page: 1, per_page: 15, total_results: 0, videos: [] } };
      case '/commons.wikimedia.org/w/api.php':
        return { body: commonsReply(address, url) };
      case '/w/rest.php/v1/search/page':
        return { body: { pages: searchPages(url.searchParams.get('q') ?? '') } };
      case '/w/api.php':
        return { body: { batchcomplete: true, query: { pages: [wikipediaPage(url)] } } };
      default:
        return { status: 404, body: {} };
    }
  };
  const server = createServer((request, reply) => {
    void answer(request).then(({ status = 200, body }) => {
      const isPhoto = Buffer.isBuffer(body);
      reply
        .writeHead(status, { 'content-type': isPhoto ? 'image/jpeg' : 'application/json' })
        .end(isPhoto ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    pexelsKey,
    stripeKey,
    asked,
    holdPhotos: () => {
      let go = () => {};
      photosMayGo = new Promise((resolve) => {
        go = resolve;
      });
      return () => go();
    },
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
  const list = page > 1 ? [] : listed.slice(0, perPage);
  return {
    total_results: listed.length,
    page,
    per_page: perPage,
    photos: list.map(({ kind, by, alt }, at) => {
      // Every search finds others: a photo is its number.
      const id = 1_000_000 + (hash(query) % 10_000) * 10 + at;
      const file = `${address}/photos/${kind}-${hash(query) % 3}.jpg?id=${id}`;
      return {
        id,
        ...photoSize[kind],
        url: `https://www.pexels.com/photo/${id}/`,
        photographer: by,
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
          tiny: `${file}&h=200`,
        },
        liked: false,
        alt: alt(query),
      };
    }),
  };
}

/** Its search is `filetype:bitmap` and the words. */
function commonsReply(address: string, { searchParams }: URL) {
  const words = (searchParams.get('gsrsearch') ?? '').replace(/^filetype:\w+ /, '');
  if (searchParams.get('gsrsearch')?.startsWith('filetype:video')) return { batchcomplete: true };
  const kinds = ['busy', 'light', 'dark'] as const;
  return {
    batchcomplete: true,
    query: {
      pages: kinds.map((kind, at) => ({
        pageid: 700_000 + (hash(words) % 10_000) * 10 + at,
        ns: 6,
        title: `File:${words} ${at + 1}.jpg`,
        index: at + 1,
        imagerepository: 'local',
        imageinfo: [
          {
            thumburl: `${address}/photos/${kind}-${hash(words) % 2}.jpg?h=400&commons=${at}`,
            thumbwidth: photoSize[kind].width,
            thumbheight: photoSize[kind].height,
            url: `${address}/photos/${kind}-${hash(words) % 3}.jpg?commons=${at}`,
            descriptionurl: `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(words)}_${at + 1}.jpg`,
            mime: 'image/jpeg',
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
