import type { PageElement } from '../page/page-dom.ts';
import { flatText } from './flat-text.ts';

export interface FoundPicture {
  readonly url: string;
  readonly alt?: string;
  readonly caption?: string;
}

/** Smaller ones are signs and buttons. */
const leastPx = 120;
const maxWords = 500;
/** Where pages keep a picture's address until it is scrolled to, the best first. */
const waiting = ['data-src', 'data-lazy-src', 'data-original', 'data-hi-res-src', 'data-full-src'];
const sign =
  /(?:^|[/_.-])(?:pixel|spacer|blank|transparent|placeholder|loading|avatar|gravatar|favicon|sprite|tracking|beacon|1x1|emoji)s?(?:[/_.-]|$)/i;

/** What an image shows, with its whole address; nothing for signs, drawings of a few bytes and counters of visitors. */
export function pictureOf(image: PageElement, base: string | undefined): FoundPicture | undefined {
  const url = addressOf(image, base);
  if (!url || sign.test(url) || /\.svg(?:[?#]|$)/i.test(url)) return undefined;
  const sides = ['width', 'height'].map((name) => Number(image.getAttribute(name) ?? Number.NaN));
  if (sides.some((side) => side > 0 && side < leastPx)) return undefined;
  const alt = flatText(image.getAttribute('alt')).slice(0, maxWords);
  return alt === '' ? { url } : { url, alt };
}

export function captionOf(caption: PageElement): string {
  return flatText(caption.textContent).slice(0, maxWords);
}

function addressOf(image: PageElement, base: string | undefined): string | undefined {
  const candidates = [
    ...waiting.map((name) => image.getAttribute(name)),
    largestOf(image.getAttribute('srcset') ?? image.getAttribute('data-srcset')),
    image.getAttribute('src'),
  ];
  for (const candidate of candidates) {
    const url = absoluteAddress(candidate, base);
    if (url) return url;
  }
  return undefined;
}

/** The whole address of something on a page; nothing for what is no web address. */
export function absoluteAddress(
  address: string | null | undefined,
  base: string | undefined,
): string | undefined {
  const text = address?.trim();
  if (!text || text.length > 2000) return undefined;
  const url = URL.parse(text, base);
  return url && /^https?:$/.test(url.protocol) && !url.username ? url.href : undefined;
}

/** 'a.jpg 480w, b.jpg 1024w' → 'b.jpg' */
function largestOf(srcset: string | null): string | undefined {
  // Some leave no space behind the comma, and addresses may hold commas too.
  const list = (srcset ?? '').slice(0, 8000).replace(/(?<=\d[wx]),/g, ', ');
  const sizes = [...list.matchAll(/(?<!\S)([^\s,]\S*[^\s,])\s+([\d.]+)[wx]/g)];
  return sizes.toSorted((a, b) => Number(b[2]) - Number(a[2]))[0]?.[1];
}
