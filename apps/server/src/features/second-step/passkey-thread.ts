import { serveThread } from '../../threads/serve-thread.ts';
import { passkeyWork } from './passkey-work.ts';

serveThread(passkeyWork);
