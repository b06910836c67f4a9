import { z } from 'zod';
import { accountCalls } from './account-calls.ts';
import { affiliateCalls } from './affiliate-calls.ts';
import { affiliateDeskCalls } from './affiliate-desk-calls.ts';
import { articleCalls } from './article-calls.ts';
import { backgroundCalls } from './background-calls.ts';
import { billingCalls } from './billing-calls.ts';
import { call } from './call.ts';
import { connectionCalls } from './connection-calls.ts';
import { contactProfileCalls } from './contact-profile-calls.ts';
import { backupCalls, healthCalls, metricsCall } from './health-calls.ts';
import { knowledgeCalls } from './knowledge-calls.ts';
import { leadCalls } from './lead-calls.ts';
import { libraryCalls } from './library-calls.ts';
import { looksCalls } from './looks-calls.ts';
import { mediaImportCalls } from './media-import-calls.ts';
import { mediaSearchCalls } from './media-search-calls.ts';
import { newsCalls } from './news-calls.ts';
import { ownKnowledgeCalls } from './own-knowledge-calls.ts';
import { payoutCalls } from './payout-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { personalDataCalls } from './personal-data-calls.ts';
import { projectCalls } from './project-calls.ts';
import { secondStepCalls } from './second-step-calls.ts';
import { signInCalls } from './sign-in-calls.ts';
import { storedFileCalls } from './stored-file-calls.ts';
import { supportCalls } from './support-calls.ts';
import { transcriptionCalls } from './transcription-calls.ts';
import { translationCalls } from './translation-calls.ts';
import { uploadCalls } from './upload-calls.ts';
import { versionCalls } from './version-calls.ts';
import { videoCalls } from './video-calls.ts';
import { voiceCalls } from './voice-calls.ts';

/** Every HTTP call of the product, one entry each. A call that is not here does not exist. */
export const calls = {
  health: call({
    method: 'GET',
    path: '/healthz',
    summary: 'Whether the process is alive',
    access: 'anyone',
    pace: 'read',
    reply: z.object({ alive: z.literal(true) }),
  }),
  readiness: call({
    method: 'GET',
    path: '/readyz',
    summary:
      'Whether the process can serve: its database answers, its disk has room and it is not stopping',
    access: 'anyone',
    pace: 'read',
    reply: z.object({ ready: z.literal(true) }),
  }),
  version: call({
    method: 'GET',
    path: '/api/members/version',
    summary: 'The version this server runs',
    access: 'anyone',
    pace: 'read',
    query: z.object({ self: z.string().max(40).optional() }),
    reply: 'text',
  }),
  ...signInCalls,
  ...secondStepCalls,
  ...accountCalls,
  ...billingCalls,
  ...affiliateCalls,
  ...payoutCalls,
  ...affiliateDeskCalls,
  ...personalDataCalls,
  ...contactProfileCalls,
  ...projectCalls,
  ...videoCalls,
  ...leadCalls,
  ...libraryCalls,
  ...voiceCalls,
  ...transcriptionCalls,
  ...translationCalls,
  ...supportCalls,
  ...knowledgeCalls,
  ...ownKnowledgeCalls,
  ...connectionCalls,
  ...peopleCalls,
  ...looksCalls,
  ...versionCalls,
  ...healthCalls,
  ...backupCalls,
  metrics: metricsCall,
  errorLog: call({
    method: 'POST',
    path: '/api/members/error-log',
    summary: 'Reports an error seen in the browser',
    access: 'anyone',
    pace: 'sensitive',
    body: z.looseObject({ error: z.string().min(1).max(20_000) }),
    maxBodyBytes: 256 * 1024,
    reply: z.object({ type: z.literal('msg'), msg: z.string() }),
  }),
  addressCheck: call({
    method: 'POST',
    path: '/api/queries/head',
    summary: 'Whether something can be fetched from a web address',
    access: 'guest',
    pace: 'change',
    body: z.object({ url: z.string().min(1).max(2000) }),
    reply: z.boolean(),
  }),
  ...storedFileCalls,
  ...uploadCalls,
  ...mediaImportCalls,
  ...mediaSearchCalls,
  ...backgroundCalls,
  ...articleCalls,
  ...newsCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
