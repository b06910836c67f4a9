import { type PageLooks, productName } from '@reelwright/contract';

/** The owner's brand, as the server wrote it into the head of this page; the product's own where nobody chose one. */
export const brand: PageLooks = readBrand();

function readBrand(): PageLooks {
  const own: PageLooks = { name: productName, logo: null, welcome: '', legal: [] };
  // Parts of the app are tried without a page.
  if (typeof document === 'undefined') return own;
  const told = document.querySelector<HTMLMetaElement>('meta[name="looks"]')?.content;
  return told ? { ...own, ...(JSON.parse(told) as Partial<PageLooks>) } : own;
}
