import { Menu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconShape } from '../theme/icon.tsx';
import classes from './dropdown-menu.module.css';
import { Shortcut } from './shortcut.tsx';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly icon?: IconShape;
  readonly onSelect?: () => void;
  /** A page to go to instead. */
  readonly href?: string;
  /** Opens the page beside this one. */
  readonly newTab?: boolean;
  readonly disabled?: boolean;
  /** Destroys something: drawn apart, in red, at the end. */
  readonly danger?: boolean;
  readonly isChosen?: boolean;
  readonly keys?: readonly string[];
}

interface DropdownMenuProps {
  /** The button that opens it. It must take a ref. */
  readonly children: ReactElement;
  readonly entries: readonly MenuEntry[];
  /** Whose menu it is, above the entries. */
  readonly heading?: ReactNode;
  readonly side?: 'bottom-start' | 'bottom-end' | 'top-start' | 'right-end';
}

export function DropdownMenu({
  children,
  entries,
  heading,
  side = 'bottom-end',
}: DropdownMenuProps) {
  const safe = entries.filter((entry) => !entry.danger);
  const dangerous = entries.filter((entry) => entry.danger);
  return (
    <Menu position={side}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {heading && <Menu.Label className={classes.heading}>{heading}</Menu.Label>}
        {safe.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
        {safe.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  return (
    <Menu.Item
      {...(entry.href && { component: 'a', href: entry.href })}
      {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
      leftSection={entry.icon && <Icon shape={entry.icon} />}
      rightSection={entry.keys && <Shortcut keys={entry.keys} />}
      disabled={entry.disabled ?? false}
      onClick={entry.onSelect}
      className={classes.entry}
      data-danger={entry.danger || undefined}
      data-chosen={entry.isChosen || undefined}
      aria-current={entry.isChosen || undefined}
    >
      {entry.label}
      {entry.description && <span className={classes.description}>{entry.description}</span>}
    </Menu.Item>
  );
}
