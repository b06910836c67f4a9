import type { ActionReply } from '@reelwright/contract';

/** Spec: what an action answers has a type, or the answer is worth nothing. */
export function checkedReply(action: string, reply: unknown): ActionReply {
  if (isActionReply(reply)) return reply;
  throw new Error(`Invalid data: ${action}`);
}

function isActionReply(reply: unknown): reply is ActionReply {
  if (typeof reply !== 'object' || reply === null || !('type' in reply)) return false;
  return reply.type === 'user' || reply.type === 'msg' || reply.type === 'second-step';
}
