import { InlineAlert } from '../ui/inline-alert.tsx';
import type { Notice } from './use-notice.ts';

/** Where an account form answers. */
export function NoticeAlert({ notice }: { readonly notice: Notice | undefined }) {
  if (!notice) return null;
  return <InlineAlert tone={notice.tone}>{notice.words}</InlineAlert>;
}
