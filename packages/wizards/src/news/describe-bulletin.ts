import type { ProjectData } from '@reelwright/movie';
import { describeEnding } from '../ending/describe-ending.ts';
import { newsName } from './news-info.ts';
import { readNews } from './read-news.ts';

/** What a video site shows below the film: the headlines, and where each story was read. */
export function describeBulletin(data: ProjectData): string {
  const stories = readNews(data).map(({ text, link }) => [text, link].filter(Boolean).join('\n'));
  return [newsName(data), ...stories, ...describeEnding(data)].filter(Boolean).join('\n');
}
