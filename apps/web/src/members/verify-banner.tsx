import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { accountPopup } from '../account/popups.ts';
import { isMember } from '../account/session-store.ts';
import { sendsMail } from '../brand/sends-mail.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';

interface VerifyBannerProps {
  readonly user: User;
}

/** Which they are; on paid plans voices speak right away. */
function lockedWords({ access }: User): string {
  const locked = [
    access.limits.ttsNeedsVerifiedEmail ? 'computer voices' : '',
    sendsMail() ? 'sending news of a video to another address' : '',
  ].filter(Boolean);
  return locked.length === 0 ? '' : `: ${locked.join(', and ')}`;
}

/** For members whose address isn't proven yet; guests have none to prove. */
export function VerifyBanner({ user }: VerifyBannerProps) {
  if (!isMember(user) || user.verified) return null;
  return (
    <InlineAlert
      key={user.id}
      tone="warning"
      dismiss={{ id: `verify-${user.id}`, for: 'session' }}
      action={
        <Button size="xs" onClick={() => accountPopup.set('profile')}>
          Verify
        </Button>
      }
    >
      Please verify your email to unlock all features{lockedWords(user)}.
    </InlineAlert>
  );
}
