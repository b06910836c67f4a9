import type { User } from '@reelwright/contract';
import { capitalize } from '@reelwright/english';

/** Spec: a plan whose name starts with 'free', or a missing plan, is a free account. */
export function isFreePlan(plan: string | null | undefined): boolean {
  return !plan || plan.toLowerCase().startsWith('free');
}

/** Spec: a paid plan that has run out is treated as free everywhere. */
export function hasPaidAccess(user: Pick<User, 'access'> | null | undefined): boolean {
  return user?.access.paid ?? false;
}

/** 'Free', 'Pro': a plan's name as people read it. */
export function planName({ plan }: Pick<User, 'plan'>): string {
  if (!plan) return 'Free';
  return capitalize(plan);
}
