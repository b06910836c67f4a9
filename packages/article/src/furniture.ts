import { plainText } from './plain-text.ts';

/** Nobody wants these in a video. */
const furniture =
  /^(?:read (?:more|also|next)|subscribe|sign up|click here|advertisement|follow us|share this|related:|photo:|image:|source:|sources:|all rights reserved|©|copyright|tags?:|filed under|comments?|leave a (?:reply|comment)|cookie|mehr lesen|lesen sie|foto:|quelle:|anzeige|abonnieren|media contact|contact:|press contact|pressekontakt|about the author)\b|^###|\bnewsletter\b.*\b(?:sign|subscribe|join)|(?:sign|subscribe|join).*\bnewsletter\b/i;

/** Whether a line belongs to the page around an article: "Read more: …". */
export function isFurniture(line: string): boolean {
  return furniture.test(plainText(line));
}
