import type { Bullet } from './affiliate-answers.ts';

/** Spec: more than three, or one that is long, are divided; about a hundred letters stand on a slide. */
const maxTogether = 3;
const longText = 50;
const lettersPerSlide = 100;

/** Bullets by slide, in their order; whole ones, because each has a voice and pictures of its own. */
export function bulletSlides(bullets: readonly Bullet[]): readonly (readonly Bullet[])[] {
  const isShort = bullets.every(({ text }) => text.length <= longText);
  if (bullets.length === 0) return [];
  if (bullets.length <= maxTogether && isShort) return [bullets];
  const slides: Bullet[][] = [];
  let letters = 0;
  for (const bullet of bullets) {
    const last = slides.at(-1);
    const { length } = bullet.text;
    if (last && last.length < maxTogether && letters + length <= lettersPerSlide) {
      last.push(bullet);
      letters += length;
    } else {
      slides.push([bullet]);
      letters = length;
    }
  }
  return slides;
}
