/** The columns of the table, from least to most. A guest has no account yet. */
export const tiers = ['guest', 'free', 'pro', 'business'] as const;
export type Tier = (typeof tiers)[number];

/** The plans an account can be on. Names are permanent: accounts and invoices carry them. */
export const planNames = ['free', 'pro', 'business'] as const;
export type PlanName = (typeof planNames)[number];

/** What people call them. */
export const tierTitles: Readonly<Record<Tier, string>> = {
  guest: 'Guest',
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
};
