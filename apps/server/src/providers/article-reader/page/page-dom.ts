import { parseHTML } from 'linkedom';

/** As much of the DOM as reading an article takes; the server knows no browser's types. */
export interface PageNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<PageNode> & Iterable<PageNode>;
  readonly parentNode: PageElement | null;
}

export interface PageElement extends PageNode {
  readonly tagName: string;
  readonly children: ArrayLike<PageElement> & Iterable<PageElement>;
  readonly id: string;
  readonly className: string;
  innerHTML: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  hasAttribute(name: string): boolean;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): ArrayLike<PageElement> & Iterable<PageElement>;
  contains(other: PageNode): boolean;
  replaceWith(...nodes: readonly (PageNode | string)[]): void;
  remove(): void;
}

export interface PageDocument extends PageElement {
  readonly documentElement: PageElement;
  readonly head: PageElement;
  readonly body: PageElement;
  createElement(name: string): PageElement;
  /** What readers expect of browsers; documents that were only parsed have none of it. */
  styleSheets?: unknown;
  readonly defaultView?: { getComputedStyle?: unknown } | null;
}

export const isElement = (node: PageNode): node is PageElement => node.nodeType === 1;
export const isText = (node: PageNode): boolean => node.nodeType === 3;

/** Tags in tags in tags: pages that people read have a few dozen. The readers take for ever on thousands. */
const maxDepth = 300;

export function isTooDeep(page: PageDocument): boolean {
  let level: readonly PageElement[] = [page.documentElement];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap((element) => [...element.children]);
  }
  return false;
}

/** A page as a document. Nothing in it runs, and nothing it names is fetched. */
export function parsePage(html: string): PageDocument {
  // Without these a fragment has no body that anything could be found in.
  const whole = /<html[\s>]/i.test(html)
    ? html
    : `<!doctype html><html><head></head><body>${html}</body></html>`;
  return parseHTML(whole).document as unknown as PageDocument;
}
