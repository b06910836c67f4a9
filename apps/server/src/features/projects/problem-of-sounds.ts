import type { Item, ProjectData } from '@reelwright/movie';

/** Every sound is read and mixed by itself; hundreds at once are no music, and take a worker for an hour. */
export const soundLimits = { ofSlide: 50, ofMovie: 1000 } as const;

/** What a movie has too much of to be made into a video, in a sentence; undefined: nothing. */
export function problemOfSounds({ frames }: Pick<ProjectData, 'frames'>): string | undefined {
  let inAll = 0;
  for (const [index, { items }] of frames.entries()) {
    const sounds = items.reduce((sum, item) => sum + countSounds(item), 0);
    if (sounds > soundLimits.ofSlide) {
      return `Slide ${index + 1} has ${sounds} sounds and videos; a slide can have ${soundLimits.ofSlide}. Please remove some of them.`;
    }
    inAll += sounds;
  }
  return inAll > soundLimits.ofMovie
    ? `The movie has ${inAll} sounds and videos; it can have ${soundLimits.ofMovie.toLocaleString('en')}. Please remove some of them.`
    : undefined;
}

function countSounds({ type, audio, children = [] }: Item): number {
  const own = type === 'audio' || type === 'video' || audio?.url ? 1 : 0;
  return children.reduce((sum, child) => sum + countSounds(child), own);
}
