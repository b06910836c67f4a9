import { memo } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EditorAction } from '../actions/editor-action.ts';
import { useEditor, useSessionPart } from '../state/use-editor.ts';

interface ActionButtonProps {
  readonly action: EditorAction;
}

/** An action of the editor as a button with its icon, hint and keys. */
export const ActionButton = memo(function ActionButton({ action }: ActionButtonProps) {
  const session = useEditor();
  const isEnabled = useSessionPart(() => action.isEnabled(session));
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
});
