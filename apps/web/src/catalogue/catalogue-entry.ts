import type { ProjectData } from '@reelwright/movie';

/** Something that moves, and a small movie of it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly label: string;
  readonly movie: ProjectData;
  /** The moment that says most about it. */
  readonly stillSeconds: number;
}
