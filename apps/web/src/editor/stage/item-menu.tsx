import { Menu } from '@mantine/core';
import { Fragment, type MouseEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { Shortcut } from '../../ui/shortcut.tsx';
import type { ActionGroup } from '../actions/editor-action.ts';
import { editorActions } from '../actions/editor-actions.ts';
import { useEditor } from '../state/use-editor.ts';
import classes from './item-menu.module.css';

const groups: readonly ActionGroup[] = ['Edit', 'Arrange', 'Align', 'Size'];

/** The menu of a right click on the stage: everything that can be done with what is selected. */
export function ItemMenu({ children }: { readonly children: ReactNode }) {
  const session = useEditor();
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number }>();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setPlace({ x: event.clientX, y: event.clientY });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: everything in the menu has its keys and its buttons too.
    <div className={classes.around} onContextMenu={open}>
      {children}
      <Menu
        opened={place !== undefined}
        onClose={() => setPlace(undefined)}
        position="bottom-start"
        shadow="md"
      >
        <Menu.Target>
          <span
            className={classes.point}
            style={{ left: place?.x ?? 0, top: place?.y ?? 0 }}
            aria-hidden="true"
          />
        </Menu.Target>
        <Menu.Dropdown className={classes.list}>
          {groups.map((group, index) => (
            <Fragment key={group}>
              {index > 0 && <Menu.Divider />}
              {editorActions
                .filter((action) => action.group === group && action.isEnabled(session))
                .map((action) => (
                  <Menu.Item
                    key={action.id}
                    leftSection={<Icon shape={action.icon} sizePx={16} />}
                    rightSection={action.keys && <Shortcut keys={action.keys} />}
                    {...(action.danger && { className: classes.danger ?? '' })}
                    onClick={() => action.perform(session)}
                  >
                    {action.label}
                  </Menu.Item>
                ))}
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
