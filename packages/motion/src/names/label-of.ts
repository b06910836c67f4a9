import { capitalize } from '@reelwright/english';
/** 'fade-in-up' reads as 'Fade in up'. */
export function labelOf(id: string): string {
  return capitalize(id.replaceAll('-', ' '));
}
