import type { PayoutItem } from '@reelwright/contract';
import type { Database } from '../../db/database.ts';
import type { payoutProfiles, payouts } from '../../db/schema/index.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { IdentityCheck } from '../../providers/identity/identity-port.ts';
import { findProfile, saveProfile } from './payout-profile.ts';
import { askForTransfer, listTransfers, type Sending } from './transfers.ts';
import { verifyIdentity } from './verify-identity.ts';

type PayoutCalls =
  | 'payoutLoad'
  | 'payoutTransfers'
  | 'payoutVerification'
  | 'payoutSave'
  | 'payoutPersona'
  | 'payoutFailed'
  | 'payoutManual'
  | 'payoutTransfer';

interface PayoutParts {
  readonly db: Database;
  /** Nothing where the owner checks by hand. */
  readonly identity: IdentityCheck | undefined;
  /** Nothing where the owner sends it by hand. */
  readonly sending: Sending | undefined;
}

export function createPayoutHandlers({
  db,
  identity,
  sending,
}: PayoutParts): FeatureHandlers<PayoutCalls> {
  return {
    payoutLoad: async ({ caller }) => {
      const { id, name, email } = await caller();
      const profile = await findProfile(db, id);
      return profile ? toItem(profile) : { ...emptyItem, name, paypal_email: email };
    },
    payoutTransfers: async ({ caller }) => ({
      transfers: (await listTransfers(db, (await caller()).id)).map(toTransfer),
    }),
    payoutVerification: async ({ caller }) => {
      const session = identity?.sessionFor((await caller()).id);
      return {
        service: session
          ? {
              script_url: session.scriptUrl,
              integrity: session.integrity,
              template_id: session.templateId,
              environment_id: session.environmentId,
              reference_id: session.referenceId,
            }
          : null,
      };
    },
    payoutSave: async ({ caller, body }) => {
      await saveProfile(db, (await caller()).id, body.item);
      return { type: 'msg', msg: 'Payout information saved' };
    },
    payoutPersona: async ({ caller, body, signal }) => {
      const { id } = await caller();
      if (!identity) throw new CodedError('verification-unavailable');
      return { verified: await verifyIdentity(db, identity, id, body.inquiryId, signal) };
    },
    payoutFailed: async ({ caller, body }) => {
      const note = 'The identity check was not completed';
      await saveProfile(db, (await caller()).id, body.item, { note });
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
      await askForTransfer(db, (await caller()).id, body.earnings, new Date(), sending);
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
  note: '',
};

function toItem({
  paypalEmail,
  businessName,
  userId,
  updatedAt,
  payeeSince,
  identityNote,
  ...same
}: typeof payoutProfiles.$inferSelect): PayoutItem {
  return {
    ...same,
    paypal_email: paypalEmail,
    business_name: businessName,
    note: identityNote,
  };
}

function toTransfer(payout: typeof payouts.$inferSelect) {
  return {
    id: payout.id,
    amount: payout.amountCents / 100,
    state: payout.state as 'requested' | 'paid' | 'failed',
    // Whoever has no account there yet has a month to open one.
    unclaimed: payout.state === 'requested' && payout.providerState === 'UNCLAIMED',
    note: payout.state === 'failed' ? payout.note : '',
    requested_at: payout.requestedAt.toISOString(),
    settled_at: payout.settledAt?.toISOString() ?? null,
  };
}
