import { actionOf } from '../actions/editor-actions.ts';
import type { EditorSession } from '../state/editor-session.ts';

/** What a double click on a graphic does: its data where it has any, else its panel. */
export function openGraphic(session: EditorSession): void {
  const edit = actionOf('edit-graphic');
  if (edit.isEnabled(session)) edit.perform(session);
  else {
    const { folded } = session.state.get();
    session.change({ folded: { ...folded, panel: false }, isSheetOpen: true });
  }
}
