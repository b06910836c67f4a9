import { capitalize } from '@reelwright/english';
/** The subject that a link asks for: '?subject=change+plan' → 'Change plan'. */
export function subjectOf(query: string): string {
  const subject = new URLSearchParams(query).get('subject')?.trim().slice(0, 150) ?? '';
  return capitalize(subject);
}
