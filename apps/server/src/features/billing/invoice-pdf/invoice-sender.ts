/** Who issues the invoices: the operator, by settings. */
export interface InvoiceSender {
  readonly lines: readonly string[];
  readonly publicUrl: string;
  /** The owner's name for the product. */
  readonly product: string;
}

export function invoiceSender(settings: {
  readonly INVOICE_SENDER: string;
  readonly PUBLIC_URL: string;
}): Omit<InvoiceSender, 'product'> {
  const lines = settings.INVOICE_SENDER.split(';')
    .map((line) => line.trim())
    .filter(Boolean);
  return { lines, publicUrl: settings.PUBLIC_URL };
}
