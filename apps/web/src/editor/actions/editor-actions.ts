import { arrangeActions } from './arrange-actions.ts';
import { cuttingActions } from './cutting-actions.ts';
import { editActions } from './edit-actions.ts';
import type { EditorAction } from './editor-action.ts';
import { graphicActions } from './graphic-actions.ts';
import { keyframeActions } from './keyframe-actions.ts';
import { magicActions } from './magic-actions.ts';
import { mediaActions } from './media-actions.ts';
import { movieActions, slideBackground } from './movie-actions.ts';
import { narrationActions } from './narration-actions.ts';
import { roomActions } from './room-actions.ts';
import { styleActions } from './style-actions.ts';
import { textActions } from './text-actions.ts';
import { timelineActions } from './timeline-actions.ts';
import { timingActions } from './timing-actions.ts';
import { viewActions } from './view-actions.ts';

/** Everything one can do in the editor, in the order it is listed. */
export const editorActions: readonly EditorAction[] = [
  ...mediaActions,
  ...graphicActions,
  ...narrationActions,
  ...editActions,
  ...styleActions,
  ...keyframeActions,
  ...arrangeActions,
  ...magicActions,
  ...timingActions,
  ...cuttingActions,
  ...timelineActions,
  ...viewActions,
  ...roomActions,
  slideBackground,
  ...textActions,
  ...movieActions,
];

export function actionOf(id: string): EditorAction {
  const action = editorActions.find((each) => each.id === id);
  if (!action) throw new Error(`There is no editor action ${id}.`);
  return action;
}
