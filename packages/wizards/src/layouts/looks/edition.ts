/** How films are composed changes now and then; a saved film keeps the way it was drafted in. */
import type { ProjectData } from '@reelwright/movie';

/**
 * The second: slides of words are designed, figures are large, and one thing that is shown all along is seen otherwise each time.
 * The third: upright films are composed in several ways, and their lowest fifth is never plain.
 */
export const newestEdition = 3;

/** Films that were drafted before are of the first. */
export const editionOf = ({ info }: ProjectData): number => info.drafted?.edition ?? 1;
