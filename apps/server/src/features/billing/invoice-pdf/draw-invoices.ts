import { PDFDocument } from 'pdf-lib';
import { type Invoice, invoiceNumber } from '../invoice.ts';
import { drawFoot, drawHead, drawInvoice } from './draw-invoice.ts';
import type { InvoiceSender } from './invoice-sender.ts';
import { addSheet, margin, type Sheet } from './sheet.ts';
import { openTypeface } from './typeface.ts';

/** A PDF with a page for every invoice; without any, one page that says so. */
export async function drawInvoices(
  invoices: readonly Invoice[],
  sender: InvoiceSender,
  email: string,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(titleOf(invoices), { showInWindowTitleBar: true });
  document.setAuthor(sender.lines[0] ?? sender.product);
  document.setCreator(sender.product);
  document.setLanguage('en');
  const typeface = openTypeface(document);
  for (const invoice of invoices) await drawInvoice(addSheet(document, typeface), invoice, sender);
  if (invoices.length === 0) await drawNone(addSheet(document, typeface), sender, email);
  return Buffer.from(await document.save());
}

function titleOf(invoices: readonly Invoice[]): string {
  if (invoices.length === 0) return 'No invoices yet';
  return `Invoice ${invoices.map(invoiceNumber).join(', ')}`;
}

async function drawNone(sheet: Sheet, sender: InvoiceSender, email: string): Promise<void> {
  await drawHead(sheet, 'Invoices', sender);
  await sheet.write('No invoices yet', { x: margin, y: 168, size: 18, weight: 'strong' });
  for (const [index, line] of [
    `Nothing has been billed to ${email} so far.`,
    'Once you are on a paid plan, every invoice has a page here.',
  ].entries()) {
    await sheet.write(line, { x: margin, y: 196 + index * 18, size: 11, maxWidth: 480 });
  }
  await drawFoot(sheet, `Thank you for using ${sender.product}.`, `${sender.publicUrl}/pricing`);
}
