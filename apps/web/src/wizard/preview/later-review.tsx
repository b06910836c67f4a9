import { type ComponentProps, Suspense } from 'react';
import { fetchedPart } from '../../ui/fetched-part.tsx';
import type { ReviewPopup } from './review-popup.tsx';

const Review = fetchedPart(async () => (await import('./review-popup.tsx')).ReviewPopup);

/** The film, large, for screens that are there before what plays it. */
export function LaterReview(props: ComponentProps<typeof ReviewPopup>) {
  return (
    <Suspense>
      <Review {...props} />
    </Suspense>
  );
}
