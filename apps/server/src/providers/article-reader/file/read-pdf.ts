import { getDocumentProxy } from 'unpdf';
import type { PageReading } from '../article-reader-port.ts';
import { flatText } from '../body/flat-text.ts';
import { mostLetters } from '../body/most-letters.ts';
import { dayOf, languageTag } from '../page/page-facts.ts';
import { leastLetters } from '../page/read-html.ts';
import { blocksToHtml, pdfBlocks, usualSize } from './pdf-blocks.ts';
import { linesOfPage, type PdfLine, type PdfPiece, withoutRepeated } from './pdf-lines.ts';
import { titleFromName } from './title-from-name.ts';

/** More is a book, and no film. */
const pdfLimits = { pages: 150, letters: mostLetters, ms: 10_000 };

/** The text of a PDF, in paragraphs. */
export async function readPdf(bytes: Uint8Array, name: string): Promise<PageReading> {
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  try {
    pdf = await getDocumentProxy(new Uint8Array(bytes), {
      stopAtErrors: false,
      maxImageSize: 1,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { problem: isLocked ? 'article-file-protected' : 'article-file-broken' };
  }
  try {
    const { lines, isCut } = await linesOf(pdf);
    const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
    if (letters <= leastLetters)
      return { problem: letters === 0 ? 'article-file-scanned' : 'article-file-empty' };
    return articleOf({ lines, isCut, pages: pdf.numPages }, await notesOf(pdf), name);
  } catch {
    return { problem: 'article-file-broken' };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function linesOf(
  pdf: Awaited<ReturnType<typeof getDocumentProxy>>,
): Promise<{ readonly lines: readonly PdfLine[]; readonly isCut: boolean }> {
  const lines: PdfLine[] = [];
  const until = Date.now() + pdfLimits.ms;
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const isEnough = number > pdfLimits.pages || letters > pdfLimits.letters;
    if (isEnough || Date.now() > until) return { lines, isCut: true };
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const pieces = items.filter((item): item is typeof item & PdfPiece => 'str' in item);
    for (const line of linesOfPage(pieces, number, height)) {
      lines.push(line);
      letters += line.text.length;
    }
    page.cleanup();
  }
  return { lines, isCut: false };
}

interface Notes {
  readonly title: string;
  readonly author: string;
  readonly date: string | undefined;
  readonly language: string | undefined;
}

async function notesOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<Notes> {
  const { info } = await pdf.getMetadata();
  const notes = info as Readonly<Record<string, unknown>>;
  const text = (key: string) => flatText(typeof notes[key] === 'string' ? notes[key] : '');
  // 'D:20240131120000Z'
  const day = /^D:(\d{4})(\d{2})(\d{2})/.exec(text('CreationDate'));
  return {
    title: text('Title'),
    author: text('Author'),
    date: dayOf(day?.slice(1).join('-')),
    language: languageTag(text('Language')),
  };
}

interface PdfText {
  readonly lines: readonly PdfLine[];
  readonly isCut: boolean;
  readonly pages: number;
}

function articleOf({ lines, isCut, pages }: PdfText, notes: Notes, name: string): PageReading {
  const kept = withoutRepeated(lines, pages);
  const largest = titleLines(kept);
  const printed = largest
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 300);
  const title = (isTitle(notes.title) ? notes.title : printed || titleFromName(name)).slice(0, 300);
  const isRepeated =
    printed !== '' && (printed === title || !isTitle(notes.title) || isLike(printed, title));
  const body = isRepeated ? kept.filter((line) => !largest.includes(line)) : kept;
  const html = blocksToHtml(pdfBlocks(body));
  const { author, date, language } = notes;
  return {
    article: {
      title,
      body: html,
      parser: 'file',
      ...(author && { author: author.slice(0, 200) }),
      ...(date && { date }),
      ...(language && { language }),
      pictures: [],
      ...(isCut && { isCut: true }),
    },
  };
}

/** Programs write the name of the file there, or their own. */
function isTitle(text: string): boolean {
  return (
    text.length >= 4 &&
    !/^(?:microsoft word|untitled|document\d*|slide \d|powerpoint|print)|\.(?:docx?|pdf|indd|pptx?|tex|qxd|rtf|odt)$/i.test(
      text,
    )
  );
}

function isLike(a: string, b: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return plain(a).includes(plain(b)) || plain(b).includes(plain(a));
}

/** The largest lines of the first page, where they are larger than the text below. */
function titleLines(lines: readonly PdfLine[]): readonly PdfLine[] {
  const [first] = lines;
  const onFirst = lines.filter(({ page }) => page === first?.page).slice(0, 30);
  const size = Math.max(0, ...onFirst.map((line) => line.size));
  if (size < usualSize(lines) * 1.15) return [];
  const from = onFirst.findIndex((line) => line.size === size);
  const rest = onFirst.slice(from);
  const end = rest.findIndex((line) => Math.abs(line.size - size) > 0.5);
  return rest.slice(0, Math.min(4, end < 0 ? rest.length : end));
}
