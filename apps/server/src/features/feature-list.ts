import type { CallName, Calls } from '@reelwright/contract';
import type { HandlersOf } from '../http/handlers.ts';
import { activityFeature } from './activity/feature.ts';
import { affiliatesFeature } from './affiliates/feature.ts';
import { articlesFeature } from './articles/feature.ts';
import { auditFeature } from './audit/feature.ts';
import { backgroundRemovalFeature } from './background-removal/feature.ts';
import { backupsFeature } from './backups/feature.ts';
import { billingFeature } from './billing/feature.ts';
import { captchaFeature } from './captcha/feature.ts';
import { connectionsFeature } from './connections/feature.ts';
import { contactProfileFeature } from './contact-profile/feature.ts';
import { errorLogFeature } from './error-log/feature.ts';
import type { ApiParts, Feature } from './feature.ts';
import { googleFeature } from './google/feature.ts';
import { healthFeature } from './health/feature.ts';
import { knowledgeFeature } from './knowledge/feature.ts';
import { leadsFeature } from './leads/feature.ts';
import { libraryFeature } from './library/feature.ts';
import { looksFeature } from './looks/feature.ts';
import { mailFeature } from './mail/feature.ts';
import { mediaImportFeature } from './media-import/feature.ts';
import { mediaSearchFeature } from './media-search/feature.ts';
import { metricsFeature } from './metrics/feature.ts';
import { ownerFeature } from './owner/feature.ts';
import { paymentsFeature } from './payments/feature.ts';
import { payoutsFeature } from './payouts/feature.ts';
import { peopleFeature } from './people/feature.ts';
import { personalDataFeature } from './personal-data/feature.ts';
import { profileFeature } from './profile/feature.ts';
import { projectsFeature } from './projects/feature.ts';
import { secondStepFeature } from './second-step/feature.ts';
import { sessionFeature } from './session/feature.ts';
import { shortLinksFeature } from './short-links/feature.ts';
import { signInFeature } from './sign-in/feature.ts';
import { storedFilesFeature } from './stored-files/feature.ts';
import { supportFeature } from './support/feature.ts';
import { transcriptionFeature } from './transcription/feature.ts';
import { translationFeature } from './translation/feature.ts';
import { upkeepFeature } from './upkeep/feature.ts';
import { uploadsFeature } from './uploads/feature.ts';
import { userDataFeature } from './user-data/feature.ts';
import { usersFeature } from './users/feature.ts';
import { versionFeature } from './version/feature.ts';
import { videoSiteFeature } from './video-site/feature.ts';
import { videosFeature } from './videos/feature.ts';
import { voiceFeature } from './voice/feature.ts';
import { webAddressFeature } from './web-address/feature.ts';

/** Every feature there is. People read what is kept about them in this order. */
export const featureList = [
  usersFeature,
  ownerFeature,
  projectsFeature,
  storedFilesFeature,
  uploadsFeature,
  userDataFeature,
  contactProfileFeature,
  videosFeature,
  leadsFeature,
  voiceFeature,
  transcriptionFeature,
  translationFeature,
  videoSiteFeature,
  shortLinksFeature,
  activityFeature,
  sessionFeature,
  secondStepFeature,
  billingFeature,
  paymentsFeature,
  affiliatesFeature,
  payoutsFeature,
  auditFeature,
  looksFeature,
  supportFeature,
  mailFeature,
  signInFeature,
  googleFeature,
  profileFeature,
  personalDataFeature,
  captchaFeature,
  knowledgeFeature,
  articlesFeature,
  upkeepFeature,
  versionFeature,
  errorLogFeature,
  webAddressFeature,
  libraryFeature,
  mediaSearchFeature,
  mediaImportFeature,
  backgroundRemovalFeature,
  peopleFeature,
  connectionsFeature,
  backupsFeature,
  metricsFeature,
  healthFeature,
] as const;

type CallsOf<One> = One extends Feature<infer Handlers> ? keyof Handlers : never;
type HandledCalls = CallsOf<(typeof featureList)[number]>;

/** Compiles only when no call is left without a handler. */
type AllHandlers<_Left extends never> = HandlersOf<Calls>;

/** The handlers of all calls. */
export function createHandlers(parts: ApiParts): AllHandlers<Exclude<CallName, HandledCalls>> {
  const features: readonly Feature[] = featureList;
  return Object.assign({}, ...features.map(({ handlers }) => handlers?.(parts)));
}
