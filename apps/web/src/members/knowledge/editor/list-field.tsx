import { Select, TextInput } from '@mantine/core';
import type { OwnTopic } from '@reelwright/contract';
import { CommaInput } from './comma-input.tsx';
import { emptyItem } from './empty-entries.ts';
import classes from './entry-page.module.css';
import { withRow } from './list-rows.ts';
import { overLength, type ProblemOf } from './problems.ts';
import { RemoveRow, RowActions } from './row-actions.tsx';
import { NumberedRow, RowsField } from './rows-field.tsx';

type List = OwnTopic['lists'][number];

interface ListFieldProps {
  readonly at: number;
  readonly list: List;
  readonly problemOf: ProblemOf;
  readonly onChange: (list: List) => void;
  readonly onRemove: (() => void) | undefined;
}

const most = 12;
const longest = { name: 40, fact: 80 };
/** Under which heading the Top 10 wizard offers it. */
const categories = [
  { value: 'top', label: 'Top' },
  { value: 'negative', label: 'Negative' },
  { value: 'funny', label: 'Funny' },
  { value: 'other', label: 'Other' },
] as const;
/** More than that only where somebody wrote more. */
const usualFacts = 3;
const factPlaces = (facts: readonly string[]) =>
  Array.from({ length: Math.max(usualFacts, facts.length) }, (_, place) => place);

/** One list of a topic: what it is called, and its items with what is said of them. */
export function ListField({ at, list, problemOf, onChange, onRemove }: ListFieldProps) {
  const name = `List ${at + 1}`;
  const change = (next: Partial<List>) => onChange({ ...list, ...next });
  return (
    <section className={classes.list} aria-label={name}>
      <div className={classes.listHead}>
        <h3 className={classes.listTitle}>{name}</h3>
        {onRemove && <RemoveRow name={`list ${at + 1}`} onRemove={onRemove} />}
      </div>
      <div className={classes.wide}>
        <TextInput
          label="Title of the video"
          required
          placeholder="Top 5 breads of our bakery"
          value={list.idea}
          error={problemOf(name)}
          onChange={(event) => change({ idea: event.currentTarget.value })}
        />
        <Select
          label="Offered under"
          data={categories}
          value={list.category}
          allowDeselect={false}
          onChange={(category) => category && change({ category })}
        />
      </div>
      <div className={classes.answers}>
        <TextInput
          label="One of them is a …"
          required
          placeholder="bread"
          value={list.unit}
          onChange={(event) => change({ unit: event.currentTarget.value })}
        />
        <TextInput
          label="Many of them are …"
          required
          placeholder="breads"
          value={list.units}
          onChange={(event) => change({ units: event.currentTarget.value })}
        />
      </div>
      <RowsField
        legend="Items"
        hint="Three to twelve, the best one first. Each has a name, and two or three sentences that are true."
        addLabel="Add an item"
        isFull={list.items.length >= most}
        onAdd={() => change({ items: [...list.items, emptyItem] })}
      >
        {list.items.map((item, row) => (
          <ItemRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; texts move between rows
            key={row}
            at={row}
            list={list}
            name={`${name}, item ${row + 1}`}
            problemOf={problemOf}
            onItems={(items) => change({ items })}
            item={item}
          />
        ))}
      </RowsField>
    </section>
  );
}

interface ItemRowProps {
  readonly at: number;
  readonly list: List;
  readonly item: List['items'][number];
  /** 'List 1, item 3' */
  readonly name: string;
  readonly problemOf: ProblemOf;
  readonly onItems: (items: List['items']) => void;
}

function ItemRow({ at, list, item, name, problemOf, onItems }: ItemRowProps) {
  const change = (next: Partial<typeof item>) =>
    onItems(withRow(list.items, at, { ...item, ...next }));
  return (
    <NumberedRow
      at={at}
      actions={
        <RowActions
          name={`item ${at + 1} of ${name.split(',')[0]?.toLowerCase()}`}
          rows={list.items}
          at={at}
          onChange={onItems}
        />
      }
    >
      <TextInput
        aria-label={`${name}: name`}
        placeholder={at === 0 ? 'Farmer loaf' : 'Name'}
        value={item.name}
        error={problemOf(name) ?? overLength(item.name, longest.name)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {factPlaces(item.facts).map((fact) => (
        <TextInput
          key={fact}
          aria-label={`${name}: fact ${fact + 1}`}
          placeholder={factPlaceholder(at, fact)}
          value={item.facts[fact] ?? ''}
          error={overLength(item.facts[fact] ?? '', longest.fact)}
          onChange={(event) =>
            change({
              facts: factPlaces(item.facts).map((index) =>
                index === fact ? event.currentTarget.value : (item.facts[index] ?? ''),
              ),
            })
          }
        />
      ))}
      <div className={classes.answers}>
        <TextInput
          aria-label={`${name}: photo to look for`}
          placeholder="Photo to look for"
          value={item.search}
          onChange={(event) => change({ search: event.currentTarget.value })}
        />
        <CommaInput
          aria-label={`${name}: built-in pictures`}
          placeholder="Built-in pictures"
          words={item.objects}
          onWords={(objects) => change({ objects })}
        />
      </div>
    </NumberedRow>
  );
}

function factPlaceholder(at: number, fact: number): string {
  if (fact === 2) return 'A third sentence, if you like';
  if (at > 0) return fact === 0 ? 'What is true of it' : 'And what else';
  return fact === 0 ? 'The dough rests for two days.' : 'It stays fresh for a week.';
}
