import { Button } from '@mantine/core';
import type { BilledInvoice } from '@reelwright/contract';
import { capitalize } from '@reelwright/english';
import { IconDownload } from '@tabler/icons-react';
import { formatPrice } from '../../prices/format-price.ts';
import { Icon } from '../../theme/icon.tsx';
import classes from './billing.module.css';
import { formatDay } from './format-day.ts';

const invoices = '/api/user/billing/invoices';

interface InvoiceListProps {
  readonly invoices: readonly BilledInvoice[];
}

/** What somebody paid, with an invoice for each. */
export function InvoiceList({ invoices: list }: InvoiceListProps) {
  return (
    <section aria-labelledby="invoices" className={classes.card}>
      <div className={classes.planHead}>
        <h2 id="invoices" className={classes.heading}>
          Invoices
        </h2>
        {list.length > 1 && (
          <Button
            component="a"
            href={invoices}
            variant="default"
            leftSection={<Icon shape={IconDownload} />}
          >
            Download all
          </Button>
        )}
      </div>
      {list.length === 0 ? (
        <p className={classes.quiet}>Your payments will be listed here.</p>
      ) : (
        <ul className={classes.list}>
          {list.map((invoice) => (
            <li key={invoice.number} className={classes.invoice}>
              <span className={classes.invoiceWords}>
                <span>{formatDay(invoice.issued_at)}</span>
                <span className={classes.quiet}>
                  {capitalize(invoice.plan)} · {invoice.number}
                </span>
              </span>
              <span className={classes.invoiceAmount}>
                {formatPrice(invoice.amount_cents, invoice.currency)}
                {invoice.refunded_cents > 0 && (
                  <span className={classes.quiet}>
                    {formatPrice(invoice.refunded_cents, invoice.currency)} refunded
                  </span>
                )}
              </span>
              <a
                href={`${invoices}?number=${invoice.number}`}
                className={classes.download}
                aria-label={`Download invoice ${invoice.number}`}
              >
                <Icon shape={IconDownload} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
