import type { PayoutInfo } from '@reelwright/contract';
import type { Field, FormValues } from '@reelwright/forms';
import { countries } from './countries.ts';

const line = (
  id: keyof PayoutInfo,
  label: string,
  autoComplete?: string,
  description?: string,
): Field => ({
  kind: 'text',
  id,
  label,
  required: true,
  maxLength: 200,
  ...(autoComplete && { autoComplete }),
  ...(description && { description }),
});

/** Whom the money goes to. */
export const payoutFields: readonly Field[] = [
  { kind: 'email', id: 'paypal_email', label: 'PayPal email', required: true },
  line('name', 'Name', 'name'),
  line('business_name', 'Business name', 'organization', 'Your own name, if you have no business.'),
  line('phone', 'Phone', 'tel'),
  line('address', 'Address', 'street-address'),
  line('city', 'City', 'address-level2'),
  line('state', 'State', 'address-level1', 'Or province. Your city, if there is none.'),
  line('zip', 'Zip', 'postal-code'),
  {
    kind: 'select',
    id: 'country',
    label: 'Country',
    required: true,
    searchable: true,
    options: countries,
  },
  line('tax', 'Tax number'),
  line('website', 'Website', 'url', 'Or a page where you share your link.'),
];

export function payoutInfo(values: FormValues): PayoutInfo {
  const text = (id: keyof PayoutInfo) => String(values[id] ?? '').trim();
  return {
    paypal_email: text('paypal_email'),
    name: text('name'),
    business_name: text('business_name'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    country: text('country'),
    tax: text('tax'),
    website: text('website'),
  };
}
