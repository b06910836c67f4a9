export { mails } from './mails.ts';
export { rateLimits } from './rate-limits.ts';
export { secrets } from './secrets.ts';
export { sessions } from './sessions.ts';
export { users } from './users.ts';
