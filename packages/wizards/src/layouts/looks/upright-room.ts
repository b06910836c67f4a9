/** Where words of an upright frame may stand, and how large they are there. */
import { type Box, type SlideFrame, safeArea } from '../slide-frame.ts';
import { highest, stackPages } from '../stack-words.ts';
import type { Stack, WordBlock } from '../word-block.ts';

/** Apps have their buttons on the right of the lower half as well: words there stand further to the left, and are as wide. */
const beside = { from: 0.073, to: 0.849 } as const;

/** The lower words end here; below them lie the names and texts of apps. */
const foot = 0.79;

/** Where words below a picture may stand. What is read from the right is mirrored, and its buttons are not. */
export function lowRoom(frame: SlideFrame): Box {
  const { width, height, isMirrored } = frame;
  const { y } = safeArea(frame);
  return {
    x: width * (isMirrored ? 1 - beside.to : beside.from),
    y,
    width: width * (beside.to - beside.from),
    height: height * foot - y,
  };
}

interface Words {
  readonly header: readonly WordBlock[];
  readonly pages: readonly (readonly WordBlock[])[];
}

/** In the first part of the height that they fit in without becoming small. */
export function fittedStacks(
  { header, pages }: Words,
  frame: SlideFrame,
  { width }: Pick<Box, 'width'>,
  shares: readonly number[],
): readonly Stack[] {
  let stacks: readonly Stack[] = [];
  for (const share of shares) {
    const height = frame.height * share;
    const mayGrow = share !== shares.at(-1);
    stacks = stackPages(header, pages, frame, { width, height, mayGrow, leastScale: 0.8 });
    if (highest(stacks) <= height) break;
  }
  return stacks;
}
