import mammoth from 'mammoth';
import type { PageReading } from '../article-reader-port.ts';
import { cleanBody } from '../body/clean-body.ts';
import { flatText } from '../body/flat-text.ts';
import { parsePage } from '../page/page-dom.ts';
import { dayOf, languageTag } from '../page/page-facts.ts';
import { leastLetters } from '../page/read-html.ts';
import { titleFromName } from './title-from-name.ts';
import { readZipEntry, unpacksWithin } from './zip-entries.ts';

/** A thousand pages of text; pictures are not unpacked. */
const maxUnpackedBytes = 15 * 1024 * 1024;
const styles = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote:fresh",
  "p[style-name='Intense Quote'] => blockquote:fresh",
];

/** The text of a Word document. */
export async function readDocx(given: Uint8Array, name: string): Promise<PageReading> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  try {
    if (!unpacksWithin(bytes, (file) => /\.(?:xml|rels)$/i.test(file), maxUnpackedBytes)) {
      return { problem: 'article-too-hard' };
    }
    const { value } = await mammoth.convertToHtml(
      { buffer: bytes },
      {
        styleMap: styles,
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        externalFileAccess: false,
      },
    );
    return readingOf(value, propertiesOf(bytes), name);
  } catch (error) {
    // Tags in tags, so deep that no program follows.
    if (error instanceof RangeError) return { problem: 'article-too-hard' };
    return { problem: 'article-file-broken' };
  }
}

interface Properties {
  readonly title: string;
  readonly author: string;
  readonly date: string | undefined;
  readonly language: string | undefined;
}

function readingOf(html: string, properties: Properties, name: string): PageReading {
  const { body } = parsePage(html);
  const first = body.querySelector('h1') ?? body.querySelector('h2');
  const heading = flatText(first?.textContent);
  const title = (heading || properties.title || titleFromName(name)).slice(0, 300);
  if (heading) first?.remove();
  const clean = cleanBody(body, { title });
  if (clean.letters <= leastLetters) return { problem: 'article-file-empty' };
  const { author, date, language } = properties;
  return {
    article: {
      title,
      body: clean.html,
      parser: 'file',
      ...(author && { author: author.slice(0, 200) }),
      ...(date && { date }),
      ...(language && { language }),
      pictures: [],
      ...(clean.isCut && { isCut: true }),
    },
  };
}

/** What Word notes about a document beside its text. */
function propertiesOf(bytes: Buffer): Properties {
  const xml = readZipEntry(bytes, 'docProps/core.xml', 100_000)?.toString('utf8') ?? '';
  const styleXml = readZipEntry(bytes, 'word/styles.xml', maxUnpackedBytes)?.toString('utf8') ?? '';
  const inside = (tag: string) =>
    flatText(
      parsePage(new RegExp(`<${tag}[^>]*>([^<]{0,500})<`).exec(xml)?.[1] ?? '').body.textContent,
    );
  return {
    title: inside('dc:title'),
    author: inside('dc:creator'),
    date: dayOf(inside('dcterms:created')),
    language: languageTag(/<w:lang\b[^<>]*w:val="([\w-]{2,20})"/.exec(styleXml)?.[1]),
  };
}
