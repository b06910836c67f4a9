/** What affiliates are promised, for the server that keeps it and the pages that say it. */
export const affiliateTerms = {
  /** Of every payment of somebody they referred, without tax. */
  percent: 50,
  /** Of every payment of somebody whom an affiliate referred that they invited. */
  secondPercent: 5,
  /** The money-back guarantee runs for 30 days, and a refund takes a few to arrive. */
  holdDays: 35,
  minPayoutCents: 500,
  /** So long does a browser remember through whom it came. */
  cookieDays: 365,
  voucherCents: 1000,
  vouchersEach: 4,
  /** Accounts have to be older to give vouchers away. */
  voucherAccountDays: 3,
} as const;

/** What is wrong with a username for affiliate links, in the words people read; nothing when it is fine. */
export function usernameProblem(username: string): string | undefined {
  if (username.length < 3) return 'Username must be at least 3 characters';
  if (username.length > 30) return 'Username must be at most 30 characters';
  if (!/^[a-z]/i.test(username)) return 'Username must start with A-Z';
  if (!/^[a-z\d-]+$/i.test(username)) {
    return 'Username must be alphanumeric (only letters, digits and dashes)';
  }
  if (/-(?![a-z])/i.test(username)) return 'Dash must be followed by a character';
  return undefined;
}
