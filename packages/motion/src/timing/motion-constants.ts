/** Between the beginnings of two repetitions of a stay. */
export const stayDelayMs = 2000;

/** How much later an item comes for each place in the tab order. */
export const tabStepMs = 250;

/** The tab order never makes an item wait so long that less of it than this could be seen. */
export const visibleAtLeastSeconds = 1;
