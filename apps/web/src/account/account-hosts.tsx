import { Suspense, useEffect } from 'react';
import { useStore } from '../store/use-store.ts';
import { fetchedPart } from '../ui/fetched-part.tsx';
import { accountPopup, authPopup, billingPopup, countAuthHost } from './popups.ts';

const AuthPopup = fetchedPart(async () => (await import('./auth-popup.tsx')).AuthPopup);
const AccountPopup = fetchedPart(async () => (await import('./account-popup.tsx')).AccountPopup);
const BillingPopup = fetchedPart(async () => (await import('./billing-popup.tsx')).BillingPopup);

/** Where the account's popups appear. Once per page; the code of each is fetched when it first opens. */
export function AccountHosts() {
  const auth = useStore(authPopup);
  const section = useStore(accountPopup);
  const showsBilling = useStore(billingPopup);
  useEffect(countAuthHost, []);
  return (
    <Suspense>
      {section && <AccountPopup section={section} />}
      {showsBilling && <BillingPopup />}
      {auth && <AuthPopup open={auth} />}
    </Suspense>
  );
}
