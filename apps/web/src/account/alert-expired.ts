import { alert } from '../ui/dialogs/confirm.tsx';
import { trackActivity } from './track-activity.ts';

let isShown = false;

/** Tells that the plan has run out, and leads to the plans. */
export async function alertExpired(): Promise<void> {
  if (isShown) return;
  isShown = true;
  trackActivity('alert_expired');
  await alert({
    title: 'Account expired',
    message: 'Your account has expired. Please upgrade your account to continue.',
    buttonLabel: 'Get full access',
  });
  isShown = false;
  // Spec: however it is closed.
  location.assign('/pricing');
}
