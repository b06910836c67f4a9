/** How films are composed changes now and then; a saved film keeps the way it was drafted in. */
import type { ProjectData } from '@reelwright/movie';

/** The second: slides of words are designed, figures are large, and one thing that is shown all along is seen otherwise each time. */
export const newestEdition = 2;

/** Films that were drafted before are of the first. */
export const editionOf = ({ info }: ProjectData): number => info.drafted?.edition ?? 1;
