export { ActionReply } from './action-reply.ts';
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
} from './call.ts';
export { type CallRoutes, callRoutes } from './call-routes.ts';
export { type CallName, type Calls, calls } from './calls.ts';
export { CaptchaChallenge } from './captcha-challenge.ts';
export { ApiError, type CallOptions, type Client, createClient, type Send } from './client.ts';
export { embedAddress, embedCode, embedSize } from './embed-code.ts';
export { type ErrorCode, type ErrorWords, errorSentence, errorTable } from './error-table.ts';
export {
  Project,
  ProjectMeta,
  ProjectSummary,
  SaveReply,
} from './project.ts';
export { projectCalls } from './project-calls.ts';
export { defaultProjectName, projectBodyBytesMost, projectBytesMost } from './project-limits.ts';
export { User } from './user.ts';
export { VideoStatus } from './video.ts';
export { watchAddress } from './watch-address.ts';
export type { WatchData } from './watch-data.ts';
