import { z } from 'zod';
import { call } from './call.ts';

const Release = z.object({
  /** As in semver.org; 'Next' for what is not numbered yet. */
  version: z.string(),
  /** What is new, one sentence or two each; **words** may be strong. */
  news: z.array(z.string()),
});
export type Release = z.output<typeof Release>;

export const versionCalls = {
  whatsNew: call({
    method: 'GET',
    path: '/api/members/whats-new',
    summary: 'What is new in this version and those before it, in words',
    access: 'member',
    pace: 'read',
    reply: z.object({ version: z.string(), releases: z.array(Release) }),
  }),
} as const;
