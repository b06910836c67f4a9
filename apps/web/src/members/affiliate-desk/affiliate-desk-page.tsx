import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Icon } from '../../theme/icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import affiliate from '../affiliates/affiliates.module.css';
import layout from '../page-layout.module.css';
import { AffiliateRow } from './affiliate-row.tsx';
import { DueTransfers } from './due-transfers.tsx';
import { HeldCommissions } from './held-commissions.tsx';
import { useDesk } from './use-desk.ts';

const payoutList = '/api/members/affiliate-desk/payouts.csv';

/** Where the owner pays affiliates, looks at what was held, and adjusts. */
export function AffiliateDeskPage() {
  const { desk, decide } = useDesk();
  if (desk.isPending) return <Skeleton className={affiliate.skeleton ?? ''} />;
  if (!desk.data) {
    return (
      <ErrorState
        title="We couldn’t load the affiliates"
        advice="Please check that Reelwright is still running, then try again."
        safe="The books are safe."
        onRetry={() => void desk.refetch()}
        isRetrying={desk.isFetching}
      />
    );
  }
  const { affiliates, payouts, holds } = desk.data;
  if (affiliates.length === 0) {
    return (
      <EmptyState
        title="Nobody has joined yet"
        action={
          <Button component={Link} to="/affiliates">
            See what affiliates see
          </Button>
        }
      >
        Members become affiliates on the page Affiliates. What they ask for, and what you should
        look at, will be here.
      </EmptyState>
    );
  }
  return (
    <div className={layout.page}>
      <div className={layout.head}>
        <p className={affiliate.intro}>
          Send what is due, then tick it off. Every decision is a line in the books, and none of
          them can be changed afterwards.
        </p>
        {payouts.length > 0 && (
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
        <h2 id="all-affiliates" className={affiliate.heading}>
          Affiliates
        </h2>
        {affiliates.map((one) => (
          <AffiliateRow key={one.id} affiliate={one} decide={decide} />
        ))}
      </section>
    </div>
  );
}
