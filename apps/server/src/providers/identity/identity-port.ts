/** What a page needs to begin a check of one member. */
interface IdentitySession {
  readonly scriptUrl: string;
  /** What the script has to be, to the byte; empty where nobody knows. */
  readonly integrity: string;
  readonly templateId: string;
  readonly environmentId: string;
  /** Who is checked. */
  readonly referenceId: string;
}

/** A check that somebody passed. */
interface PassedCheck {
  /** As it stands on their papers; empty when the service does not say. */
  readonly name: string;
  readonly startedAt: Date;
}

/** A service that finds out whether people are who they say. */
export interface IdentityCheck {
  /** Where its script comes from, and where its own pages are: only the page of the check may load them. */
  readonly origins: { readonly scripts: readonly string[]; readonly frames: readonly string[] };
  sessionFor(userId: number): IdentitySession;
  /** Nothing unless that member passed that check. Throws 'verification-unavailable' when it cannot be asked. */
  lookUp(inquiryId: string, userId: number, signal: AbortSignal): Promise<PassedCheck | undefined>;
}
