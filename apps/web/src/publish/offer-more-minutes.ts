import type { ErrorCode } from '@reelwright/contract';
import { errorCode } from '../api/error-message.ts';
import { confirm } from '../ui/dialogs/confirm.tsx';

/** Spec: a refusal for the sake of a quota is about the minutes of the month. */
const quotaCodes: readonly (ErrorCode | undefined)[] = [
  'video-quota',
  'voice-quota',
  'transcription-quota',
];

export const isQuotaError = (error: unknown) => quotaCodes.includes(errorCode(error));

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
