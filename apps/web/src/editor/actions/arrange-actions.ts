import {
  type Alignment,
  type Arrangement,
  alignedFrames,
  arrangeItems,
  changeItems,
  distributedFrames,
  type FramedItem,
  filledFrame,
  frameItems,
} from '@reelwright/movie';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowsHorizontal,
  IconArrowsMaximize,
  IconArrowsVertical,
  IconArrowUp,
  IconFlipHorizontal,
  IconFlipVertical,
  IconFocusCentered,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
} from '@tabler/icons-react';
import type { IconShape } from '../../theme/icon.tsx';
import { type EditorSession, findItem } from '../state/editor-session.ts';
import { type EditorAction, hasSelection, movable } from './editor-action.ts';

const canMove = (session: EditorSession) => movable(session).length > 0;

/** What things are lined up with and fill: the slide, or the group that was opened. */
function stageOf({ tab, state, slide }: EditorSession) {
  const { openGroupId } = state.get();
  const group = openGroupId === undefined ? undefined : findItem(slide()?.items ?? [], openGroupId);
  return group ?? tab.view.get().saving.data.movie.size;
}

function move(session: EditorSession, frames: readonly FramedItem[]): void {
  const slide = session.slide();
  if (slide) session.tab.edit(frameItems, { slideId: slide.id, frames });
}

function arranging(
  to: Arrangement,
  label: string,
  icon: IconShape,
  ...[keys, ...otherKeys]: [readonly string[], ...(readonly string[])[]]
): EditorAction {
  return {
    id: `arrange-${to}`,
    label,
    icon,
    keys,
    otherKeys,
    group: 'Arrange',
    isEnabled: hasSelection,
    perform: (session) => {
      const slide = session.slide();
      const itemIds = session.selected().map(({ id }) => id);
      if (slide) session.tab.edit(arrangeItems, { slideId: slide.id, itemIds, to });
    },
  };
}

function aligning(alignment: Alignment, label: string, icon: IconShape): EditorAction {
  return {
    id: `align-${alignment}`,
    label,
    icon,
    group: 'Align',
    isEnabled: canMove,
    perform: (session) =>
      move(session, alignedFrames(movable(session), stageOf(session), alignment)),
  };
}

function distributing(direction: 'across' | 'down', label: string, icon: IconShape): EditorAction {
  return {
    id: `distribute-${direction}`,
    label,
    icon,
    group: 'Align',
    isEnabled: (session) => movable(session).length > 2,
    perform: (session) => move(session, distributedFrames(movable(session), direction)),
  };
}

function filling(sides: 'width' | 'height' | 'area', label: string, icon: IconShape): EditorAction {
  return {
    id: `fill-${sides}`,
    label,
    icon,
    group: 'Size',
    isEnabled: canMove,
    perform: (session) => {
      const frame = filledFrame(stageOf(session), sides);
      move(
        session,
        movable(session).map(({ id }) => ({ itemId: id, frame })),
      );
    },
  };
}

const centreBoth: EditorAction = {
  id: 'centre-both',
  label: 'Center on the slide',
  group: 'Align',
  icon: IconFocusCentered,
  isEnabled: canMove,
  perform: (session) => {
    const stage = stageOf(session);
    const frames = movable(session).map((item) => {
      const [across] = alignedFrames([item], stage, 'center');
      const [down] = alignedFrames([item], stage, 'middle');
      return { itemId: item.id, frame: { x: across?.frame.x ?? 0, y: down?.frame.y ?? 0 } };
    });
    move(session, frames);
  },
};

function flipping(side: 'x' | 'y', label: string, icon: IconShape): EditorAction {
  return {
    id: `flip-${side}`,
    label,
    icon,
    group: 'Arrange',
    isEnabled: canMove,
    perform: (session) => {
      const slide = session.slide();
      const itemIds = movable(session).map(({ id }) => id);
      if (!slide) return;
      session.tab.edit(changeItems, {
        slideId: slide.id,
        itemIds,
        fields: ({ flip }) => ({ flip: { x: false, y: false, ...flip, [side]: !flip?.[side] } }),
      });
    },
  };
}

export const arrangeActions: readonly EditorAction[] = [
  arranging('top', 'Bring to front', IconArrowBarToUp, ['mod', 'shift', ']'], ['mod', '}']),
  arranging('up', 'Bring forward', IconArrowUp, ['mod', ']']),
  arranging('down', 'Send backward', IconArrowDown, ['mod', '[']),
  arranging('bottom', 'Send to back', IconArrowBarToDown, ['mod', 'shift', '['], ['mod', '{']),
  aligning('left', 'Align left', IconLayoutAlignLeft),
  aligning('center', 'Center horizontally', IconLayoutAlignCenter),
  aligning('right', 'Align right', IconLayoutAlignRight),
  aligning('top', 'Align top', IconLayoutAlignTop),
  aligning('middle', 'Center vertically', IconLayoutAlignMiddle),
  aligning('bottom', 'Align bottom', IconLayoutAlignBottom),
  centreBoth,
  distributing('across', 'Equal gaps across', IconLayoutDistributeVertical),
  distributing('down', 'Equal gaps down', IconLayoutDistributeHorizontal),
  filling('width', 'Fill the width', IconArrowsHorizontal),
  filling('height', 'Fill the height', IconArrowsVertical),
  filling('area', 'Fill the slide', IconArrowsMaximize),
  flipping('x', 'Flip left to right', IconFlipVertical),
  flipping('y', 'Flip upside down', IconFlipHorizontal),
];
