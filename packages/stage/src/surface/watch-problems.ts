import type { Brush } from './brush.ts';

/** A brush that tells afterwards whether all was there that it drew: what was not may come yet. */
export function watchProblems(brush: Brush): { readonly watched: Brush; isWhole(): boolean } {
  let isWhole = true;
  const { assets } = brush;
  const watched = {
    ...brush,
    assets: {
      ...assets,
      report: (problem: Parameters<NonNullable<typeof assets.report>>[0]) => {
        isWhole = false;
        assets.report?.(problem);
      },
    },
  };
  return { watched, isWhole: () => isWhole };
}
