import { IconButton } from '../../ui/icon-button.tsx';
import type { EditorAction } from '../actions/editor-action.ts';
import {
  useCurrentSlide,
  useEditor,
  useEditorPart,
  useSelectedItems,
} from '../state/use-editor.ts';

/** An action of the editor as a button with its icon, hint and keys. */
export function ActionButton({ action }: { readonly action: EditorAction }) {
  const session = useEditor();
  // Whether it can be done depends on these.
  useSelectedItems();
  useCurrentSlide();
  const isEnabled = useEditorPart(() => action.isEnabled(session));
  return (
    <IconButton
      label={action.label}
      icon={action.icon}
      size="md"
      hintSide="bottom"
      {...(action.keys && { keys: action.keys })}
      {...(action.danger && { color: 'danger' as const })}
      disabled={!isEnabled}
      onClick={() => action.perform(session)}
    />
  );
}
