import { addItem, canAddItem, moveItem, type RepeatGroup, removeItem } from '@reelwright/forms';
import {
  areNamesToCome,
  blankItem,
  isEmptyItem,
  itemLimits,
  itemTabTitle,
  type ListItem,
  namelessItems,
  withItem,
  withItemsInOrder,
} from '@reelwright/wizards/listicle';
import { useEffect, useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import { useStore } from '../../store/use-store.ts';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { draftState } from '../../wizard/draft/draft-state.ts';
import { screenAsk } from '../../wizard/draft/screen-ask.ts';
import { ItemTabs } from '../../wizard/item-tabs/item-tabs.tsx';
import { NameSuggestions } from '../../wizard/name-suggestions/name-suggestions.tsx';
import { FilmThumb } from '../../wizard/preview/film-thumb.tsx';
import shared from '../../wizard/step-form.module.css';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';
import { ItemForm, itemNameId } from './item-form.tsx';
import classes from './items-step.module.css';

type Group = RepeatGroup<ListItem & { readonly id: string }>;

/** The items of the list below each other, and the form of the one that is open: name, picture keyword and trivia. */
export function ItemsStep() {
  const { data, change, show, tab, film } = useWizard();
  const items = (data.info.items ?? []).map((item, at) => ({
    ...item,
    id: item.id ?? `item-${at + 1}`,
  }));
  const [wanted, setWanted] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const { activity, problem, retry } = useStore(draftState);
  const areComing = activity !== undefined && areNamesToCome(data);
  const selected = Math.max(0, Math.min(wanted, items.length - 1));
  const current = items[selected];
  const group: Group = { items, selected };
  const unit = data.info.unit?.trim() || 'item';
  const idea = data.info.idea?.text?.trim() ?? '';
  const keyword = data.keyword?.trim() ?? '';
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
    <div className={shared.step}>
      {problem !== undefined && (
        <TryAgain
          title="We couldn’t look everything up"
          problem={problem}
          hint="You can also write it yourself."
          onRetry={retry}
        />
      )}
      <ItemTabs
        label="Items"
        isList
        items={items.map((item, index) => ({
          id: item.id,
          title: itemTabTitle(item, index),
          ...(item.text?.trim()
            ? { name: item.text.trim() }
            : { label: `${index + 1}. ${unit} without a name` }),
          picture: <FilmThumb film={film} of={item.id} />,
          isBroken: isChecked && !areComing && !item.text?.trim(),
          isBusy: item.filling === true || (areComing && !item.text?.trim()),
        }))}
        selected={selected}
        onSelect={setWanted}
        onMove={(from, to) => take('Move item', moveItem(group, from, to))}
        add={{
          label: 'Add',
          isDisabled: !canAddItem(itemLimits, items.length),
          onAdd: () => add(blankItem(newId()) as Group['items'][number]),
        }}
      >
        {current && (
          <ItemForm
            key={current.id}
            item={current}
            number={selected + 1}
            isNameMissing={isChecked && !areComing && !current.text?.trim()}
            isNameComing={areComing}
            onChange={(update, key) =>
              change('Change item', (now) => withItem(now, current.id, update), key)
            }
            onRemove={remove}
            onMove={(by) => take('Move item', moveItem(group, selected, selected + by))}
            canMove={{ back: selected > 0, on: selected < items.length - 1 }}
          />
        )}
      </ItemTabs>
      <p className={classes.activity} role="status">
        {activity && `${activity}…`}
      </p>
      {problem === undefined && (
        <NameSuggestions
          about={idea === '' ? '' : `${idea} / ${keyword}`}
          unknown={`We don’t know names for “${idea}”.`}
          ask={() => namesFor(idea, keyword)}
          used={items.map(({ text }) => text ?? '')}
          isFull={!canAddItem(itemLimits, items.length) && !items.some(isEmptyItem)}
          onAdd={addName}
        />
      )}
    </div>
  );
}

function padded(items: readonly ListItem[]): ListItem[] {
  const missing = Math.max(0, itemLimits.min - items.length);
  return [...items, ...Array.from({ length: missing }, () => blankItem(newId()))];
}

/** Where nothing is known about the idea, what fits the keyword may help: to choose from, never filled in by itself. */
async function namesFor(idea: string, keyword: string): Promise<readonly string[]> {
  const { names } = await screenAsk.list(idea);
  return names.length > 0 || keyword === '' ? names : (await screenAsk.list(keyword)).names;
}
