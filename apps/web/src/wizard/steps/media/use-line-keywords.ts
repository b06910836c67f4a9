import type { LinePlace } from '@reelwright/wizards';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { maxKeywordTabs, useRelatedKeywords } from '../../../media-picker/use-related-keywords.ts';

/** What to look for, per sentence: its own keyword first, then what it speaks of, then what is around the topic. */
export function useLineKeywords(
  lines: readonly LinePlace[],
  keyword: string,
): (at: number) => readonly string[] {
  const prompts = lines.map(({ spoken }) => spoken).slice(0, 200);
  const { data: thoughtOf } = useQuery({
    queryKey: ['picture-keywords', prompts],
    queryFn: () => request((options) => client.pictureKeywords({ body: { prompts } }, options)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: prompts.length > 0,
  });
  const related = useRelatedKeywords(keyword);
  return (at) => {
    const line = lines[at]?.line;
    const exact = typeof line?.exactSearch === 'string' ? line.exactSearch : undefined;
    const found = [exact, line?.keyword, ...(thoughtOf?.[at]?.keywords ?? []), keyword, ...related];
    return unique(found).slice(0, maxKeywordTabs);
  };
}

function unique(words: readonly (string | undefined)[]): string[] {
  const byText = new Map<string, string>();
  for (const word of words) {
    const text = word?.trim();
    if (text && !byText.has(text.toLowerCase())) byText.set(text.toLowerCase(), text);
  }
  return [...byText.values()];
}
