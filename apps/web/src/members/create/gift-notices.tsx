import { Button } from '@mantine/core';
import { affiliateTerms } from '@reelwright/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { brand } from '../../brand/brand.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { NewTab } from '../../ui/new-tab.tsx';
import { formatUsd } from '../affiliates/format-usd.ts';

/** What somebody has from the affiliate who brought them. Nothing for everybody else, and while nobody knows. */
export function GiftNotices() {
  const { data } = useQuery({
    queryKey: ['affiliate-gifts'],
    queryFn: ({ signal }) => request((options) => client.affiliateGifts({}, options), { signal }),
    retry: false,
    staleTime: 600_000,
  });
  if (!data?.from) return null;
  const { from, signup_bonus, paid_bonus, discount, voucher, invites } = data;
  const bonus = paid_bonus || signup_bonus;
  return (
    <>
      {discount > 0 && (
        <InlineAlert
          tone="success"
          dismiss={{ id: 'gift-discount', for: 'session' }}
          action={
            <Button
              component="a"
              href={`/pricing?voucher=${voucher}`}
              size="compact-md"
              variant="default"
            >
              See the plans
            </Button>
          }
        >
          A gift from {from}: {formatUsd(discount)} off your first payment.
        </InlineAlert>
      )}
      {bonus && (
        <InlineAlert
          dismiss={{ id: `bonus-${bonus}`, for: 'forever' }}
          action={
            <Button
              component="a"
              href={bonus}
              target="_blank"
              rel="noopener noreferrer nofollow"
              size="compact-md"
              variant="default"
            >
              Open {new URL(bonus).host}
              <NewTab />
            </Button>
          }
        >
          {from}, who told you about {brand.name}, has a bonus for you. It’s on a page of theirs,
          not ours.
        </InlineAlert>
      )}
      {invites && (
        <InlineAlert
          dismiss={{ id: 'affiliate-invitation', for: 'forever' }}
          action={
            <Button component={Link} to="/affiliates" size="compact-md" variant="default">
              Become an affiliate
            </Button>
          }
        >
          {from} invites you to earn, too: {affiliateTerms.percent}% of what the people you bring in
          pay.
        </InlineAlert>
      )}
    </>
  );
}
