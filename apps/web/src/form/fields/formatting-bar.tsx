import { IconBold, IconClearFormatting } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useTextPart } from '../../rich-text/use-text-part.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './rich-text-control.module.css';

interface FormattingBarProps {
  readonly editor: Editor;
  /** The field it belongs to. */
  readonly label: string;
}

/** Spec: bold, and without any formatting. */
export function FormattingBar({ editor, label }: FormattingBarProps) {
  const isBold = useTextPart(editor, () => editor.isActive('bold'));
  return (
    <div
      className={classes.bar}
      role="toolbar"
      aria-label={`Formatting of ${label}`}
      // Pressing a button leaves the caret where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      <IconButton
        label="Bold"
        icon={IconBold}
        size="md"
        variant={isBold ? 'filled' : 'subtle'}
        color={isBold ? 'accent' : 'gray'}
        aria-pressed={isBold}
        onClick={() => editor.chain().focus().toggleBold().run()}
      />
      <IconButton
        label="Remove formatting"
        icon={IconClearFormatting}
        size="md"
        onClick={() => editor.chain().focus().clearNodes().unsetAllMarks().run()}
      />
    </div>
  );
}
