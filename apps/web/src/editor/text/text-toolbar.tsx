import { Popover } from '@mantine/core';
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
import { changeLook, lookOf, removeLooks } from '../../rich-text/rich-text.ts';
import { useTextPart } from '../../rich-text/use-text-part.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ColourField } from '../panels/colour-field.tsx';
import { GradientSwatches } from '../panels/gradient-swatches.tsx';
import { FontSelect } from './font-select.tsx';
import { TextSize } from './text-size.tsx';
import { TextSource } from './text-source.tsx';
import classes from './text-toolbar.module.css';

/** Formats what is selected of the text being typed. */
export function TextToolbar({ editor }: { readonly editor: Editor }) {
  const look = useTextPart(editor, lookOf);
  const run = () => editor.chain().focus();
  /** What is typed next are words again. */
  const goOn = () => requestAnimationFrame(() => editor.isDestroyed || editor.view.focus());
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
        editor={editor}
        active={['bold']}
        toggle={() => run().toggleBold().run()}
      />
      <Toggle
        label="Italic"
        icon={IconItalic}
        editor={editor}
        active={['italic']}
        toggle={() => run().toggleItalic().run()}
      />
      <Toggle
        label="Underline"
        icon={IconUnderline}
        editor={editor}
        active={['underline']}
        toggle={() => run().toggleUnderline().run()}
      />
      <Toggle
        label="Strikethrough"
        icon={IconStrikethrough}
        editor={editor}
        active={['strike']}
        toggle={() => run().toggleStrike().run()}
      />
      <IconButton
        label="Remove formatting"
        icon={IconClearFormatting}
        size="md"
        hintSide="bottom"
        onClick={() => removeLooks(editor)}
      />
      <FontSelect
        aria-label="Font of the selected words"
        w={120}
        placeholder="Font"
        family={look.family ?? null}
        onChange={(family) => {
          changeLook(editor, { family });
          goOn();
        }}
      />
      <TextSize
        sizePx={look.sizePx}
        onChange={(sizePx) => changeLook(editor, { sizePx })}
        onDone={goOn}
      />
      <ColourField
        aria-label="Color of the selected words"
        w={72}
        isSmall
        placeholder="Text"
        withAlpha={false}
        value={look.color ?? ''}
        onEnd={(color) => changeLook(editor, { color, gradient: null })}
        onDone={goOn}
      />
      <ColourField
        aria-label="Color behind the selected words"
        w={72}
        isSmall
        placeholder="Back"
        value={look.background ?? ''}
        onEnd={(background) => changeLook(editor, { background })}
        onDone={goOn}
      />
      <Popover position="bottom" width={280} shadow="md">
        <Popover.Target>
          <IconButton label="Gradient color" icon={IconColorSwatch} size="md" hintSide="bottom" />
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
          editor={editor}
          active={['paragraph', { align: value }]}
          toggle={() => run().updateAttributes('paragraph', { align: value }).run()}
        />
      ))}
      <Toggle
        label="List"
        icon={IconList}
        editor={editor}
        active={['bulletList']}
        toggle={() => run().toggleBulletList().run()}
      />
      <Toggle
        label="Numbered list"
        icon={IconListNumbers}
        editor={editor}
        active={['orderedList']}
        toggle={() => run().toggleOrderedList().run()}
      />
      <TextSource editor={editor} />
    </div>
  );
}

const alignments = [
  { value: 'left', label: 'Align text left', icon: IconAlignLeft },
  { value: 'center', label: 'Center text', icon: IconAlignCenter },
  { value: 'right', label: 'Align text right', icon: IconAlignRight },
  { value: 'justify', label: 'Justify text', icon: IconAlignJustified },
];

interface ToggleProps {
  readonly label: string;
  readonly icon: typeof IconBold;
  readonly editor: Editor;
  /** What Tiptap calls this when it is on. */
  readonly active: readonly [name: string, attributes?: Readonly<Record<string, string>>];
  readonly toggle: () => void;
}

function Toggle({ label, icon, editor, active: [name, attributes], toggle }: ToggleProps) {
  const isOn = useTextPart(editor, () => editor.isActive(name, attributes));
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
