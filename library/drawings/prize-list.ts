/** For winners, drawn from Fluent Emoji. */
export const prizes: Readonly<Record<string, { readonly title: string; readonly icon: string }>> = {
  trophy: { title: 'Trophy', icon: 'trophy' },
  'first-place': { title: 'Gold medal', icon: '1st-place-medal' },
  'second-place': { title: 'Silver medal', icon: '2nd-place-medal' },
  'third-place': { title: 'Bronze medal', icon: '3rd-place-medal' },
  crown: { title: 'Crown', icon: 'crown' },
  medal: { title: 'Medal', icon: 'sports-medal' },
};
