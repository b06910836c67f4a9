/** What depends on how old an account is rather than on its plan. */
const newAccountDays = 2;
const giftVoucherDays = 3;
const dayMs = 86_400_000;

/** New people see a hint where to begin. A guest, who has no account, is always new. */
export function isNewAccount(createdAt: Date | null, now: Date): boolean {
  return createdAt === null || ageDays(createdAt, now) < newAccountDays;
}

export function mayHaveGiftVouchers(createdAt: Date | null, now: Date): boolean {
  return createdAt !== null && ageDays(createdAt, now) > giftVoucherDays;
}

function ageDays(createdAt: Date, now: Date): number {
  return (now.getTime() - createdAt.getTime()) / dayMs;
}
