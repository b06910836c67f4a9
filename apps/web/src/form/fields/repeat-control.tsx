import { Button, Tabs } from '@mantine/core';
import {
  addItem,
  canAddItem,
  canRemoveItem,
  duplicateItem,
  type FieldValue,
  type FormValues,
  initialValues,
  moveItem,
  type RepeatField,
  type RepeatGroup,
  type RepeatItem,
  removeItem,
  repeatTabTitle,
} from '@reelwright/forms';
import { IconArrowLeft, IconArrowRight, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { newId } from '../../ui/new-id.ts';
import { toast } from '../../ui/toast.tsx';
import type { FieldProps } from '../field-props.ts';
import classes from './repeat-control.module.css';
import { hasProblem, isInside, repeatItems, tabName } from './repeat-view.ts';
import { useReorder } from './use-reorder.ts';

interface RepeatControlProps extends FieldProps<RepeatField> {
  /** Draws the fields inside; handed in, because it also draws this one. */
  readonly Control: ComponentType<FieldProps>;
}

/** A group of fields asked again for every item, one tab each. */
export function RepeatControl(props: RepeatControlProps) {
  const { field, path, value, context, onChange, onLeave, Control } = props;
  const items = repeatItems(value);
  const [wanted, setWanted] = useState(0);
  const selected = Math.max(0, Math.min(wanted, items.length - 1));
  const group: RepeatGroup<RepeatItem> = { items, selected };
  const current = items[selected];
  const isOff = field.disabled ?? false;
  const take = (next: RepeatGroup<RepeatItem>) => {
    onChange(next.items);
    setWanted(next.selected);
  };
  const reorder = useReorder<HTMLDivElement>({
    axis: 'x',
    mouseOnly: true,
    onMove: (from, to) => take(moveItem(group, from, to)),
  });

  // A problem inside another item opens that item's tab before the focus goes there.
  const calledFor = items.findIndex((item) => isInside(context, `${path}.${item.id}.`));
  const turn = context.attention?.turn;
  useEffect(() => {
    if (turn !== undefined && calledFor >= 0) setWanted(calledFor);
  }, [turn, calledFor]);

  const change = (item: RepeatItem, id: string, inner: FieldValue) => {
    const values: FormValues = { ...item.values, [id]: inner };
    onChange(items.map((kept) => (kept.id === item.id ? { ...kept, values } : kept)));
  };
  const remove = () => {
    take(removeItem(field, group, selected));
    toast.info(`${field.unit} ${selected + 1} removed`, { undo: () => take(group) });
  };
  return (
    <fieldset className={classes.group} disabled={isOff}>
      <legend className={classes.legend}>{field.label}</legend>
      {field.description && <p className={classes.description}>{field.description}</p>}
      <Tabs
        value={current?.id ?? null}
        onChange={(id) => setWanted(items.findIndex((item) => item.id === id))}
        className={classes.card}
        keepMounted={false}
      >
        <div className={classes.bar}>
          <Tabs.List aria-label={field.label} className={classes.tabs} {...reorder.listProps}>
            {items.map((item, index) => (
              <Tabs.Tab
                key={item.id}
                value={item.id}
                data-reorder
                data-dragged={reorder.dragged === index || undefined}
                data-broken={hasProblem(context, `${path}.${item.id}.`) || undefined}
                className={classes.tab}
                aria-label={tabName(props, item, index)}
                {...reorder.handleProps(index)}
              >
                {repeatTabTitle(field, index, items.length)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Button
            variant="subtle"
            disabled={isOff || !canAddItem(field, items.length)}
            leftSection={<Icon shape={IconPlus} />}
            onClick={() =>
              take(addItem(field, group, { id: newId(), values: initialValues(field.fields) }))
            }
          >
            Add {field.unit.toLowerCase()}
          </Button>
        </div>
        {current && (
          <Tabs.Panel value={current.id} className={classes.panel}>
            {field.fields.map((inner) => (
              <Control
                key={inner.id}
                field={isOff ? { ...inner, disabled: true } : inner}
                path={`${path}.${current.id}.${inner.id}`}
                value={current.values[inner.id]}
                context={context}
                onChange={(next) => change(current, inner.id, next)}
                onLeave={onLeave}
              />
            ))}
            <div className={classes.actions}>
              <IconButton
                label={`Move ${field.unit.toLowerCase()} back`}
                icon={IconArrowLeft}
                disabled={isOff || selected === 0}
                onClick={() => take(moveItem(group, selected, selected - 1))}
              />
              <IconButton
                label={`Move ${field.unit.toLowerCase()} on`}
                icon={IconArrowRight}
                disabled={isOff || selected === items.length - 1}
                onClick={() => take(moveItem(group, selected, selected + 1))}
              />
              <Button
                variant="subtle"
                color="gray"
                disabled={isOff || !canAddItem(field, items.length)}
                leftSection={<Icon shape={IconCopy} />}
                onClick={() => take(duplicateItem(field, group, selected, newId()))}
              >
                Duplicate
              </Button>
              <Button
                variant="subtle"
                color="danger"
                disabled={isOff || !canRemoveItem(field, items.length)}
                leftSection={<Icon shape={IconTrash} />}
                onClick={remove}
              >
                Remove
              </Button>
            </div>
          </Tabs.Panel>
        )}
      </Tabs>
    </fieldset>
  );
}
