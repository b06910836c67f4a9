/** Spec: how much of an article makes a good video, and where a person is told. */
export const articleLimits = {
  /** Of a free account. */
  freeLines: 35,
  /** Above this the content step asks once whether it is meant. */
  manyLines: 50,
  /** Above these the edit step asks. */
  sentences: 40,
  paragraphs: { advised: 10, warn: 17, most: 20 },
  /** Characters: above `warn` it is said, above `error` it is marked. */
  line: { warn: 120, error: 150 },
  /** Sentences of a paragraph, unless its formatting is preserved. */
  group: 3,
  /** Lines that a body needs. */
  least: 2,
  /** A summary takes the place of the article only when it has more lines than this. */
  summary: 5,
  /** Characters that a body that was read from a page has more of. */
  body: 70,
} as const;
