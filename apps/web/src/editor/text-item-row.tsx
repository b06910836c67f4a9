import { Button, Textarea } from '@mantine/core';
import { changeItem, type Item } from '@reelwright/movie';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconGripVertical,
  IconLock,
  IconLockOpen,
  IconPalette,
  IconTrash,
} from '@tabler/icons-react';
import { type FocusEvent, memo, useId, useRef } from 'react';
import type { useReorder } from '../form/fields/use-reorder.ts';
import type { ProjectTab } from '../project/project-tab.ts';
import { Icon } from '../theme/icon.tsx';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { isFormatted, plainText, retyped } from './plain-text.ts';
import { copyItem, reorderText, takeItemAway } from './slide-actions.ts';
import { useEditor } from './state/use-editor.ts';
import { grownBox } from './text/grown-box.ts';
import classes from './text-item-row.module.css';

const maxRows = 8;
/** What the panel of a selected text is for, in its words. */
const styleLabel = 'Size, color and motion';

interface TextItemRowProps {
  readonly tab: ProjectTab;
  readonly slideId: string;
  readonly item: Item;
  readonly index: number;
  readonly count: number;
  readonly isDragged: boolean;
  /** Just added: ready to be typed over. */
  readonly isNew: boolean;
  readonly handleProps: ReturnType<ReturnType<typeof useReorder>['handleProps']>;
}

/** A text of the slide, to be changed in place. It is drawn again only when it changes itself. */
export const TextItemRow = memo(function TextItemRow(props: TextItemRowProps) {
  const { tab, slideId, item, index, count } = props;
  const session = useEditor();
  const noteId = useId();
  const words = plainText(item.text ?? '');
  const hasFormat = isFormatted(item.text ?? '');
  const name = `Text ${index + 1}`;
  /** As it was when somebody came to type: a box that grew becomes as small as it was again. */
  const before = useRef(item);
  const change = (typed: string) => {
    const text = retyped(item.text ?? '', typed);
    const fields = { text, ...grownBox(before.current, { ...item, text }) };
    tab.edit(changeItem, { slideId, itemId: item.id, fields }, `text-${item.id}`);
  };
  const begin = (event: FocusEvent<HTMLTextAreaElement>) => {
    before.current = item;
    if (props.isNew) event.currentTarget.select();
  };
  const style = () => session.select([item.id]);
  const move = (to: number) => {
    reorderText(tab, slideId, index, to);
    tab.endStep();
  };
  return (
    <li className={classes.row} data-dragged={props.isDragged || undefined} data-reorder>
      <button
        type="button"
        className={classes.handle}
        aria-label={`Move ${name} with Alt and the arrow keys`}
        {...props.handleProps}
      >
        <Icon shape={IconGripVertical} sizePx={16} />
      </button>
      <div className={classes.field}>
        <Textarea
          aria-label={name}
          aria-describedby={hasFormat ? noteId : undefined}
          value={words}
          classNames={{ input: classes.input ?? '' }}
          rows={Math.min(maxRows, words.split('\n').length)}
          autoFocus={props.isNew}
          onFocus={begin}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={tab.endStep}
        />
        {hasFormat && (
          <p id={noteId} className={classes.note}>
            This text mixes styles. Editing it here applies one style.
          </p>
        )}
        {props.isNew && (
          <Button variant="subtle" size="compact-sm" onClick={style}>
            {styleLabel}
          </Button>
        )}
      </div>
      <DropdownMenu
        entries={[
          { id: 'style', label: styleLabel, icon: IconPalette, onSelect: style },
          {
            id: 'up',
            label: 'Move up',
            icon: IconArrowUp,
            disabled: index === 0,
            onSelect: () => move(index - 1),
          },
          {
            id: 'down',
            label: 'Move down',
            icon: IconArrowDown,
            disabled: index === count - 1,
            onSelect: () => move(index + 1),
          },
          {
            id: 'lock',
            label: item.locked ? 'Unlock' : 'Lock',
            icon: item.locked ? IconLockOpen : IconLock,
            onSelect: () =>
              tab.edit(changeItem, {
                slideId,
                itemId: item.id,
                fields: { locked: !item.locked },
              }),
          },
          {
            id: 'duplicate',
            label: 'Duplicate',
            icon: IconCopy,
            onSelect: () => copyItem(tab, slideId, item.id),
          },
          {
            id: 'remove',
            label: 'Remove',
            icon: IconTrash,
            danger: true,
            onSelect: () => takeItemAway(tab, slideId, item.id),
          },
        ]}
      >
        <IconButton label={`More for ${name}`} icon={IconDots} />
      </DropdownMenu>
    </li>
  );
}, isSameRow);

/** The handle's props are made anew each time and do the same; the rest tells whether to draw again. */
function isSameRow(before: TextItemRowProps, after: TextItemRowProps): boolean {
  return (
    before.tab === after.tab &&
    before.slideId === after.slideId &&
    before.item === after.item &&
    before.index === after.index &&
    before.count === after.count &&
    before.isDragged === after.isDragged &&
    before.isNew === after.isNew
  );
}
