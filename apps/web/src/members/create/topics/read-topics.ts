import { withoutDoubles } from '@reelwright/contract';
import { textLength } from '@reelwright/forms';
import { longestKeyword } from '../../../site/longest-keyword.ts';

/** Spec: a topic has at least 2 characters. */
const shortestTopic = 2;
/** More would be a list to search in, and no row to choose from. */
const mostTopics = 12;

type Read = { readonly topics: readonly string[] } | { readonly problem: string };

/** The topics in a text, which commas part; or a sentence about what has to change first. */
export function readTopics(text: string): Read {
  const entries = text
    .split(/[,\n\u060C\u3001\uFF0C]/)
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '');
  const tooShort = entries.find((entry) => textLength(entry) < shortestTopic);
  if (tooShort !== undefined) {
    return {
      problem: `Each topic needs at least ${shortestTopic} characters: “${tooShort}” is too short.`,
    };
  }
  if (entries.some((entry) => entry.length > longestKeyword)) {
    return {
      problem: `Each topic has at most ${longestKeyword} characters. Put commas between them.`,
    };
  }
  const topics = withoutDoubles(entries, (entry) => [entry.toLowerCase()]);
  return topics.length > mostTopics
    ? { problem: `Please name at most ${mostTopics} topics. These are ${topics.length}.` }
    : { topics };
}
