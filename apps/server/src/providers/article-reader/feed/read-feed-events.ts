/**
 * The tags and words of a feed, one after the other. XML of strangers: it is walked through once, from its beginning to
 * its end; what it declares is not believed (no entities of its own, no documents of others), and tags in tags in tags
 * are no deeper than a few dozen.
 */
export type FeedEvent =
  | {
      readonly kind: 'open';
      /** In small letters, with its prefix: 'media:content'. */
      readonly name: string;
      /** How many tags it stands in. */
      readonly depth: number;
      readonly attribute: (name: string) => string;
    }
  | { readonly kind: 'text'; readonly text: string; readonly path: readonly string[] }
  | { readonly kind: 'close'; readonly name: string; readonly depth: number };

const maxDepth = 60;

export function* readFeedEvents(xml: string): Generator<FeedEvent> {
  const path: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const open = xml.indexOf('<', at);
    const until = open < 0 ? xml.length : open;
    const between = xml.slice(at, until);
    if (between.trim() !== '') yield { kind: 'text', text: unescaped(between), path };
    if (open < 0) return;
    const section = sectionAt(xml, open);
    if (section) {
      if (section.text !== undefined) yield { kind: 'text', text: section.text, path };
      at = section.end;
      continue;
    }
    const end = xml.indexOf('>', open);
    if (end < 0) return;
    const tag = xml.slice(open + 1, end);
    at = end + 1;
    const name = (/^\/?\s*([\w:.-]+)/.exec(tag)?.[1] ?? '').toLowerCase();
    if (name === '') continue;
    if (tag.startsWith('/')) {
      // Tags that nobody closed end with the one around them; an end without a beginning is none.
      const depth = path.lastIndexOf(name);
      if (depth < 0) continue;
      path.length = depth;
      yield { kind: 'close', name, depth };
      continue;
    }
    const depth = path.length;
    yield { kind: 'open', name, depth, attribute: (wanted) => attributeOf(tag, wanted) };
    if (tag.endsWith('/')) yield { kind: 'close', name, depth };
    else if (depth < maxDepth) path.push(name);
  }
}

/** Comments, instructions and declarations are passed over; CDATA is text as it stands. */
function sectionAt(
  xml: string,
  open: number,
): { readonly end: number; readonly text?: string } | undefined {
  const endOf = (mark: string) => {
    const found = xml.indexOf(mark, open);
    return found < 0 ? xml.length : found + mark.length;
  };
  if (xml.startsWith('<![CDATA[', open)) {
    const end = endOf(']]>');
    return { end, text: xml.slice(open + 9, Math.max(open + 9, end - 3)) };
  }
  if (xml.startsWith('<!--', open)) return { end: endOf('-->') };
  if (xml.startsWith('<?', open)) return { end: endOf('?>') };
  if (!xml.startsWith('<!', open)) return undefined;
  // A declaration with entities in brackets: none of them is ever replaced.
  const end = endOf('>');
  return { end: xml.slice(open, end).includes('[') ? endOf(']>') : end };
}

const longestTag = 4000;

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(
    tag.slice(0, longestTag),
  );
  return unescaped(found?.[1] ?? found?.[2] ?? '').trim();
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  nbsp: ' ',
};

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, ten, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = ten ? Number(ten) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
