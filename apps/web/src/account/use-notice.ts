import { useEffect, useState } from 'react';
import { errorMessage, isAbort } from '../api/error-message.ts';

const errorMs = 9000;
const messageMs = 15_000;

export interface Notice {
  readonly tone: 'danger' | 'success';
  readonly words: string;
}

/** The alert of an account form: an error for 9 s, a message for 15. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(
      () => setNotice(undefined),
      notice.tone === 'danger' ? errorMs : messageMs,
    );
    return () => clearTimeout(timer);
  }, [notice]);
  return {
    notice,
    showSuccess: (words: string) => setNotice({ tone: 'success', words }),
    complain: (error: unknown) => {
      if (!isAbort(error)) setNotice({ tone: 'danger', words: errorMessage(error) });
    },
    clear: () => setNotice(undefined),
  };
}
