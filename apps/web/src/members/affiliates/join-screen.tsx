import { Button } from '@mantine/core';
import { affiliateTerms } from '@reelwright/contract';
import { IconCoins } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { loadUser } from '../../account/session-store.ts';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { Icon } from '../../theme/icon.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { CurrencyNotice } from './currency-notice.tsx';
import { refreshAffiliate } from './use-affiliate.ts';

/** For members who have not joined yet. */
export function JoinScreen() {
  const queries = useQueryClient();
  const { isBusy, run } = useBusy();
  const join = () =>
    run(async () => {
      await request((options) => client.affiliateJoin({}, options), { errorToast: true });
      await loadUser();
      await refreshAffiliate(queries);
    });
  return (
    <>
      <CurrencyNotice />
      <EmptyState
        title={`Earn ${affiliateTerms.percent}% of what people pay for their plan`}
        action={
          <Button
            size="md"
            loading={isBusy}
            leftSection={<Icon shape={IconCoins} />}
            onClick={() => void join().catch(() => undefined)}
          >
            Become an affiliate
          </Button>
        }
      >
        Share your link. Whenever somebody who came through it pays for a plan,{' '}
        {affiliateTerms.percent}% of that is yours, for as long as they stay. It costs nothing.
      </EmptyState>
    </>
  );
}
