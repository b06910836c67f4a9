import { kindOfCategory } from '@reelwright/movie';
import type { ReactNode } from 'react';
import { AffiliatePreview } from './previews/affiliate-preview.tsx';
import { ArticlePreview } from './previews/article-preview.tsx';
import { ComparisonPreview } from './previews/comparison-preview.tsx';
import { EditorPreview } from './previews/editor-preview.tsx';
import { KeywordPreview } from './previews/keyword-preview.tsx';
import { NewsPreview } from './previews/news-preview.tsx';
import { PodcastPreview } from './previews/podcast-preview.tsx';
import { QuizPreview } from './previews/quiz-preview.tsx';
import { SalesPreview } from './previews/sales-preview.tsx';
import { SocialPreview } from './previews/social-preview.tsx';
import { TopTenPreview } from './previews/top-ten-preview.tsx';

/** A drawing for each kind of video, by the word its wizard goes by. */
export const kindPreviews: Readonly<Record<string, ReactNode>> = {
  listicle: <TopTenPreview />,
  keyword: <KeywordPreview />,
  article: <ArticlePreview />,
  podcast: <PodcastPreview />,
  vsl: <SalesPreview />,
  comparison: <ComparisonPreview />,
  quiz: <QuizPreview />,
  social: <SocialPreview />,
  affiliate: <AffiliatePreview />,
  news: <NewsPreview />,
  full: <EditorPreview />,
};

/** The drawing that stands in for a project's picture. */
export function previewOfCategory(category: string): ReactNode {
  return kindPreviews[kindOfCategory(category)?.wizard ?? 'full'];
}
