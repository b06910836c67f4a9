import { productName } from '@reelwright/contract';
import { planNameOf, tierTitles } from '@reelwright/plans';
import { formatDay } from '../format-day.ts';
import { type Invoice, invoiceNumber } from '../invoice.ts';
import { formatMoney } from '../money.ts';
import type { InvoiceSender } from './invoice-sender.ts';
import { contentWidth, margin, type Sheet } from './sheet.ts';

const right = margin + contentWidth;
const columns = { second: margin + contentWidth / 2, column: contentWidth / 2 - 24 } as const;

/** Draws one invoice on its page. */
export async function drawInvoice(
  sheet: Sheet,
  invoice: Invoice,
  sender: InvoiceSender,
): Promise<void> {
  await drawHead(sheet, 'Invoice', sender);
  await sheet.write(invoiceNumber(invoice), {
    x: right,
    y: 98,
    size: 11,
    colour: 'quiet',
    align: 'right',
  });

  await drawBlock(sheet, margin, 'From', [...sender.lines, sender.publicUrl]);
  await drawBlock(sheet, columns.second, 'Billed to', [invoice.billedName, invoice.billedEmail]);
  await drawFact(sheet, margin, 'Date', formatDay(invoice.issuedAt));
  await drawFact(sheet, columns.second, 'Period', formatPeriod(invoice));
  await drawAmounts(sheet, invoice, sender);
  await drawFoot(
    sheet,
    `Thank you for making your videos with ${sender.product}.`,
    `Questions? ${sender.publicUrl}/support`,
  );
}

export async function drawHead(
  sheet: Sheet,
  title: string,
  { product }: InvoiceSender,
): Promise<void> {
  // The mark is the product's own: beside another name it would say something else.
  const isOurs = product === productName;
  if (isOurs) sheet.brand(margin, 56, 26);
  await sheet.write(product, {
    x: isOurs ? margin + 36 : margin,
    y: 75,
    size: 15,
    weight: 'strong',
  });
  await sheet.write(title, { x: right, y: 78, size: 24, weight: 'strong', align: 'right' });
}

export async function drawFoot(sheet: Sheet, thanks: string, more: string): Promise<void> {
  sheet.line(758);
  await sheet.write(thanks, { x: margin, y: 782, size: 9.5, colour: 'quiet' });
  await sheet.write(more, { x: right, y: 782, size: 9.5, colour: 'quiet', align: 'right' });
}

async function drawBlock(sheet: Sheet, x: number, label: string, lines: readonly string[]) {
  await sheet.write(label, { x, y: 150, size: 9.5, colour: 'quiet' });
  for (const [index, line] of lines.filter(Boolean).slice(0, 7).entries()) {
    await sheet.write(line, {
      x,
      y: 168 + index * 16,
      size: 11,
      weight: index === 0 ? 'strong' : 'normal',
      maxWidth: columns.column,
    });
  }
}

async function drawFact(sheet: Sheet, x: number, label: string, value: string) {
  await sheet.write(label, { x, y: 304, size: 9.5, colour: 'quiet' });
  await sheet.write(value, { x, y: 322, size: 11, maxWidth: columns.column });
}

async function drawAmounts(sheet: Sheet, invoice: Invoice, sender: InvoiceSender): Promise<void> {
  const amount = formatMoney(invoice);
  const plan = tierTitles[planNameOf(invoice.plan)];
  const header = { y: 374, size: 9.5, colour: 'quiet' } as const;
  await sheet.write('What', { x: margin, ...header });
  await sheet.write('Amount', { x: right, align: 'right', ...header });
  sheet.line(386);
  await sheet.write(`${sender.product} ${plan} plan`, {
    x: margin,
    y: 410,
    size: 12,
    weight: 'strong',
  });
  await sheet.write(formatPeriod(invoice), { x: margin, y: 427, size: 10, colour: 'quiet' });
  await sheet.write(amount, { x: right, y: 410, size: 12, align: 'right' });
  sheet.panel(452, 48);
  await sheet.write('Total', { x: margin + 16, y: 481, size: 13, weight: 'strong' });
  await sheet.write(`${amount} ${invoice.currency}`, {
    x: right - 16,
    y: 481,
    size: 13,
    weight: 'strong',
    align: 'right',
  });
  if (invoice.taxCents > 0) {
    const tax = formatMoney({ amountCents: invoice.taxCents, currency: invoice.currency });
    await sheet.write(`Of which tax: ${tax}`, {
      x: right - 16,
      y: 526,
      size: 10,
      colour: 'quiet',
      align: 'right',
    });
  }
  await sheet.write('Paid in full. There is nothing left to do.', {
    x: margin,
    y: 526,
    size: 10,
    colour: 'quiet',
  });
}

function formatPeriod({ periodStart, periodEnd }: Invoice): string {
  return periodEnd
    ? `${formatDay(periodStart)} to ${formatDay(periodEnd)}`
    : `From ${formatDay(periodStart)}, without an end`;
}
