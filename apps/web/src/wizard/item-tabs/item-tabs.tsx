import { Button, Loader, Tabs } from '@mantine/core';
import { IconGripVertical, IconPlus } from '@tabler/icons-react';
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
  /** Where they stand below each other: what it looks like in the film. */
  readonly picture?: ReactNode;
}

interface ItemTabsProps {
  readonly label: string;
  /** Below each other, with their numbers, pictures and whole names. */
  readonly isList?: boolean;
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

function Row({ item, number }: { readonly item: ItemTab; readonly number: number }) {
  return (
    <span className={classes.row}>
      <Icon shape={IconGripVertical} sizePx={16} className={classes.grip} />
      <span className={classes.number}>{number}</span>
      {item.picture && <span className={classes.picture}>{item.picture}</span>}
      <span className={classes.name}>{item.name ?? item.label ?? item.title}</span>
    </span>
  );
}

const stays = () => undefined;

/** Things of one kind, a tab each, and the form of the one that is open. */
export function ItemTabs(props: ItemTabsProps) {
  const { label, isList = false, items, selected, onSelect, onMove, add, children } = props;
  const reorder = useReorder<HTMLDivElement>({
    axis: isList ? 'y' : 'x',
    mouseOnly: true,
    onMove: onMove ?? stays,
  });
  const current = items[selected];
  return (
    <Tabs
      value={current?.id ?? null}
      onChange={(id) => onSelect(items.findIndex((item) => item.id === id))}
      keepMounted={false}
      orientation={isList ? 'vertical' : 'horizontal'}
      className={classes.card}
      data-list={isList || undefined}
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
              {isList ? <Row item={item} number={index + 1} /> : item.title}
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
