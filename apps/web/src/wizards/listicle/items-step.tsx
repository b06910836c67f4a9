import { Button, Loader, Tabs } from '@mantine/core';
import { addItem, canAddItem, moveItem, type RepeatGroup, removeItem } from '@reelwright/forms';
import {
  blankItem,
  isEmptyItem,
  itemLimits,
  itemTabTitle,
  type ListItem,
  namelessItems,
  withItem,
  withItemsInOrder,
} from '@reelwright/wizards/machine';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import { useReorder } from '../../form/fields/use-reorder.ts';
import { useStore } from '../../store/use-store.ts';
import { Icon } from '../../theme/icon.tsx';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { draftState } from './draft-state.ts';
import { ItemForm, itemNameId } from './item-form.tsx';
import classes from './items-step.module.css';
import { NameSuggestions } from './name-suggestions.tsx';

type Group = RepeatGroup<ListItem & { readonly id: string }>;

/** The items of the list, one tab each: name, picture keyword and trivia. */
export function ItemsStep() {
  const { data, change, show, tab } = useWizard();
  const items = (data.info.items ?? []).map((item, at) => ({
    ...item,
    id: item.id ?? `item-${at + 1}`,
  }));
  const [wanted, setWanted] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const { activity, problem, retry } = useStore(draftState);
  const selected = Math.max(0, Math.min(wanted, items.length - 1));
  const current = items[selected];
  const group: Group = { items, selected };
  const unit = data.info.unit?.trim() || 'item';
  useEffect(() => show(current?.id), [show, current?.id]);
  useEffect(() => {
    if (items.length >= itemLimits.min) return;
    change('Add items', (now) => ({
      ...now,
      info: { ...now.info, items: padded(now.info.items ?? []) },
    }));
  });

  const take = (label: string, next: Group) => {
    change(label, (now) => ({ ...now, info: { ...now.info, items: [...next.items] } }));
    setWanted(next.selected);
  };
  const reorder = useReorder<HTMLDivElement>({
    axis: 'x',
    mouseOnly: true,
    onMove: (from, to) => take('Move item', moveItem(group, from, to)),
  });
  const add = (item: Group['items'][number]) => take('Add item', addItem(itemLimits, group, item));
  const addName = (text: string) => {
    const named = { ...blankItem(newId()), id: newId(), text, auto: true };
    const empty = items.findIndex(isEmptyItem);
    if (empty < 0) return add(named);
    take('Add item', {
      items: items.with(empty, { ...named, id: items[empty]?.id ?? named.id }),
      selected: empty,
    });
  };
  const remove = () => {
    const name = current?.text?.trim() || `${unit} ${selected + 1}`;
    const isLeast = items.length <= itemLimits.min;
    const after = isLeast
      ? { items: items.with(selected, blankItem(newId()) as Group['items'][number]), selected }
      : removeItem(itemLimits, group, selected);
    take('Remove item', after);
    toast.info(`Removed “${name}”`, { undo: () => take('Bring item back', group) });
  };

  useStepMoves({
    next: () => {
      const ordered = withItemsInOrder(tab.view.get().saving.data);
      const [nameless] = namelessItems(ordered.info.items ?? []);
      change('Put the list in order', () => ordered);
      if (nameless === undefined) return 'done';
      setChecked(true);
      setWanted(nameless);
      callAttention(itemNameId);
      return 'refused';
    },
  });
  return (
    <div className={classes.step}>
      {problem !== undefined && (
        <TryAgain
          title="We couldn’t look everything up"
          problem={problem}
          hint="You can also write it yourself."
          onRetry={retry}
        />
      )}
      <Tabs
        value={current?.id ?? null}
        onChange={(id) => setWanted(items.findIndex((item) => item.id === id))}
        keepMounted={false}
        className={classes.card}
      >
        <div className={classes.bar}>
          <Tabs.List aria-label="Items" className={classes.tabs} {...reorder.listProps}>
            {items.map((item, index) => (
              <Tabs.Tab
                key={item.id}
                value={item.id}
                data-reorder
                data-dragged={reorder.dragged === index || undefined}
                data-broken={(isChecked && !item.text?.trim()) || undefined}
                {...(item.text?.trim()
                  ? { title: item.text.trim() }
                  : { 'aria-label': `${index + 1}. ${unit} without a name` })}
                rightSection={item.filling ? <Loader size={12} /> : undefined}
                {...reorder.handleProps(index)}
              >
                {itemTabTitle(item, index)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={!canAddItem(itemLimits, items.length)}
            leftSection={<Icon shape={IconPlus} sizePx={16} />}
            onClick={() => add(blankItem(newId()) as Group['items'][number])}
          >
            Add
          </Button>
        </div>
        {current && (
          <Tabs.Panel value={current.id} className={classes.panel}>
            <ItemForm
              key={current.id}
              item={current}
              number={selected + 1}
              isNameMissing={isChecked && !current.text?.trim()}
              onChange={(update, key) =>
                change('Change item', (now) => withItem(now, current.id, update), key)
              }
              onRemove={remove}
              onMove={(by) => take('Move item', moveItem(group, selected, selected + by))}
              canMove={{ back: selected > 0, on: selected < items.length - 1 }}
            />
          </Tabs.Panel>
        )}
      </Tabs>
      <p className={classes.activity} role="status">
        {activity && `${activity}…`}
      </p>
      <NameSuggestions
        idea={data.info.idea?.text?.trim() ?? ''}
        keyword={data.keyword?.trim() ?? ''}
        used={items.map(({ text }) => text ?? '')}
        isFull={!canAddItem(itemLimits, items.length) && !items.some(isEmptyItem)}
        onAdd={addName}
      />
    </div>
  );
}

function padded(items: readonly ListItem[]): ListItem[] {
  const missing = Math.max(0, itemLimits.min - items.length);
  return [...items, ...Array.from({ length: missing }, () => blankItem(newId()))];
}
