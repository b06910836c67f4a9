// What can be made, by tab: a card for every wizard there is, in the order of their list.
import { fullVideoCategory, type ProjectData } from '@reelwright/movie';
import type { ReactNode } from 'react';
import { tools } from '../../tools/tool-list.ts';
import { toolPreviews } from '../../tools/tool-previews.tsx';
import { videoTypes } from '../../video-types/video-type-list.tsx';
import { wizardEntries as wizards } from '../../wizards/wizard-entries.ts';

/** A film that was made this way: a moment of it as a picture, and all of it for whoever wants to see it move. */
export interface Sample {
  readonly still: string;
  readonly film: () => Promise<ProjectData>;
}

export interface ChooserEntry {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly preview: ReactNode;
  /** A good one to begin with. */
  readonly isFirst?: boolean;
  readonly to: string;
  /** What this way makes; the drawing stands in until its picture is there. */
  readonly sample?: Sample;
}

/** Spec: those a new user is pointed to. */
const firstOnes = new Set(['listicle', 'keyword']);
/** Spec: these are offered as bonuses, with a title of their own. */
const bonusTitles: Readonly<Record<string, string>> = { article: 'Article to video' };

const cards: readonly ChooserEntry[] = wizards.flatMap((wizard) =>
  videoTypes
    .filter(({ id }) => id === wizard.id)
    .map((type) => ({
      ...type,
      title: bonusTitles[type.id] ?? type.title,
      to: `/${type.id}-video`,
      isFirst: firstOnes.has(type.id),
      sample: sampleOf(wizard),
    })),
);

export const wizardEntries = cards.filter(({ id }) => !(id in bonusTitles));
export const bonusEntries: readonly ChooserEntry[] = [
  ...tools.map(({ id, title, words }) => ({
    id,
    title,
    words,
    preview: toolPreviews[id],
    to: `/tools/${id}`,
  })),
  ...cards.filter(({ id }) => id in bonusTitles),
];

export const editorEntries: readonly ChooserEntry[] = videoTypes
  .filter(({ id }) => id === 'full')
  .map((type) => ({ ...type, to: `/${fullVideoCategory}` }));

/** The film of a wizard's own sample answers. */
function sampleOf({ id, load }: (typeof wizards)[number]): Sample {
  return {
    still: `/library/samples/${id}.webp`,
    film: async () => {
      const [{ filmOf }, { wizard }] = await Promise.all([
        import('../../wizard/preview/film-maker.ts'),
        load(),
      ]);
      return filmOf(wizard, wizard.sampleAnswers());
    },
  };
}
