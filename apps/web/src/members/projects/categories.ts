/** Spec: what the list can be narrowed to; the list call sends '{value}-video'. */
export const categories = [
  { value: '', label: 'All videos' },
  { value: 'top-10', label: 'Top 10 videos' },
  { value: 'keyword', label: 'Keyword videos' },
  { value: 'article', label: 'Article videos' },
  { value: 'podcast', label: 'Podcast videos' },
  { value: 'vsl', label: 'VSL videos' },
  { value: 'compare', label: 'Product comparison' },
  { value: 'quiz', label: 'Quiz videos' },
  { value: 'social', label: 'Social focus' },
  { value: 'full', label: 'Full editor' },
] as const;
