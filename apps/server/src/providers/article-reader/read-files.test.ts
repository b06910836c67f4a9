import { buffer } from 'node:stream/consumers';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ZipFile } from 'yazl';
import { articleWork } from './article-work.ts';
import { createArticleReader } from './create-article-reader.ts';

const read = (name: string, bytes: Uint8Array | string) =>
  articleWork.readFile({ name, bytes: Buffer.from(bytes as Uint8Array) });
const longText =
  'Whales sing in the dark, and nobody has written down all of their songs yet. '.repeat(4);

interface PrintedLine {
  readonly text: string;
  readonly size?: number;
  readonly y: number;
}

async function makePdf(
  pages: readonly (readonly PrintedLine[])[],
  title?: string,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  if (title) pdf.setTitle(title);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage([600, 800]);
    for (const { text, size = 11, y } of lines) page.drawText(text, { x: 60, y, size, font });
  }
  return pdf.save();
}

async function makeZip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const wordNames = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const paragraph = (text: string, style?: string) =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const makeDocx = (body: string, more: Readonly<Record<string, string | Buffer>> = {}) =>
  makeZip({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/styles.xml': `<w:styles ${wordNames}><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="de-DE"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    'word/document.xml': `<w:document ${wordNames}><w:body>${body}</w:body></w:document>`,
    ...more,
  });

describe('a PDF', () => {
  const header = { text: 'Journal of Quiet Things', size: 9, y: 770 };
  const footer = (page: number) => ({ text: `Page ${page} of 4`, size: 9, y: 30 });
  const pages = [
    [
      header,
      { text: 'The Life of Lichens', size: 24, y: 700 },
      { text: 'A lichen is not one being but two: a fungus and an alga that share', y: 650 },
      { text: 'a house. The fungus builds the walls, and the alga makes the sug-', y: 636 },
      { text: 'ar that both of them live on.', y: 622 },
      { text: 'How old they get', size: 15, y: 580 },
      { text: 'Some lichens in Greenland have been growing for over four thousand', y: 555 },
      { text: 'years, at a pace of less than a millimetre a year and without', y: 541 },
      footer(1),
    ],
    [
      header,
      { text: 'anybody who looks after them.', y: 740 },
      { text: '• They need no soil', y: 700 },
      { text: '• They need no rain for months', y: 686 },
      footer(2),
    ],
    [
      header,
      { text: 'Clean air is all they ask for, which is why cities have so few.', y: 740 },
      footer(3),
    ],
    [header, { text: 'Look at an old wall after rain: then they are green.', y: 740 }, footer(4)],
  ];

  it('is read in paragraphs, headings and lists, without what stands on every page', async () => {
    const reading = await read('lichens.pdf', await makePdf(pages));
    expect(reading).toMatchObject({
      article: { title: 'The Life of Lichens', parser: 'file', pictures: [] },
    });
    const body = 'article' in reading ? reading.article.body : '';
    expect(body).toContain('the alga makes the sugar that both of them live on.</p>');
    expect(body).toContain('<h2>How old they get</h2>');
    // A sentence goes on over the edge of a page.
    expect(body).toContain('a millimetre a year and without anybody who looks after them.</p>');
    expect(body).toContain(
      '<ul><li>They need no soil</li><li>They need no rain for months</li></ul>',
    );
    expect(body).not.toMatch(/Journal of Quiet|Page \d/);
  });

  it('has the title that it says it has, unless a program wrote it', async () => {
    expect(await read('a.pdf', await makePdf(pages, 'Lichens, a life'))).toMatchObject({
      article: { title: 'Lichens, a life' },
    });
    expect(await read('a.pdf', await makePdf(pages, 'Microsoft Word - draft3.docx'))).toMatchObject(
      {
        article: { title: 'The Life of Lichens' },
      },
    );
  });

  it('of pictures alone, torn or with a password is told to be so', async () => {
    expect(await read('scan.pdf', await makePdf([[], []]))).toEqual({
      problem: 'article-file-scanned',
    });
    expect(await read('torn.pdf', '%PDF-1.7\nnothing')).toEqual({ problem: 'article-file-broken' });
    expect(await read('locked.pdf', lockedPdf())).toEqual({ problem: 'article-file-protected' });
  });

  it('of two thousand pages is read as far as a film could ever need', async () => {
    const bytes = await makePdf(
      Array.from({ length: 2000 }, () => [
        { text: 'Once more, with feeling and a few more words.', y: 400 },
      ]),
    );
    const reading = await read('long.pdf', bytes);
    expect('article' in reading && reading.article.body.length).toBeLessThan(20_000);
  });
});

/** A PDF whose password nobody knows. */
function lockedPdf(): string {
  const secret = 'ab'.repeat(32);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>',
    `<</Filter/Standard/V 1/R 2/O<${secret}>/U<${secret}>/P -4>>`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const from = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(from).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  return `${text}xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 5/Root 1 0 R/Encrypt 4 0 R/ID[<${secret}><${secret}>]>>\nstartxref\n${start}\n%%EOF`;
}

describe('a Word document', () => {
  it('is read with its headings, bold words and language', async () => {
    const bold = `<w:p><w:r><w:t xml:space="preserve">They sing </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>for hours</w:t></w:r><w:r><w:t>.</w:t></w:r></w:p>`;
    const bytes = await makeDocx(
      `${paragraph('Songs of whales', 'Heading1')}${paragraph(longText)}${paragraph('How far', 'Heading2')}${bold}`,
    );
    expect(await read('whales.docx', bytes)).toMatchObject({
      article: {
        title: 'Songs of whales',
        parser: 'file',
        language: 'de-DE',
        body: expect.stringMatching(
          /^<p>Whales sing.*<h2>How far<\/h2><p>They sing <b>for hours<\/b>\.<\/p>$/,
        ),
      },
    });
  });

  it('without a heading is called as its file', async () => {
    const bytes = await makeDocx(paragraph(longText));
    expect(await read('my_notes-2024 (2).docx', bytes)).toMatchObject({
      article: { title: 'My notes 2024' },
    });
  });

  it('that would unpack to gigabytes, or is torn, is not unpacked', async () => {
    const bomb = await makeDocx(paragraph(longText), {
      'word/footnotes.xml': Buffer.alloc(40 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await read('bomb.docx', bomb)).toEqual({ problem: 'article-too-hard' });
    const torn = (await makeDocx(paragraph(longText))).subarray(0, 400);
    expect(await read('torn.docx', torn)).toEqual({ problem: 'article-file-broken' });
  });

  it('with a password, of another program or of another kind is told apart', async () => {
    const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    const locked = Buffer.concat([
      old,
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await read('a.docx', locked)).toEqual({ problem: 'article-file-protected' });
    expect(await read('a.doc', old)).toEqual({ problem: 'article-file-kind' });
    expect(await read('a.zip', await makeZip({ 'a.txt': 'Hello' }))).toEqual({
      problem: 'article-file-kind',
    });
    expect(await read('a.rtf', '{\\rtf1 Hello}')).toEqual({ problem: 'article-file-kind' });
  });
});

describe('a text', () => {
  it.each([
    [
      'Markdown',
      'a.md',
      `# Songs of whales\n\n${longText}\n\n## How far\n\n- one\n- two`,
      'Songs of whales',
    ],
    [
      'Markdown with notes about itself',
      'a.md',
      `---\ntitle: "Songs"\nauthor: Ada\n---\n${longText}`,
      'Songs',
    ],
    [
      'a text with a first line that stands alone',
      'a.txt',
      `Songs of whales\n\n${longText}`,
      'Songs of whales',
    ],
    ['a text without one', 'whale songs.txt', longText, 'Whale songs'],
    [
      'HTML',
      'a.html',
      `<html><title>Songs of whales</title><body><p>${longText}</p></body></html>`,
      'Songs of whales',
    ],
  ])('is read: %s', async (_, name, text, title) => {
    const reading = await read(name, text);
    expect(reading).toMatchObject({ article: { title, parser: 'file' } });
    expect('article' in reading && reading.article.body).toContain('<p>Whales sing in the dark');
  });

  it('with next to nothing in it is told to be so', async () => {
    expect(await read('a.txt', 'Hello')).toEqual({ problem: 'article-file-empty' });
    expect(await read('a.txt', '')).toEqual({ problem: 'article-file-empty' });
  });
});

it('reads in a thread of its own, which asks nobody on the way', async () => {
  const reader = createArticleReader();
  onTestFinished(() => reader.close());
  const reading = await reader.readFile({ name: 'a.txt', bytes: Buffer.from(longText) });
  expect(reading).toMatchObject({ article: { parser: 'file' } });
});
