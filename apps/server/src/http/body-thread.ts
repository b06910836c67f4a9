// The thread that reads large bodies.
import { serveThread } from '../threads/serve-thread.ts';
import { bodyWork } from './body-work.ts';

serveThread(bodyWork);
