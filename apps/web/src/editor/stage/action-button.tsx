import { Button } from '@mantine/core';
import { memo } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { Hint } from '../../ui/hint.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EditorAction } from '../actions/editor-action.ts';
import { useEditor, useSessionPart } from '../state/use-editor.ts';
import classes from './stage-toolbar.module.css';

interface ActionButtonProps {
  readonly action: EditorAction;
  /** Shown beside the icon where there is room. */
  readonly word?: string;
}

/** An action of the editor as a button with its icon, hint and keys. */
export const ActionButton = memo(function ActionButton({ action, word }: ActionButtonProps) {
  const session = useEditor();
  const isEnabled = useSessionPart(() => action.isEnabled(session));
  const isOn = useSessionPart(() => action.isOn?.(session));
  if (word !== undefined) {
    return (
      <Hint label={action.label} keys={action.keys} side="bottom">
        <Button
          size="compact-sm"
          variant="subtle"
          color={isOn ? 'accent' : 'gray'}
          aria-label={action.label}
          {...(isOn !== undefined && { 'aria-pressed': isOn })}
          disabled={!isEnabled}
          leftSection={<Icon shape={action.icon} sizePx={16} />}
          onClick={() => action.perform(session)}
        >
          <span className={classes.word}>{word}</span>
        </Button>
      </Hint>
    );
  }
  return (
    <IconButton
      label={action.label}
      icon={action.icon}
      size="md"
      hintSide="bottom"
      {...(action.keys && { keys: action.keys })}
      {...(action.danger && { color: 'danger' as const })}
      {...(isOn && { color: 'accent' as const })}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      disabled={!isEnabled}
      onClick={() => action.perform(session)}
    />
  );
});
