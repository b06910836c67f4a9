import { createKnowledge } from '../../providers/knowledge/create-knowledge.ts';
import { feature } from '../feature.ts';
import { createKnowledgeHandlers } from './knowledge-handlers.ts';

export const knowledgeFeature = feature({
  handlers: () => createKnowledgeHandlers(createKnowledge()),
});
