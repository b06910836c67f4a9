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
import { TopTenPreview } from './previews/top-ten-preview.tsx';

export interface VideoType {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly preview: ReactNode;
}

export const videoTypes: readonly VideoType[] = [
  {
    id: 'top-10',
    title: 'Top 10',
    words: 'A countdown people watch to the end.',
    preview: <TopTenPreview />,
  },
  {
    id: 'quiz',
    title: 'Quiz',
    words: 'Questions, a ticking clock, the answer.',
    preview: <QuizPreview />,
  },
  {
    id: 'comparison',
    title: 'Comparison',
    words: 'Two products, side by side, one winner.',
    preview: <ComparisonPreview />,
  },
  {
    id: 'article',
    title: 'Article',
    words: 'A page of text becomes a video.',
    preview: <ArticlePreview />,
  },
  {
    id: 'sales-letter',
    title: 'Sales letter',
    words: 'From the problem to the button.',
    preview: <SalesPreview />,
  },
  {
    id: 'podcast',
    title: 'Podcast',
    words: 'Your audio with waves and captions.',
    preview: <PodcastPreview />,
  },
  { id: 'news', title: 'News', words: 'Headlines with a ticker below.', preview: <NewsPreview /> },
  {
    id: 'affiliate',
    title: 'Affiliate',
    words: 'Pain, proof and a bonus worth having.',
    preview: <AffiliatePreview />,
  },
  {
    id: 'keyword',
    title: 'Keyword',
    words: 'One word in, a whole story out.',
    preview: <KeywordPreview />,
  },
  {
    id: 'full',
    title: 'Full editor',
    words: 'Every slide, layer and second in your hands.',
    preview: <EditorPreview />,
  },
];
