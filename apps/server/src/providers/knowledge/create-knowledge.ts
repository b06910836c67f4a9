import { createEmbeddedKnowledge } from './embedded/embedded-knowledge.ts';
import type { Knowledge } from './knowledge-port.ts';

/** What this installation knows. */
export function createKnowledge(): Knowledge {
  return createEmbeddedKnowledge();
}
