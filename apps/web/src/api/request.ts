import type { CallOptions } from '@reelwright/contract';
import { showLoading } from '../ui/dialogs/show-loading.tsx';
import { toast } from '../ui/toast.tsx';
import { errorMessage, isAbort } from './error-message.ts';
import { showingProgress } from './progress-store.ts';
import { recovery } from './recovery.ts';
import { type CaptchaTokens, withRecovery } from './with-recovery.ts';

export interface RequestOptions<Reply> {
  /** Shows the line at the top of the page meanwhile. */
  readonly progress?: boolean;
  /** Shows the refusal as a toast (it is thrown all the same). */
  readonly errorToast?: boolean;
  /** Words for when it worked, or how to find them in the reply. */
  readonly successToast?: string | ((reply: Reply) => string);
  /** A captcha solved ahead of time; sent as token3. */
  readonly captchaToken?: string;
  /** Told true at the start and false at the end. */
  readonly onLoading?: (isLoading: boolean) => void;
  /** Holds a dialog open meanwhile, with an Abort button: 'Please wait..', or these words. */
  readonly loadingPopup?: boolean | string;
  readonly signal?: AbortSignal;
}

/**
 * Makes a call: `request((options) => client.sessionList({}, options), { errorToast: true })`. A call that needs a
 * login or a captcha asks the person for it and goes out again.
 */
export async function request<Reply>(
  send: (options: CallOptions) => Promise<Reply>,
  options: RequestOptions<Reply> = {},
): Promise<Reply> {
  const { signal, captchaToken, loadingPopup, successToast } = options;
  const given = captchaToken === undefined ? {} : { token3: captchaToken };
  const attempt = (abort: AbortSignal | undefined) =>
    withRecovery(
      (tokens: CaptchaTokens) => send({ ...tokens, ...(abort && { signal: abort }) }),
      recovery,
      given,
    );
  const run = () => (loadingPopup ? inPopup(attempt, options) : attempt(signal));
  options.onLoading?.(true);
  try {
    const reply = await (options.progress ? showingProgress(run) : run());
    if (successToast) {
      toast.success(typeof successToast === 'string' ? successToast : successToast(reply));
    }
    return reply;
  } catch (error) {
    if (options.errorToast && !isAbort(error)) toast.error(errorMessage(error));
    throw error;
  } finally {
    options.onLoading?.(false);
  }
}

function inPopup<Reply>(
  attempt: (signal: AbortSignal) => Promise<Reply>,
  { loadingPopup, signal }: Pick<RequestOptions<Reply>, 'loadingPopup' | 'signal'>,
): Promise<Reply> {
  const either = (abort: AbortSignal) => (signal ? AbortSignal.any([signal, abort]) : abort);
  return showLoading((abort) => attempt(either(abort)), {
    canAbort: true,
    ...(typeof loadingPopup === 'string' && { message: loadingPopup }),
  });
}
