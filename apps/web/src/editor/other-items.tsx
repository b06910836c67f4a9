import { changeItem, type Slide } from '@reelwright/movie';
import { IconCopy, IconDots, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react';
import type { ProjectTab } from '../project/project-tab.ts';
import { Icon } from '../theme/icon.tsx';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { describeOthers } from './describe-others.ts';
import classes from './other-items.module.css';
import { copyItem, takeItemAway } from './slide-actions.ts';
import { describeItem } from './stage/describe-item.ts';
import { useEditor } from './state/use-editor.ts';

interface OtherItemsProps {
  readonly tab: ProjectTab;
  readonly slide: Slide;
}

/** What is on a slide beside its texts: each can be selected, locked, copied and removed. */
export function OtherItems({ tab, slide }: OtherItemsProps) {
  const session = useEditor();
  const others = slide.items.filter(({ type }) => type !== 'text');
  if (others.length === 0) return null;
  return (
    <>
      <h2 className={classes.heading}>Also on this slide: {describeOthers(slide.items)}</h2>
      <ul className={classes.list}>
        {others.toReversed().map((item) => {
          const name = describeItem(item);
          return (
            <li key={item.id} className={classes.row}>
              <button
                type="button"
                className={classes.name}
                dir="auto"
                onClick={() => session.select([item.id])}
              >
                {name}
              </button>
              {item.locked && <Icon shape={IconLock} sizePx={16} />}
              <DropdownMenu
                entries={[
                  {
                    id: 'lock',
                    label: item.locked ? 'Unlock' : 'Lock',
                    icon: item.locked ? IconLockOpen : IconLock,
                    onSelect: () =>
                      tab.edit(changeItem, {
                        slideId: slide.id,
                        itemId: item.id,
                        fields: { locked: !item.locked },
                      }),
                  },
                  {
                    id: 'duplicate',
                    label: 'Duplicate',
                    icon: IconCopy,
                    onSelect: () => copyItem(tab, slide.id, item.id),
                  },
                  {
                    id: 'remove',
                    label: 'Remove',
                    icon: IconTrash,
                    danger: true,
                    disabled: item.locked === true,
                    onSelect: () => takeItemAway(tab, slide.id, item.id),
                  },
                ]}
              >
                <IconButton label={`More for ${name}`} icon={IconDots} />
              </DropdownMenu>
            </li>
          );
        })}
      </ul>
    </>
  );
}
