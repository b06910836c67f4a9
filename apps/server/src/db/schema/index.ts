export { activities } from './activities.ts';
export {
  affiliates,
  affiliateVisits,
  commissionHolds,
  commissionShares,
  referrals,
  visitMarks,
  visitSalts,
  vouchers,
} from './affiliates.ts';
export { auditEntries } from './audit-entries.ts';
export { backups } from './backups.ts';
export { billingCustomers, paymentEvents } from './billing-customers.ts';
export { type CodePurpose, codes } from './codes.ts';
export { connections } from './connections.ts';
export { contactProfiles } from './contact-profiles.ts';
export { googleAttempts } from './google-attempts.ts';
export { installation } from './installation.ts';
export { invitations } from './invitations.ts';
export { invoices } from './invoices.ts';
export { leadForms, leads } from './leads.ts';
export { ledgerEntries, ledgerTransactions } from './ledger.ts';
export { mails } from './mails.ts';
export { foundKnowledge, ownKnowledge, ownKnowledgeFiles, ownMeanings } from './own-knowledge.ts';
export { payments } from './payments.ts';
export { identityChecks, type Payee, payoutProfiles, payouts } from './payouts.ts';
export { projectRevisions } from './project-revisions.ts';
export { projectSnapshots } from './project-snapshots.ts';
export { projects } from './projects.ts';
export { rateLimits } from './rate-limits.ts';
export {
  type KeptMedia,
  type RenderState,
  renderSegments,
  renders,
} from './renders.ts';
export {
  authenticators,
  passkeys,
  recoveryCodes,
  type SignInStepPurpose,
  signInSteps,
} from './second-step.ts';
export { secrets } from './secrets.ts';
export { sessions } from './sessions.ts';
export { shortLinks } from './short-links.ts';
export { speechCharges } from './speech-charges.ts';
export { type KeptWord, spokenLines } from './spoken-lines.ts';
export {
  fileReferences,
  type KeptCredit,
  type StoredFileKind,
  storedFiles,
} from './stored-files.ts';
export { supportMessages } from './support-messages.ts';
export { transcriptions } from './transcriptions.ts';
export { translations } from './translations.ts';
export { type UploadState, uploadPieces, uploads } from './uploads.ts';
export { usedChallenges } from './used-challenges.ts';
export { userData } from './user-data.ts';
export { users } from './users.ts';
export { videoCharges } from './video-charges.ts';
export { videoSiteChannels } from './video-site-channels.ts';
export { type KeptFormat, type KeptProblem, videos } from './videos.ts';
export { type WorkerTask, workers } from './workers.ts';
