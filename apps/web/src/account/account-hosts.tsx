import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../store/use-store.ts';
import { accountPopup, authPopup, billingPopup, countAuthHost } from './popups.ts';

const AuthPopup = lazy(async () => ({ default: (await import('./auth-popup.tsx')).AuthPopup }));
const AccountPopup = lazy(async () => ({
  default: (await import('./account-popup.tsx')).AccountPopup,
}));
const BillingPopup = lazy(async () => ({
  default: (await import('./billing-popup.tsx')).BillingPopup,
}));

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
