import type { ProjectData } from '@reelwright/movie';

/** The place of the first slide that was made of something: slides are called after what they show. */
export function slideOf({ frames }: Pick<ProjectData, 'frames'>, id: string): number | undefined {
  const same = frames.findIndex((slide) => slide.id === id);
  const at = same >= 0 ? same : frames.findIndex((slide) => slide.id.startsWith(`${id}-`));
  return at < 0 ? undefined : at;
}
