import type { Access, ErrorCode } from '@reelwright/contract';

/** A signed-in person, as services see them. */
interface Member {
  readonly kind: 'member';
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly plan: string | null;
  readonly planUntil: Date | null;
  readonly verified: boolean;
  readonly affiliate: boolean;
  readonly createdAt: Date;
}

/** Somebody without an account whose work we keep until they make one. */
interface Guest {
  readonly kind: 'guest';
  readonly sessionKey: string;
}

interface Nobody {
  readonly kind: 'nobody';
}

/** Who is calling. */
export type Caller = Nobody | Guest | Member;

/** Finds out who a session token belongs to. */
export type FindCaller = (token: string | undefined) => Promise<Caller>;

/** Who a handler can count on, given the access its call declares. */
export type CallerFor<A extends Access> = A extends 'anyone'
  ? Caller
  : A extends 'guest'
    ? Guest | Member
    : Member;

/** Why this caller may not make a call with that access, or nothing when they may. */
export function refusalFor(access: Access, caller: Caller, now: Date): ErrorCode | undefined {
  if (access === 'anyone') return undefined;
  if (access === 'guest') return caller.kind === 'nobody' ? 'login-required' : undefined;
  if (caller.kind !== 'member') return 'login-required';
  switch (access) {
    case 'member':
      return undefined;
    case 'verified':
      return caller.verified ? undefined : 'verification-required';
    case 'paid':
      return hasPaidPlan(caller, now) ? undefined : 'paid-plan-required';
    case 'affiliate':
      return caller.affiliate ? undefined : 'affiliate-required';
    default:
      return access satisfies never;
  }
}

/** Spec: a missing plan, or one whose name starts with 'free', is a free account. */
function hasPaidPlan(member: Member, now: Date): boolean {
  if (!member.plan || member.plan.startsWith('free')) return false;
  return member.planUntil === null || member.planUntil > now;
}
