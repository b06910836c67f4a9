import { captionLines } from '@reelwright/captions';
import { Captions, newProjectData, type ProjectData, Slide } from '@reelwright/movie';

/** Until somebody speaks in the film. */
const usualText = 'This is how your captions look';
const secondsPerWord = 0.35;
const sampleSeconds = 4;
const tileSize = 2.4;
const usualGround = 'linear-gradient(135deg, #6a85b6, #bac8e0)';

/** A few seconds that show a style of captions with the film's own words, on the film's own ground. */
export function captionSample(film: ProjectData, style: string): ProjectData {
  const text = firstWords(film);
  const words = text.split(' ').map((word, at) => ({
    text: word,
    startTime: 0.1 + at * secondsPerWord,
    endTime: 0.1 + (at + 1) * secondsPerWord,
  }));
  const slide = Slide.parse({
    id: 'captions',
    duration: sampleSeconds,
    narration: { url: 'sample', duration: sampleSeconds, text, words },
  });
  const { look } = film.captions ?? {};
  const usual = Captions.parse({ on: true, style, position: 'middle', wordsPerLine: 4 });
  // A tile is small: what is read on a phone could not be read on it.
  const captions = { ...usual, size: tileSize, ...(look && { look }) };
  const size = { ...film.movie.size, width: 960, height: 540 };
  const { bg } = film.movie;
  const ground =
    bg.type === 'none' ? { ...bg, type: 'gradient' as const, gradient: usualGround } : bg;
  const movie = { ...film.movie, size, bg: ground };
  return { ...newProjectData(), movie, captions, frames: [slide] };
}

/** When the sample has said most of its first line. */
export const sampleStillSeconds = 0.1 + 2.6 * secondsPerWord;

function firstWords(film: ProjectData): string {
  const line = captionLines(film).find(({ words }) => words.length >= 4);
  const words = line?.words.map(({ text }) => text) ?? usualText.split(' ');
  return words.slice(0, 8).join(' ');
}
