export { ActionReply } from './action-reply.ts';
export {
  type AffiliateGifts,
  type AffiliateInfo,
  AffiliateSettings,
  type GraphName,
  graphNames,
} from './affiliate-calls.ts';
export type { DeskAffiliate, DeskHold, DeskPayout } from './affiliate-desk-calls.ts';
export { affiliateTerms, usernameProblem } from './affiliate-terms.ts';
export { articleCalls, FoundArticle, ReadArticle } from './article-calls.ts';
export { backgroundCalls } from './background-calls.ts';
export type { BilledInvoice, BilledSubscription, Billing, Price } from './billing-calls.ts';
export { type BrandTokens, brandColours, isReadableAsChosen } from './brand-colours.ts';
export {
  type Access,
  accessKinds,
  type Call,
  type CallArguments,
  type CallCaptcha,
  type CallInput,
  type CallPace,
  type CallReply,
  call,
  defaultMaxBodyBytes,
  type EventStream,
  type FileKinds,
  type FileStream,
} from './call.ts';
export { type CallRoutes, callRoutes } from './call-routes.ts';
export { type CallName, type Calls, calls } from './calls.ts';
export { CaptchaChallenge } from './captcha-challenge.ts';
export {
  ApiError,
  type CallOptions,
  type Client,
  createClient,
  refusalOf,
  type Send,
} from './client.ts';
export type { Connection, ConnectionTest } from './connection-calls.ts';
export { connectionCalls } from './connection-calls.ts';
export {
  type ConnectionField,
  type ConnectionId,
  type ConnectionService,
  connectionGroups,
  connectionIds,
  connectionTable,
  settingsOf,
} from './connection-table.ts';
export type { ContactProfile } from './contact-profile-calls.ts';
export { contrastRatio } from './contrast-ratio.ts';
export { embedAddress, embedCode, embedSize } from './embed-code.ts';
export { type ErrorCode, type ErrorWords, errorSentence, errorTable } from './error-table.ts';
export type { Backup, FailedFilm, FailedJob, HealthReport } from './health-calls.ts';
export { backupCalls, healthCalls } from './health-calls.ts';
export {
  type HostedVideo,
  hostedVideoFrame,
  hostedVideoOf,
  hostedVideoPage,
  hostedVideoPoster,
  hostedVideoProblem,
  videoFrameOrigins,
  videoSiteNames,
} from './hosted-video.ts';
export { jobTitles } from './job-titles.ts';
export {
  type Lead,
  LeadAsk,
  type LeadForm,
  leadMoments,
  maxLeadConsentLetters,
  maxLeadQuestionLetters,
  minLeadCodeLetters,
} from './lead-calls.ts';
export { libraryCalls } from './library-calls.ts';
export { Looks, legalSlug, noLooks, type PageLooks } from './looks.ts';
export { looksCalls } from './looks-calls.ts';
export { mediaAddress, storedMediaPath, uploadsPath } from './media-address.ts';
export { mediaImportCalls } from './media-import-calls.ts';
export type {
  FilmPhotoAnswer,
  FilmPhotoQuestion,
  MediaCredit,
  MediaItem,
  MediaSource,
} from './media-search-calls.ts';
export {
  maxOwnFeeds,
  type NewsExtract,
  type NewsStory,
  newsCalls,
  type OwnFeed,
} from './news-calls.ts';
export { OwnComparison, OwnOffer, OwnThing, OwnTopic } from './own-entry-forms.ts';
export {
  type EntryProblem,
  type FilmPreview,
  type KnownEntrySummary,
  type OwnEntry,
  type OwnEntrySummary,
  ownKnowledgeCalls,
} from './own-knowledge-calls.ts';
export type { PayoutInfo, PayoutItem, Transfer } from './payout-calls.ts';
export type { InboxMessage, Invitation, Person } from './people-calls.ts';
export { peopleCalls } from './people-calls.ts';
export {
  maxChapterTitleLetters,
  maxPlayerActionLetters,
  maxPlayerChapters,
  maxPlayerSeconds,
  PlayerSettings,
} from './player-settings.ts';
export { productName } from './product-name.ts';
export {
  Project,
  ProjectMeta,
  ProjectSummary,
  SaveReply,
} from './project.ts';
export { projectCalls, projectStates } from './project-calls.ts';
export { defaultProjectName, maxProjectBodyBytes, maxProjectBytes } from './project-limits.ts';
export { PasskeyResponse, secondStepCalls } from './second-step-calls.ts';
export { shortenText } from './shorten-text.ts';
export {
  type FileOrder,
  fileOrders,
  type StoredFile,
  storedFileCalls,
} from './stored-file-calls.ts';
export { subjectSidePx } from './subject-side.ts';
export { type TranscriptionResult, transcriptionCalls } from './transcription-calls.ts';
export { type Translation, translationCalls } from './translation-calls.ts';
export { type UploadStatus, uploadCalls } from './upload-calls.ts';
export { User } from './user.ts';
export type { Release } from './version-calls.ts';
export { maxVideoTitleLetters, VideoAudience, VideoStatus } from './video.ts';
export {
  findVoice,
  maxEmphasis,
  maxPronunciations,
  maxRecordingBytes,
  maxSampleCharacters,
  maxSpokenCharacters,
  maxStressedWords,
  saveMp3Path,
  voiceDemoAddress,
} from './voice.ts';
export { type Voice, type VoiceLanguage, voiceCalls } from './voice-calls.ts';
export { watchAddress } from './watch-address.ts';
export type { WatchData } from './watch-data.ts';
export { mediaNames, withoutDoubles } from './without-doubles.ts';
