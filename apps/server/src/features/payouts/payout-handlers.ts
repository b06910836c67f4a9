import type { PayoutItem } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { payoutProfiles, payouts } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { IdentityCheck } from '../../providers/identity/identity-port.ts';
import {
  askForTransfer,
  findProfile,
  listTransfers,
  markVerified,
  saveProfile,
} from './payout-service.ts';

type PayoutCalls =
  | 'payoutLoad'
  | 'payoutSave'
  | 'payoutPersona'
  | 'payoutFailed'
  | 'payoutManual'
  | 'payoutTransfer';

interface PayoutParts {
  readonly db: Database;
  /** Nothing where the owner checks by hand. */
  readonly identity: IdentityCheck | undefined;
}

export function createPayoutHandlers({ db, identity }: PayoutParts): FeatureHandlers<PayoutCalls> {
  return {
    payoutLoad: async ({ caller }) => {
      const { id, name, email } = await caller();
      const profile = await findProfile(db, id);
      return {
        item: profile ? toItem(profile) : { ...emptyItem, name, paypal_email: email },
        verification_url: identity?.addressFor(id) ?? null,
        transfers: (await listTransfers(db, id)).map(toTransfer),
      };
    },
    payoutSave: async ({ caller, body }) => {
      await saveProfile(db, (await caller()).id, body.item);
      return { type: 'msg', msg: 'Payout information saved' };
    },
    payoutPersona: async ({ caller, body, signal }) => {
      const { id } = await caller();
      if (!identity) throw new CodedError('verification-unavailable');
      const verified = await identity.isPassed(body.inquiryId, id, signal);
      if (verified) await markVerified(db, id, true);
      return { verified };
    },
    payoutFailed: async ({ caller, body }) => {
      await saveProfile(db, (await caller()).id, body.item);
      return {
        type: 'msg',
        msg: 'The verification was not completed. You can try again, or ask for manual verification by phone.',
      };
    },
    payoutManual: async ({ caller, body }) => {
      await saveProfile(db, (await caller()).id, body.item, { manual: true });
      return {
        type: 'msg',
        msg: 'We will call you to verify your account. You can request your transfer after that.',
      };
    },
    payoutTransfer: async ({ caller, body }) => {
      await askForTransfer(db, (await caller()).id, body.earnings, new Date());
      return {
        type: 'msg',
        msg: 'Your transfer is in progress. It takes up to 2 business days.',
      };
    },
  };
}

const emptyItem: PayoutItem = {
  paypal_email: '',
  name: '',
  business_name: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  tax: '',
  website: '',
  verified: false,
  manual: false,
};

function toItem({
  paypalEmail,
  businessName,
  userId,
  updatedAt,
  ...same
}: typeof payoutProfiles.$inferSelect): PayoutItem {
  return { ...same, paypal_email: paypalEmail, business_name: businessName };
}

function toTransfer(payout: typeof payouts.$inferSelect) {
  return {
    id: payout.id,
    amount: payout.amountCents / 100,
    state: payout.state as 'requested' | 'paid' | 'failed',
    note: payout.state === 'failed' ? payout.note : '',
    requested_at: payout.requestedAt.toISOString(),
    settled_at: payout.settledAt?.toISOString() ?? null,
  };
}
