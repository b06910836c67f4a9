import { type Access, type CallPace, calls, type ErrorCode } from '@reelwright/contract';
import { planOf } from '@reelwright/plans';

/** An account, as services see it. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly plan: string | null;
  readonly planUntil: Date | null;
  readonly verified: boolean;
  readonly affiliate: boolean;
  /** Whether this installation is theirs. */
  readonly owner: boolean;
  /** Whether the owner lets them look after it. */
  readonly admin: boolean;
  /** Somebody who looks after the installation looks at it: nothing can be changed. */
  readonly visit?: boolean;
  /** The person let them change projects and files while they visit. */
  readonly visitMayChange?: boolean;
  readonly hasPassword: boolean;
  readonly createdAt: Date;
}

/** A browser that we know, by its session. */
interface Session {
  readonly sessionId: string;
  /** When somebody last solved a captcha in it. */
  readonly provedHumanAt: Date | null;
}

/** A signed-in person. */
export interface Member extends Account, Session {
  readonly kind: 'member';
}

/** Somebody without an account; what they make is kept under their session until they have one. */
interface Guest extends Session {
  readonly kind: 'guest';
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

/**
 * Whoever looks at somebody else's account changes nothing in it, but may leave. Where its person allowed it, they
 * may work on projects and files; the account itself, its money and its channels are never theirs.
 */
export function refusalOfVisit(
  call: { readonly method: string; readonly path: string; readonly pace?: CallPace },
  caller: Caller,
): ErrorCode | undefined {
  if (caller.kind !== 'member' || !caller.visit || call.method === 'GET') return undefined;
  // Some of what is only read is asked for with a body.
  if (call.pace === 'read') return undefined;
  if (leavingPaths.includes(call.path)) return undefined;
  const isWork = workPaths.some((path) => call.path.startsWith(path));
  return caller.visitMayChange && isWork ? undefined : 'visit-read-only';
}

/** What helping somebody takes. */
const workPaths: readonly string[] = [
  '/api/user/projects',
  '/api/user/update-data',
  '/api/queries/',
  ...['storage', 'queue-video', 'cancel-video', 'tts', 'transcribe', 'translate', 'captions'].map(
    (name) => `/api/members/${name}`,
  ),
];

const leavingPaths: readonly string[] = [calls.visitEnd.path, calls.logout.path];

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
      return planOf({ ...caller, guest: false }, now).paid ? undefined : 'paid-plan-required';
    case 'affiliate':
      return caller.affiliate ? undefined : 'affiliate-required';
    case 'owner':
      return caller.owner ? undefined : 'owner-required';
    case 'admin':
      return caller.owner || caller.admin ? undefined : 'admin-required';
    default:
      return access satisfies never;
  }
}
