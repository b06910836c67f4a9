import { Popover, Textarea } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { htmlOf, setHtml } from '../../rich-text/rich-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const maxLetters = 200_000;

/** The text as the HTML it is saved as. What is typed is shown at once; what a text cannot have is left out of it. */
export function TextSource({ editor }: { readonly editor: Editor }) {
  const [typed, setTyped] = useState<string>();
  const isOpen = typed !== undefined;
  const close = () => {
    setTyped(undefined);
    editor.commands.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => !opened && close()}
      position="bottom-start"
      width={360}
      shadow="md"
      trapFocus
    >
      <Popover.Target>
        <IconButton
          label="HTML source"
          icon={IconCode}
          size="md"
          hintSide="bottom"
          variant={isOpen ? 'filled' : 'subtle'}
          color={isOpen ? 'accent' : 'gray'}
          aria-pressed={isOpen}
          onClick={() => (isOpen ? close() : setTyped(htmlOf(editor)))}
        />
      </Popover.Target>
      <Popover.Dropdown>
        <Textarea
          label="HTML source"
          size="xs"
          autosize
          minRows={5}
          maxRows={14}
          data-autofocus
          spellCheck={false}
          maxLength={maxLetters}
          value={typed ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setHtml(editor, value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
          onBlur={() => setTyped(undefined)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
