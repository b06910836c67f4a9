import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { InlineAlert } from '../../ui/inline-alert.tsx';

/** Commission is in US dollars, and nobody changes money here: where plans cost something else, people read it before they begin. */
export function CurrencyNotice() {
  const { data } = useQuery({
    queryKey: ['plan-prices'],
    queryFn: ({ signal }) => request((options) => client.billingPrices({}, options), { signal }),
    retry: false,
  });
  const currency = data?.prices.find((price) => price.currency !== 'USD')?.currency;
  if (!currency) return null;
  return (
    <InlineAlert tone="warning" title={`Plans are paid in ${currency} here`}>
      Commission is counted in US dollars. Payments in another currency earn nothing by themselves:
      they have to be added by hand, so please arrange that with us first.{' '}
      <a href="/support?subject=affiliate+payout">Write to us</a>
    </InlineAlert>
  );
}
