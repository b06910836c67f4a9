/** What is written down: one folder each, see docs/knowledge.md. */
export const knowledgeKinds = ['things', 'topics', 'comparisons', 'offers'] as const;
export type KnowledgeKind = (typeof knowledgeKinds)[number];
