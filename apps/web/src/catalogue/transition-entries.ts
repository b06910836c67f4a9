import { transitions } from '@reelwright/motion';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { sampleMovie, samplePicture, sampleText } from './sample-movie.ts';

/** Long enough to be seen in a small picture. */
const changeMs = 700;
const slideSeconds = 1.5;
const stillSeconds = 1.7;
/** A clip covers everything at the change itself, and says more shortly before. */
const clipStillSeconds = 1.3;
const timing = { startTime: 0, endTime: slideSeconds };

type Fields = Record<string, unknown>;

/** A picture gives way to a line of text. */
function twoSlides(leaves: Fields, comes: Fields): CatalogueEntry['movie'] {
  return sampleMovie([
    { items: [samplePicture({ timing })], seconds: slideSeconds, transition: leaves },
    {
      items: [sampleText({ timing }, 'Next slide')],
      seconds: slideSeconds,
      color: '#d9694a',
      transition: comes,
    },
  ]);
}

/** Slides that move. */
export function movementEntries(): readonly CatalogueEntry[] {
  return transitions.map(({ id, label, inEffect, outEffect }) => ({
    id,
    label,
    stillSeconds,
    movie: twoSlides(
      { type: 'css', out: { effect: outEffect, duration: changeMs } },
      { type: 'css', in: { effect: inEffect, duration: changeMs } },
    ),
  }));
}

/** A clip that covers the change. */
export function clipEntry(url: string, name: string): CatalogueEntry {
  return {
    id: url,
    label: name,
    stillSeconds: clipStillSeconds,
    movie: twoSlides({ type: 'none' }, { type: 'video', url }),
  };
}
