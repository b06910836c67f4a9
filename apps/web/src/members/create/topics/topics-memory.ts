import { recallChoice, rememberChoice } from '../../../ui/choice-memory.ts';

/** Spec: the name of the cookie, and how long it lasts. */
const name = 'keyword_prompt';
const days = 365;

export function wasAskedForTopics(): boolean {
  return recallChoice(name) !== undefined;
}

export function noteAskedForTopics(): void {
  rememberChoice(name, '1', { days });
}
