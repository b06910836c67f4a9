import { flatText } from '../body/flat-text.ts';
import type { PageDocument, PageElement } from './page-dom.ts';

/** How layers are called that ask for consent, cover the page or offer a subscription. */
const overlay =
  /cookie|consent|gdpr|onetrust|didomi|cmp-|cmpbox|usercentrics|newsletter|paywall-overlay/i;
const asks =
  /cookie|consent|privacy|gdpr|datenschutz|einwilligung|newsletter|sign up|subscribe|accept|akzeptieren/i;
/** A layer with more of the page's text than this is the page. */
const mostOfPage = 0.4;

/** What wikis put between their sentences, and numbers that lead to footnotes. */
const asides =
  '.mw-editsection, .reflist, .references, .navbox, .noprint, .hatnote, #siteSub, #toc, .toc, sup.reference, .sr-only, .visually-hidden';

/** Changes a page in place, so that readers made for usual pages understand it too. */
export function preparePage(page: PageDocument): void {
  removeOverlays(page);
  for (const aside of page.querySelectorAll(asides)) aside.remove();
  takeAmpPictures(page);
  takeHiddenPictures(page);
  forgetAddresses(page);
}

/** What lies over a page is no part of it, and often has longer sentences than the article. */
function removeOverlays(page: PageDocument): void {
  const letters = flatText(page.body?.textContent).length;
  for (const layer of page.querySelectorAll('[id], [class]')) {
    if (!overlay.test(`${layer.id} ${layer.className}`)) continue;
    if (/^(?:HTML|BODY|MAIN|ARTICLE)$/i.test(layer.nodeName) || !page.body?.contains(layer))
      continue;
    if (layer.querySelector('article, main, h1')) continue;
    const text = flatText(layer.textContent);
    if (text.length <= letters * mostOfPage && asks.test(text)) layer.remove();
  }
}

/** Where links lead, nobody asks; making every address whole would take a fifth of the time of reading a page. */
function forgetAddresses(page: PageDocument): void {
  for (const link of page.querySelectorAll('a[href]')) {
    // Within the page: contents and footnotes, which readers weigh in their own way.
    if (!link.getAttribute('href')?.startsWith('#')) link.removeAttribute('href');
  }
}

/** `amp-img` is an image to everybody but the readers. */
function takeAmpPictures(page: PageDocument): void {
  for (const picture of page.querySelectorAll('amp-img, amp-anim')) {
    replaceByImage(page, picture, picture);
  }
}

/** Pictures that wait until somebody scrolls to them stand in `noscript` for those who have no scripts, as we. */
function takeHiddenPictures(page: PageDocument): void {
  for (const hidden of page.querySelectorAll('noscript')) {
    const image = hidden.querySelector('img');
    if (image) replaceByImage(page, hidden, image);
  }
}

const pictureAttributes = ['src', 'srcset', 'data-src', 'alt', 'width', 'height'];

function replaceByImage(page: PageDocument, place: PageElement, like: PageElement): void {
  const image = page.createElement('img');
  for (const name of pictureAttributes) {
    const value = like.getAttribute(name);
    if (value !== null) image.setAttribute(name, value);
  }
  place.replaceWith(image);
}
