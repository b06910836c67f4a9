/** The kinds of words in a film, as a theme keeps them, and what people call them. */
export const textKinds = [
  { id: 'title', label: 'Titles', look: 'title' },
  { id: 'heading', label: 'Headings', look: 'heading' },
  { id: 'subtitle', label: 'Sentences', look: 'subtitle' },
  { id: 'bullets-text', label: 'Lists', look: 'bullets' },
] as const;

export type TextKind = (typeof textKinds)[number]['id'];
