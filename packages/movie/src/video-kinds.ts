/**
 * Every kind of video: its wizard, its route, how its projects are filed and what people call it.
 * A project's category is '{wizard}-video'; the list of projects narrows by `filter`. Two wizards
 * are filed under another word than their route's, so each filter finds both spellings.
 */
export interface VideoKind {
  readonly wizard: string;
  readonly route: `/${string}-video`;
  /** The category new projects get. */
  readonly category: string;
  /** Every category its projects may have been saved under. */
  readonly categories: readonly string[];
  /** The value in the list's category select; undefined where the list has no such entry. */
  readonly filter: string | undefined;
  readonly filterLabel: string | undefined;
  /** As in 'Edit in {label} wizard'. */
  readonly label: string;
}

function kind(
  wizard: string,
  label: string,
  filter?: { readonly value: string; readonly label: string },
  alsoSavedAs: readonly string[] = [],
): VideoKind {
  const category = `${wizard}-video`;
  return {
    wizard,
    route: `/${wizard}-video`,
    category,
    categories: [
      ...new Set([category, ...(filter ? [`${filter.value}-video`] : []), ...alsoSavedAs]),
    ],
    filter: filter?.value,
    filterLabel: filter?.label,
    label,
  };
}

export const videoKinds = [
  kind('listicle', 'Top 10', { value: 'top-10', label: 'Top 10 videos' }, ['top10-video']),
  kind('keyword', 'Keyword', { value: 'keyword', label: 'Keyword videos' }),
  kind('article', 'Article', { value: 'article', label: 'Article videos' }),
  kind('podcast', 'Podcast', { value: 'podcast', label: 'Podcast videos' }),
  kind('vsl', 'Sales letter', { value: 'vsl', label: 'VSL videos' }),
  kind('comparison', 'Comparison', { value: 'compare', label: 'Product comparison' }),
  kind('quiz', 'Quiz', { value: 'quiz', label: 'Quiz videos' }),
  kind('social', 'Social focus', { value: 'social', label: 'Social focus' }),
  kind('affiliate', 'Affiliate', undefined),
  kind('news', 'News', undefined, ['newsletter-video']),
  kind('full', 'Full editor', { value: 'full', label: 'Full editor' }),
] as const satisfies readonly VideoKind[];

export const fullVideoCategory = 'full-video';

/** The kind a project belongs to, under whichever spelling it was saved. */
export function kindOfCategory(category: string): VideoKind | undefined {
  return videoKinds.find(({ categories }) => categories.includes(category));
}

/** The categories that a filter of the list, sent as '{filter}-video', stands for. */
export function categoriesOfFilter(category: string): readonly string[] {
  return kindOfCategory(category)?.categories ?? [category];
}
