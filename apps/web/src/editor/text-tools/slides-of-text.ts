import { splitSentences } from '@reelwright/article';

/** So much is read on a slide in the time it is seen. */
const mostLetters = 160;
/** Fewer make no film. */
const leastSlides = 3;
const mostSlides = 60;

/** A long text as what stands on slides: its paragraphs, long ones by their sentences. Empty: it is not worth slides. */
export function slidesOfText(text: string): readonly string[] {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*•–]|\d+[.)])\s)/)
    .map((paragraph) =>
      paragraph
        .replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  const slides = paragraphs.flatMap(split);
  return slides.length < leastSlides ? [] : slides.slice(0, mostSlides);
}

/** Short sentences stay together as far as they fit. */
function split(paragraph: string): readonly string[] {
  if (paragraph.length <= mostLetters) return [paragraph];
  const slides: string[] = [];
  for (const sentence of splitSentences(paragraph)) {
    const last = slides.at(-1);
    if (last !== undefined && last.length + sentence.length < mostLetters)
      slides[slides.length - 1] = `${last} ${sentence}`;
    else slides.push(sentence);
  }
  return slides;
}
