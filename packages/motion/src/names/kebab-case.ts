/** 'fadeInUp', 'Fade In Up' and 'animate__fadeInUp' are all 'fade-in-up'. */
export function toKebabCase(name: string): string {
  return name
    .trim()
    .replace(/^animate__/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
}
