// What can be made, by tab. The page offers the entries whose page exists; the others it only names.
import { fullVideoCategory, type ProjectData } from '@reelwright/movie';
import type { ReactNode } from 'react';
import { ArticlePreview } from '../../video-types/previews/article-preview.tsx';
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

/** Spec: the wizards in their order, and the routes they have. */
const wizardRoutes = {
  'top-10': '/listicle-video',
  keyword: '/keyword-video',
  comparison: '/comparison-video',
  quiz: '/quiz-video',
  podcast: '/podcast-video',
  news: '/news-video',
  affiliate: '/affiliate-video',
  'sales-letter': '/vsl-video',
};
const firstOnes = new Set(['top-10', 'keyword']);

const typesOf = (id: string) => videoTypes.filter((type) => type.id === id);

export const wizardEntries: readonly ChooserEntry[] = Object.entries(wizardRoutes).flatMap(
  ([id, to]) =>
    typesOf(id).map((type) => ({ ...type, to, isFirst: firstOnes.has(id), ...sampleAt(to) })),
);

/** The film of a wizard's own sample answers. */
function sampleAt(to: string): Pick<ChooserEntry, 'sample'> {
  const entry = wizards.find(({ id }) => to === `/${id}-video`);
  if (!entry) return {};
  const film = async () => {
    const [{ filmOf }, { wizard }] = await Promise.all([
      import('@reelwright/wizards/machine'),
      entry.load(),
    ]);
    return filmOf(wizard, wizard.sampleAnswers());
  };
  return { sample: { still: `/library/samples/${entry.id}.webp`, film } };
}

export const editorEntries: readonly ChooserEntry[] = typesOf('full').map((type) => ({
  ...type,
  to: `/${fullVideoCategory}`,
}));

export const bonusEntries: readonly ChooserEntry[] = [
  {
    id: 'article',
    title: 'Article to video',
    words: 'Turns a page of text into a video.',
    preview: <ArticlePreview />,
    to: '/article-video',
    ...sampleAt('/article-video'),
  },
];
