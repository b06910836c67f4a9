import { serveThread } from '../../threads/serve-thread.ts';
import { articleWork } from './article-work.ts';

// Libraries that read pages and files could ask other machines for more. This thread asks nobody.
for (const way of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Reflect.deleteProperty(globalThis, way);
}

serveThread(articleWork);
