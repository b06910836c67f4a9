import { Button, Skeleton } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useUser } from '../../account/use-user.ts';
import { brand } from '../../brand/brand.ts';
import { Icon } from '../../theme/icon.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import layout from '../page-layout.module.css';
import { AffiliateGraphs } from './affiliate-graphs.tsx';
import { AffiliateStats } from './affiliate-stats.tsx';
import classes from './affiliates.module.css';
import { CurrencyNotice } from './currency-notice.tsx';
import { GiftsSection, PromotionsSection } from './gifts-section.tsx';
import { JoinScreen } from './join-screen.tsx';
import { LinkSection } from './link-section.tsx';
import { PartnerPage } from './partner-page.tsx';
import { TransferList } from './payout/transfer-list.tsx';
import { useReturnedInquiry } from './payout/use-returned-inquiry.ts';
import { SettingsSection } from './settings-section.tsx';
import { isNoAffiliate, useAffiliateInfo } from './use-affiliate.ts';

const PayoutPopup = fetchedPart(
  async () => (await import('./payout/payout-popup.tsx')).PayoutPopup,
);
const BannersSection = fetchedPart(
  async () => (await import('./promo/banners-section.tsx')).BannersSection,
);
const FilmSection = fetchedPart(async () => (await import('./promo/film-section.tsx')).FilmSection);

/** The affiliate's dashboard. */
export function AffiliatesPage() {
  const user = useUser();
  // Whoever has not joined is known: the server need not refuse them first.
  const hasJoined = user === null || user.affiliate === true;
  const { data: info, error, isPending, isFetching, refetch } = useAffiliateInfo({ hasJoined });
  const [wantsMoney, setWantsMoney] = useState(false);
  const [hasReturned, setReturned] = useState(false);
  useReturnedInquiry(() => {
    setReturned(true);
    setWantsMoney(true);
  });
  if (!hasJoined) return <JoinScreen />;
  if (isPending) return <Skeleton className={classes.skeleton ?? ''} />;
  if (isNoAffiliate(error)) return <JoinScreen />;
  if (!info) {
    return (
      <ErrorState
        title="We couldn’t load your dashboard"
        advice={`Please check that ${brand.name} is still running, then try again.`}
        safe="Your earnings are safe."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <div className={layout.page}>
      <div className={layout.head}>
        <p className={classes.intro}>
          You earn {info.percent}% of every payment made by the people you bring in, for as long as
          they stay.
        </p>
        <Button
          leftSection={<Icon shape={IconCash} />}
          disabled={info.unpaid <= 0}
          onClick={() => setWantsMoney(true)}
        >
          Get paid
        </Button>
      </div>
      {info.held_reason && (
        <InlineAlert tone="warning" title="Transfers are stopped for now">
          {info.held_reason}. <a href="/support?subject=affiliate+payout">Write to us</a>
        </InlineAlert>
      )}
      <CurrencyNotice />
      <AffiliateStats info={info} />
      <LinkSection info={info} />
      <AffiliateGraphs />
      <div className={classes.halves}>
        <PromotionsSection info={info} />
        <GiftsSection info={info} />
        <SettingsSection />
        <TransferList />
      </div>
      {/* They draw films, which takes more code than all the rest of the page. */}
      <Suspense fallback={<Skeleton className={classes.skeleton ?? ''} />}>
        <FilmSection link={info.link} />
        <BannersSection link={info.link} />
      </Suspense>
      <PartnerPage link={info.link} />
      {wantsMoney && (
        <Suspense>
          <PayoutPopup
            info={info}
            hasReturned={hasReturned}
            onClose={() => {
              setReturned(false);
              setWantsMoney(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
