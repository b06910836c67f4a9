import {
  entrances,
  exitFor,
  overlays,
  pictureFilters,
  stays,
  textEffects,
} from '@reelwright/motion';
import { overlayLooks } from '@reelwright/movie';
import { fontFamilies } from '@reelwright/stage';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { sampleMovie, samplePicture, sampleText } from './sample-movie.ts';
import { movementEntries } from './transition-entries.ts';

export interface CatalogueSection {
  readonly id: string;
  readonly label: string;
  readonly intro: string;
  readonly entries: () => readonly CatalogueEntry[];
}

const sampleSeconds = 3;
const timing = { startTime: 0, endTime: sampleSeconds };

/** A few lines of a thumb are made only when its section is opened: there are hundreds of entries. */
export const catalogueSections: readonly CatalogueSection[] = [
  {
    id: 'in-and-out',
    label: 'In and out',
    intro: 'How things appear and leave. Every entrance has a matching exit.',
    entries: () =>
      entrances.map(({ id, label }) => {
        const out = exitFor(id)?.id ?? 'none';
        const effects = { in: { effect: id, duration: 800 }, out: { effect: out, duration: 800 } };
        return entry(id, label, 0.35, [
          { items: [sampleText({ timing, effects })], seconds: sampleSeconds },
        ]);
      }),
  },
  {
    id: 'stay',
    label: 'While it stays',
    intro:
      'What things do while they’re on screen. The ones shown on a photo also work for pictures and videos.',
    entries: () =>
      stays.map(({ id, label, imageCapable, durationMs }) => {
        const effects = { stay: { effect: id, duration: durationMs } };
        const item = imageCapable
          ? samplePicture({ timing, effects })
          : sampleText({ timing, effects });
        return entry(id, label, imageCapable ? 2.4 : 0.5, [
          { items: [item], seconds: sampleSeconds },
        ]);
      }),
  },
  {
    id: 'text-effects',
    label: 'Text effects',
    intro: 'Sixteen ways to turn words into the picture.',
    entries: () =>
      textEffects.map(({ id, label }) =>
        entry(id, label, 0.7, [
          {
            items: [sampleText({ timing, effects: { effect: id } })],
            seconds: sampleSeconds,
            color: '#1d1e2c',
          },
        ]),
      ),
  },
  {
    id: 'transitions',
    label: 'Transitions',
    intro: 'How one slide gives way to the next.',
    entries: movementEntries,
  },
  {
    id: 'looks',
    label: 'Overlays and filters',
    intro: 'For the whole movie, or for a single picture.',
    entries: () => [
      ...overlays.map(({ id, label }) =>
        entry(id, label, 1, [{ items: [samplePicture({ timing })], seconds: sampleSeconds }], {
          overlay: { enabled: true, fx: overlayLooks.find((look) => look === label) ?? label },
        }),
      ),
      ...pictureFilters.map(({ key, label, kind }) => {
        const filters = {
          enabled: true,
          [key]: kind === 'amount' ? 70 : kind === 'level' ? 80 : 50,
        };
        // An overlay may have the same name.
        return entry(`filter-${key}`, label, 1, [
          { items: [samplePicture({ timing, filters })], seconds: sampleSeconds },
        ]);
      }),
    ],
  },
  {
    id: 'fonts',
    label: 'Fonts',
    intro: 'Every font, in its own letters.',
    entries: () =>
      fontFamilies.map(({ name }) =>
        entry(name, name, 1, [
          {
            items: [
              sampleText({ timing, font: { family: name, size: 96, color: '#ffffff' } }, name),
            ],
            seconds: sampleSeconds,
            color: '#23252e',
          },
        ]),
      ),
  },
];

function entry(
  id: string,
  label: string,
  stillSeconds: number,
  ...movie: Parameters<typeof sampleMovie>
): CatalogueEntry {
  return { id, label, stillSeconds, movie: sampleMovie(...movie) };
}
