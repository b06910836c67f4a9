/** 'fade-in-up' reads as 'Fade in up'. */
export function labelOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
