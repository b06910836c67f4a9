/** How a slide of words and a picture is composed where its film, and not its theme alone, says so. */
export const slideLooks = [
  /** As the theme has it: shade, panel or card. */
  'theme',
  /** The subject fills the frame; words stand at its foot. */
  'full',
  /** Words across the top, the subject large below them. */
  'stage',
  /** A straight column in a strong colour, and the picture bleeding off the other three edges. */
  'magazine',
  /** The picture in a window on a plain ground. */
  'window',
  /** Several sights of it, laid over each other. */
  'collage',
  /** Words as large as they go, and the thing cut out at their corner. */
  'type',
  /** A number as large as it goes, what it counts below it, and the thing at the corner. */
  'figure',
  /** Of questions: the thing so near that the edges cut it. */
  'near',
  /** Of questions: large answers on a plain ground, the thing at a corner. */
  'board',
] as const;
export type SlideLook = (typeof slideLooks)[number];

/** The colours of a slide: the film's own, all in its second colour, or its deep end. */
export const slideLights = ['own', 'accent', 'deep'] as const;
export type SlideLight = (typeof slideLights)[number];

/** What the picture and the camera do while the slide stands. */
export const slideMoves = ['in', 'out', 'left', 'right', 'lean'] as const;
export type SlideMove = (typeof slideMoves)[number];

/** How a slide is composed in an upright frame, where its film says so. */
export const uprightPlans = [
  /** Words on top, what they are about below them: as the look has it. */
  'high',
  /** The thing so large at the lower edge that two edges cut it; words in the room that it leaves above. */
  'rise',
  /** The picture from the upper edge, and the words on a panel below it. */
  'low',
  /** Two fields of colour, and the number as large as it goes behind the thing. */
  'bands',
] as const;
export type UprightPlan = (typeof uprightPlans)[number];

export interface SlideCraft {
  readonly look: SlideLook;
  readonly light: SlideLight;
  readonly move: SlideMove;
  /** Which of two: words left or right, high or low. */
  readonly isOther: boolean;
  /** In an upright frame; missing: 'high'. */
  readonly upright?: UprightPlan;
}
