import type { ReactNode } from 'react';
import { kindPreviews } from './kind-previews.tsx';

export interface VideoType {
  /** The word its wizard goes by; its route is '/{id}-video'. */
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly preview: ReactNode;
}

function videoType(id: string, title: string, words: string): VideoType {
  return { id, title, words, preview: kindPreviews[id] };
}

/** What each kind of video is called and in a few words, in the order of the front page. */
export const videoTypes: readonly VideoType[] = [
  videoType('listicle', 'Top 10', 'A list people watch to the end.'),
  videoType('quiz', 'Quiz', 'Questions, a ticking clock, the answer.'),
  videoType('comparison', 'Comparison', 'Two products, side by side, one winner.'),
  videoType('article', 'Article', 'A page of text becomes a video.'),
  videoType('vsl', 'Sales letter', 'From the problem to the button.'),
  videoType('podcast', 'Podcast', 'Your audio with waves and captions.'),
  videoType('news', 'News', 'Headlines with a ticker below.'),
  videoType('affiliate', 'Affiliate', 'Pain, proof and a bonus worth having.'),
  videoType('keyword', 'Keyword', 'One word in, a whole story out.'),
  videoType('full', 'Full editor', 'Every slide, layer and second in your hands.'),
];
