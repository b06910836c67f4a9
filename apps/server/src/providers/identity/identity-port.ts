/** A service that finds out whether people are who they say. */
export interface IdentityCheck {
  /** The page on which a member goes through it; it leads back to the dashboard. */
  addressFor(userId: number): string;
  /** Whether that member passed that check. Throws 'verification-unavailable' when it cannot be asked. */
  isPassed(inquiryId: string, userId: number, signal: AbortSignal): Promise<boolean>;
}
