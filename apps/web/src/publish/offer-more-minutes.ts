import { confirm } from '../ui/dialogs/confirm.tsx';

/** Spec: a refusal whose words match 'quota' is about the minutes of the month. */
export const isQuotaMessage = (message: string) => /quota/i.test(message);

/** Spec: what people see when the minutes of the month are used up. */
export async function offerMoreMinutes(message: string): Promise<void> {
  const wantsPlans = await confirm({
    title: 'Get more video minutes',
    message: `${message} Your project is saved, and the videos you’ve already published stay online.`,
    confirmLabel: 'See the plans',
    cancelLabel: 'Not now',
  });
  if (wantsPlans) location.assign('/pricing');
}
