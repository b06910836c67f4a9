import { plainText } from './plain-text.ts';

/** Nobody wants these in a video. */
const furniture =
  /^(?:read (?:more|also|next)|subscribe|sign up|click here|advertisement|follow us|share this|related:|photo:|image:|source:|sources:|all rights reserved|©|copyright|tags?:|filed under|comments?|leave a (?:reply|comment)|cookie|mehr lesen|lesen sie|foto:|quelle:|anzeige|abonnieren|media contact|contact:|press contact|pressekontakt|about the author)\b|^###/i;

/** Whether a line belongs to the page around an article: "Read more: …". */
export function isFurniture(line: string): boolean {
  const text = plainText(line);
  return furniture.test(text) || asksToSubscribe(text);
}

/** "Join our newsletter", "Our newsletter: sign up." */
function asksToSubscribe(text: string): boolean {
  const at = text.search(/\bnewsletter\b/i);
  if (at < 0) return false;
  return (
    /sign|subscribe|join/i.test(text.slice(0, at)) ||
    /\b(?:sign|subscribe|join)/i.test(text.slice(at))
  );
}
