import { confirm } from '../ui/dialogs/confirm.tsx';

/** Tells that something is part of the paid plans, and leads there. Nothing is lost by looking. */
export async function offerUpgrade(title: string, message: string): Promise<void> {
  const wantsPlans = await confirm({
    title,
    message,
    confirmLabel: 'See the plans',
    cancelLabel: 'Not now',
  });
  if (wantsPlans) open('/pricing', '_blank', 'noopener');
}
