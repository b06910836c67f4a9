import type { User } from '@reelwright/contract';

const newForMs = 2 * 24 * 60 * 60 * 1000;

/** Spec: a guest, or an account younger than two days. */
export function isNewUser(user: Pick<User, 'guest' | 'created_at'>, nowMs: number): boolean {
  if (user.guest) return true;
  return user.created_at !== null && nowMs - Date.parse(user.created_at) < newForMs;
}
