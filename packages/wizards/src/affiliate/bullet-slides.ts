import type { Bullet } from './affiliate-answers.ts';

/** Spec: more than three, or one that is long, are divided; about a hundred letters stand on a slide. */
const maxTogether = 3;
const longText = 50;
const lettersPerSlide = 100;
/** A bullet alone looks like a mistake: a slide takes more rather than that. */
const lettersWithoutLoner = 140;

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
  return withoutLoners(slides);
}

function withoutLoners(slides: readonly (readonly Bullet[])[]): readonly (readonly Bullet[])[] {
  const kept: (readonly Bullet[])[] = [];
  for (const slide of slides) {
    const last = kept.at(-1);
    const joined = [...(last ?? []), ...slide];
    const isLoner = last !== undefined && (last.length === 1 || slide.length === 1);
    const letters = joined.reduce((sum, { text }) => sum + text.length, 0);
    const fits = joined.length <= maxTogether && letters <= lettersWithoutLoner;
    if (isLoner && fits) kept[kept.length - 1] = joined;
    else kept.push(slide);
  }
  return kept;
}
