import { Button } from '@mantine/core';
import type { Lead } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pager } from '../../ui/pager.tsx';
import classes from './leads.module.css';

interface LeadListProps {
  readonly projectId: number;
  readonly leads: readonly Lead[];
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly onRemove: (id: string) => Promise<void>;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const webhookWords = {
  waiting: 'on its way to the webhook',
  done: '',
  failed: 'The webhook didn’t accept it',
};

/** Who confirmed their address, newest first. */
export function LeadList(props: LeadListProps) {
  const { projectId, leads, total, page, pageCount, onPage, onRemove } = props;
  const remove = async ({ id, email }: Lead) => {
    const isSure = await confirm({
      title: 'Remove this address?',
      message: `${email} is removed for good.`,
      confirmLabel: 'Remove',
    });
    if (isSure) await onRemove(id).catch(() => undefined);
  };
  if (total === 0) {
    return (
      <p className={classes.quiet}>
        Nobody has left an address yet. Whoever does gets an email first; once they confirm it,
        they’re listed here.
      </p>
    );
  }
  return (
    <section className={classes.list} aria-label="Addresses">
      <div className={classes.head}>
        <strong>{formatCount(total, 'address')}</strong>
        <Button
          component="a"
          href={`/api/members/leads.csv?proj_id=${projectId}`}
          download
          variant="default"
          size="compact-md"
          leftSection={<Icon shape={IconDownload} />}
        >
          Download as CSV
        </Button>
      </div>
      <ul className={classes.leads}>
        {leads.map((lead) => (
          <li key={lead.id} className={classes.lead}>
            <span className={classes.who}>
              <strong>{lead.name}</strong>
              <span className={classes.quiet}>{lead.email}</span>
              {lead.webhook && webhookWords[lead.webhook] && (
                <span className={classes.quiet}>{webhookWords[lead.webhook]}</span>
              )}
            </span>
            <span className={classes.quiet}>{dateFormat.format(new Date(lead.confirmed_at))}</span>
            <IconButton
              label={`Remove ${lead.email}`}
              icon={IconTrash}
              onClick={() => void remove(lead)}
            />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pager page={page} pageCount={pageCount} onPage={onPage} label="Pages of addresses" />
      )}
    </section>
  );
}
