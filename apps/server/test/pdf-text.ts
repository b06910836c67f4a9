import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/** The words on each page of a PDF, read as a viewer would: glyphs, and what each font says they mean. */
export async function pdfText(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map(({ node }) => {
    const { context } = document;
    const fonts = context.lookup(node.Resources()?.get(PDFName.of('Font')), PDFDict);
    const letters = new Map(
      fonts.entries().map(([name, reference]) => {
        const font = context.lookup(reference, PDFDict);
        return [
          name.asString(),
          readLetters(textOf(context.lookup(font.get(PDFName.of('ToUnicode'))))),
        ];
      }),
    );
    const contents = node.Contents();
    const streams =
      contents instanceof PDFArray
        ? contents.asArray().map((item) => context.lookup(item))
        : [contents];
    return readWords(streams.map(textOf).join('\n'), letters);
  });
}

function textOf(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('There is no such stream in the PDF.');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

function readLetters(map: string): Map<string, string> {
  const pairs = map.matchAll(/<([0-9A-F]{4})>\s*<([0-9A-F]+)>/gi);
  return new Map(
    Array.from(pairs, ([, glyph = '', letter = '']) => [
      glyph.toUpperCase(),
      Buffer.from(letter, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

function readWords(content: string, letters: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  let words = '';
  for (const [, name, glyphs] of content.matchAll(/(\/\S+) [\d.]+ Tf|<([0-9A-F]*)> Tj/gi)) {
    if (name) font = letters.get(name) ?? font;
    for (const [glyph] of (glyphs ?? '').matchAll(/.{4}/g)) {
      words += font.get(glyph.toUpperCase()) ?? '';
    }
    if (glyphs) words += '\n';
  }
  return words;
}
