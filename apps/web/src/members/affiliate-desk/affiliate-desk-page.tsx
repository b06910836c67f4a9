import { Button, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatCount } from '@reelwright/english';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { brand } from '../../brand/brand.ts';
import { Icon } from '../../theme/icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import affiliate from '../affiliates/affiliates.module.css';
import layout from '../page-layout.module.css';
import { AffiliateRow } from './affiliate-row.tsx';
import { DueTransfers } from './due-transfers.tsx';
import { HeldCommissions } from './held-commissions.tsx';
import { useDesk } from './use-desk.ts';

const payoutList = '/api/members/affiliate-desk/payouts.csv';
const newsList = '/api/members/affiliate-desk/news.csv';

/** Where the owner pays affiliates, looks at what was held, and adjusts. */
export function AffiliateDeskPage() {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [find] = useDebouncedValue(typed.trim(), 300);
  const { desk, decide } = useDesk(page, find);
  if (desk.isPending) return <Skeleton className={affiliate.skeleton ?? ''} />;
  if (!desk.data) {
    return (
      <ErrorState
        title="We couldn’t load the affiliates"
        advice={`Please check that ${brand.name} is still running, then try again.`}
        safe="The books are safe."
        onRetry={() => void desk.refetch()}
        isRetrying={desk.isFetching}
      />
    );
  }
  const { affiliates, affiliates_total, page_size, payouts, holds } = desk.data;
  const pages = Math.ceil(affiliates_total / page_size);
  if (affiliates_total === 0 && find === '' && payouts.length + holds.length === 0) {
    return (
      <EmptyState
        title="Nobody has joined yet"
        action={
          <Button component={Link} to="/affiliates">
            See what affiliates see
          </Button>
        }
      >
        Members become affiliates on the Affiliates page. What they ask for, and what you should
        look at, will show up here.
      </EmptyState>
    );
  }
  return (
    <div className={layout.page}>
      <div className={layout.head}>
        <p className={affiliate.intro}>
          Send what’s yours to send, then check it off. Every decision goes into the books and can’t
          be changed afterward.
        </p>
        {payouts.some(({ by }) => by === 'operator') && (
          <Button
            component="a"
            href={payoutList}
            download
            variant="default"
            leftSection={<Icon shape={IconDownload} />}
          >
            Export as CSV
          </Button>
        )}
      </div>
      <DueTransfers payouts={payouts} decide={decide} />
      <HeldCommissions holds={holds} decide={decide} />
      <section aria-labelledby="all-affiliates" className={affiliate.section}>
        <div className={affiliate.sectionHead}>
          <h2 id="all-affiliates" className={affiliate.heading}>
            Affiliates
          </h2>
          <div className={affiliate.actions}>
            <TextInput
              type="search"
              aria-label="Find an affiliate"
              placeholder="Name, username or address"
              leftSection={<Icon shape={IconSearch} sizePx={16} />}
              value={typed}
              maxLength={100}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setPage(1);
              }}
            />
            <Button
              component="a"
              href={newsList}
              download
              variant="default"
              leftSection={<Icon shape={IconDownload} />}
            >
              Addresses for news
            </Button>
          </div>
        </div>
        {affiliates.length === 0 && <p className={affiliate.quiet}>Nobody by that name.</p>}
        {affiliates.map((one) => (
          <AffiliateRow key={one.id} affiliate={one} decide={decide} />
        ))}
        {pages > 1 && (
          <Pager
            page={page}
            pageCount={pages}
            onPage={setPage}
            totalWords={formatCount(affiliates_total, 'affiliate')}
          />
        )}
      </section>
    </div>
  );
}
