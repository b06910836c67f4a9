import {
  entrances,
  exitFor,
  overlays,
  pictureFilters,
  stays,
  textEffects,
  transitions,
} from '@reelwright/motion';
import { overlayLooks, type ProjectData } from '@reelwright/movie';
import { fontFamilies } from '@reelwright/stage';
import { sampleMovie, samplePicture, sampleText } from './sample-movie.ts';

export interface CatalogueEntry {
  readonly id: string;
  readonly label: string;
  readonly movie: ProjectData;
  /** The moment that says most about it. */
  readonly stillSeconds: number;
}

export interface CatalogueSection {
  readonly id: string;
  readonly label: string;
  readonly intro: string;
  readonly entries: () => readonly CatalogueEntry[];
}

const SECONDS = 3;
const timing = { startTime: 0, endTime: SECONDS };

/** A few lines of a thumb are made only when its section is opened: there are hundreds of entries. */
export const catalogueSections: readonly CatalogueSection[] = [
  {
    id: 'in-and-out',
    label: 'In and out',
    intro: 'How things come and go. Each way in has its way out.',
    entries: () =>
      entrances.map(({ id, label }) => {
        const out = exitFor(id)?.id ?? 'none';
        const effects = { in: { effect: id, duration: 800 }, out: { effect: out, duration: 800 } };
        return entry(id, label, 0.35, [
          { items: [sampleText({ timing, effects })], seconds: SECONDS },
        ]);
      }),
  },
  {
    id: 'stay',
    label: 'While it stays',
    intro:
      'What things do while they are on screen. Those shown on the photo suit pictures and videos too.',
    entries: () =>
      stays.map(({ id, label, imageCapable, durationMs }) => {
        const effects = { stay: { effect: id, duration: durationMs } };
        const item = imageCapable
          ? samplePicture({ timing, effects })
          : sampleText({ timing, effects });
        return entry(id, label, imageCapable ? 2.4 : 0.5, [{ items: [item], seconds: SECONDS }]);
      }),
  },
  {
    id: 'text-effects',
    label: 'Text effects',
    intro: 'Sixteen ways to make words the picture.',
    entries: () =>
      textEffects.map(({ id, label }) =>
        entry(id, label, 0.7, [
          {
            items: [sampleText({ timing, effects: { effect: id } })],
            seconds: SECONDS,
            color: '#1d1e2c',
          },
        ]),
      ),
  },
  {
    id: 'transitions',
    label: 'Transitions',
    intro: 'How one slide gives way to the next.',
    entries: () =>
      transitions.map(({ id, label, inEffect, outEffect }) =>
        entry(id, label, 1.7, [
          {
            items: [samplePicture({ timing: { startTime: 0, endTime: 1.5 } })],
            seconds: 1.5,
            transition: { type: 'css', out: { effect: outEffect, duration: 700 } },
          },
          {
            items: [sampleText({ timing: { startTime: 0, endTime: 1.5 } }, 'Next slide')],
            seconds: 1.5,
            color: '#d9694a',
            transition: { type: 'css', in: { effect: inEffect, duration: 700 } },
          },
        ]),
      ),
  },
  {
    id: 'looks',
    label: 'Overlays and filters',
    intro: 'Over the whole movie, or on one picture.',
    entries: () => [
      ...overlays.map(({ id, label }) =>
        entry(id, label, 1, [{ items: [samplePicture({ timing })], seconds: SECONDS }], {
          overlay: { enabled: true, fx: overlayLooks.find((look) => look === label) ?? label },
        }),
      ),
      ...pictureFilters.map(({ key, label, kind }) => {
        const filters = {
          enabled: true,
          [key]: kind === 'amount' ? 70 : kind === 'level' ? 80 : 50,
        };
        return entry(key, label, 1, [
          { items: [samplePicture({ timing, filters })], seconds: SECONDS },
        ]);
      }),
    ],
  },
  {
    id: 'fonts',
    label: 'Fonts',
    intro: 'Every font there is, in its own face.',
    entries: () =>
      fontFamilies.map(({ name }) =>
        entry(name, name, 1, [
          {
            items: [
              sampleText({ timing, font: { family: name, size: 96, color: '#ffffff' } }, name),
            ],
            seconds: SECONDS,
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
