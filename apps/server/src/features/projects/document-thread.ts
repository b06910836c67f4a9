// A thread in which large documents are read, checked, changed and packed.
import { serveThread } from '../../threads/serve-thread.ts';
import { DocumentShelf } from './document-shelf.ts';

serveThread(new DocumentShelf(48 * 1024 * 1024));
