import { Button, Loader, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useReorder } from '../../form/fields/use-reorder.ts';
import { Icon } from '../../theme/icon.tsx';
import classes from './item-tabs.module.css';

interface ItemTab {
  readonly id: string;
  readonly title: string;
  /** The whole name, where the title is shortened. */
  readonly name?: string;
  /** What it is called where the title alone says too little: '2. item without a name'. */
  readonly label?: string;
  readonly isBroken?: boolean;
  readonly isBusy?: boolean;
}

interface ItemTabsProps {
  readonly label: string;
  readonly items: readonly ItemTab[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Left out where the order is given by something else. */
  readonly onMove?: (from: number, to: number) => void;
  readonly add?: {
    readonly label: string;
    readonly isDisabled: boolean;
    readonly onAdd: () => void;
  };
  /** The form of the selected item. */
  readonly children: ReactNode;
}

const stays = () => undefined;

/** Things of one kind, a tab each, and the form of the one that is open. */
export function ItemTabs(props: ItemTabsProps) {
  const { label, items, selected, onSelect, onMove, add, children } = props;
  const reorder = useReorder<HTMLDivElement>({
    axis: 'x',
    mouseOnly: true,
    onMove: onMove ?? stays,
  });
  const current = items[selected];
  return (
    <Tabs
      value={current?.id ?? null}
      onChange={(id) => onSelect(items.findIndex((item) => item.id === id))}
      keepMounted={false}
      className={classes.card}
    >
      <div className={classes.bar}>
        <Tabs.List aria-label={label} className={classes.tabs} {...(onMove && reorder.listProps)}>
          {items.map((item, index) => (
            <Tabs.Tab
              key={item.id}
              value={item.id}
              data-reorder={onMove ? true : undefined}
              data-dragged={reorder.dragged === index || undefined}
              data-broken={item.isBroken || undefined}
              {...(item.name && { title: item.name })}
              {...(item.label && { 'aria-label': item.label })}
              rightSection={item.isBusy ? <Loader size={12} /> : undefined}
              {...(onMove && reorder.handleProps(index))}
            >
              {item.title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {add && (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={add.isDisabled}
            leftSection={<Icon shape={IconPlus} sizePx={16} />}
            onClick={add.onAdd}
          >
            {add.label}
          </Button>
        )}
      </div>
      {current && (
        <Tabs.Panel value={current.id} className={classes.panel}>
          {children}
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
