import type { Account } from '../../http/caller.ts';
import type { CodeMailLimits } from '../codes/code-mail-limits.ts';
import type { CodeParts } from '../codes/code-service.ts';
import type { ClaimGuestWork } from '../guest-work/claim-guest-work.ts';
import type { OutboxNotice } from '../mail/outbox-notice.ts';
import type { OpenedSession } from '../session/session-service.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** What everything about accounts works with. */
export interface SignInParts extends CodeParts {
  readonly passwords: PasswordHasher;
  readonly codeMailLimits: CodeMailLimits;
  readonly outboxNotice: OutboxNotice;
  readonly claimGuestWork: ClaimGuestWork;
}

/** Somebody who just got in, with the session for their browser. */
export interface SignedIn {
  readonly account: Account;
  readonly session: OpenedSession;
}
