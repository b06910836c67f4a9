import { Popover, Select } from '@mantine/core';
import { fontFamilies } from '@reelwright/stage';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  IconBold,
  IconClearFormatting,
  IconColorSwatch,
  IconItalic,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { FontName } from '../../player/font-name.tsx';
import { changeLook, lookOf } from '../../rich-text/rich-text.ts';
import { useEditorChanges } from '../../rich-text/use-editor-changes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ColourField } from '../panels/colour-field.tsx';
import { GradientSwatches } from '../panels/gradient-swatches.tsx';
import { TextSize } from './text-size.tsx';
import { TextSource } from './text-source.tsx';
import classes from './text-toolbar.module.css';

/** Formats what is selected of the text being typed. */
export function TextToolbar({ editor }: { readonly editor: Editor }) {
  useEditorChanges(editor);
  const look = lookOf(editor);
  const run = () => editor.chain().focus();
  return (
    // Pressing a button leaves the caret where it is.
    <div
      className={classes.bar}
      role="toolbar"
      aria-label="Text formatting"
      onMouseDown={(event) => {
        if (!isField(event.target)) event.preventDefault();
      }}
    >
      <Toggle
        label="Bold"
        icon={IconBold}
        isOn={editor.isActive('bold')}
        toggle={() => run().toggleBold().run()}
      />
      <Toggle
        label="Italic"
        icon={IconItalic}
        isOn={editor.isActive('italic')}
        toggle={() => run().toggleItalic().run()}
      />
      <Toggle
        label="Underline"
        icon={IconUnderline}
        isOn={editor.isActive('underline')}
        toggle={() => run().toggleUnderline().run()}
      />
      <Toggle
        label="Strikethrough"
        icon={IconStrikethrough}
        isOn={editor.isActive('strike')}
        toggle={() => run().toggleStrike().run()}
      />
      <IconButton
        label="Remove formatting"
        icon={IconClearFormatting}
        size="md"
        hintSide="bottom"
        onClick={() => run().unsetAllMarks().run()}
      />
      <Select
        aria-label="Font of the selected words"
        size="xs"
        searchable
        w={130}
        placeholder="Font"
        data={fontFamilies.map(({ name }) => name)}
        renderOption={({ option }) => <FontName name={option.value} />}
        comboboxProps={{ width: 200, position: 'bottom-start' }}
        value={look.family ?? null}
        onChange={(family) => changeLook(editor, { family })}
      />
      <TextSize sizePx={look.sizePx} onChange={(sizePx) => changeLook(editor, { sizePx })} />
      <ColourField
        aria-label="Colour of the selected words"
        w={104}
        placeholder="Colour"
        withAlpha={false}
        value={look.color ?? ''}
        onEnd={(color) => changeLook(editor, { color, gradient: null })}
      />
      <ColourField
        aria-label="Colour behind the selected words"
        w={104}
        placeholder="Behind"
        value={look.background ?? ''}
        onEnd={(background) => changeLook(editor, { background })}
      />
      <Popover position="bottom" width={280} shadow="md">
        <Popover.Target>
          <IconButton label="Gradient colour" icon={IconColorSwatch} size="md" hintSide="bottom" />
        </Popover.Target>
        <Popover.Dropdown>
          <GradientSwatches
            field={{
              value: look.gradient ?? '',
              isMixed: false,
              set: (gradient) => changeLook(editor, { gradient, color: null }),
              end: () => undefined,
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {alignments.map(({ value, label, icon }) => (
        <Toggle
          key={value}
          label={label}
          icon={icon}
          isOn={editor.isActive('paragraph', { align: value })}
          toggle={() => run().updateAttributes('paragraph', { align: value }).run()}
        />
      ))}
      <Toggle
        label="List"
        icon={IconList}
        isOn={editor.isActive('bulletList')}
        toggle={() => run().toggleBulletList().run()}
      />
      <Toggle
        label="Numbered list"
        icon={IconListNumbers}
        isOn={editor.isActive('orderedList')}
        toggle={() => run().toggleOrderedList().run()}
      />
      <TextSource editor={editor} />
    </div>
  );
}

const alignments = [
  { value: 'left', label: 'Align text left', icon: IconAlignLeft },
  { value: 'center', label: 'Centre text', icon: IconAlignCenter },
  { value: 'right', label: 'Align text right', icon: IconAlignRight },
  { value: 'justify', label: 'Justify text', icon: IconAlignJustified },
];

interface ToggleProps {
  readonly label: string;
  readonly icon: typeof IconBold;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

function Toggle({ label, icon, isOn, toggle }: ToggleProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      size="md"
      hintSide="bottom"
      variant={isOn ? 'filled' : 'subtle'}
      color={isOn ? 'accent' : 'gray'}
      aria-pressed={isOn}
      onClick={toggle}
    />
  );
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
