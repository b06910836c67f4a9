import { Select, TextInput } from '@mantine/core';
import type { OwnComparison } from '@reelwright/contract';
import { emptyCheck } from './empty-entries.ts';
import classes from './entry-page.module.css';
import { withRow } from './list-rows.ts';
import { overLength, type ProblemOf } from './problems.ts';
import { RowActions } from './row-actions.tsx';
import { NumberedRow, RowsField } from './rows-field.tsx';

interface ChecksFieldProps {
  readonly checks: OwnComparison['checks'];
  /** What the products are called. */
  readonly products: readonly string[];
  readonly problemOf: ProblemOf;
  readonly onChange: (checks: OwnComparison['checks']) => void;
}

const most = 8;
const longest = { comment: 80, why: 80 };

/** What is compared: what is true of each product, which one is better, and why. */
export function ChecksField({ checks, products, problemOf, onChange }: ChecksFieldProps) {
  const winners = ['Even', ...products].map((label, at) => ({ value: `${at}`, label }));
  return (
    <RowsField
      legend="Checks"
      hint="Three to eight. Say what is true of each, which one is better, and why; or that they are even."
      addLabel="Add a check"
      isFull={checks.length >= most}
      onAdd={() => onChange([...checks, emptyCheck])}
    >
      {checks.map((check, at) => {
        const name = `Check ${at + 1}`;
        const change = (next: Partial<typeof check>) =>
          onChange(withRow(checks, at, { ...check, ...next }));
        return (
          <NumberedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; texts move between rows
            key={at}
            at={at}
            actions={
              <RowActions name={`check ${at + 1}`} rows={checks} at={at} onChange={onChange} />
            }
          >
            <TextInput
              aria-label={`${name}: what is compared`}
              placeholder={at === 0 ? 'Keeps fresh' : 'What is compared'}
              value={check.name}
              error={problemOf(name)}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <div className={classes.answers}>
              {products.map((product, index) => (
                <TextInput
                  // biome-ignore lint/suspicious/noArrayIndexKey: two products may have the same name while they are typed
                  key={index}
                  label={product}
                  aria-label={`${name}: about ${product}`}
                  placeholder="What is true of it"
                  value={check.comments[index] ?? ''}
                  error={overLength(check.comments[index] ?? '', longest.comment)}
                  onChange={(event) =>
                    change({
                      comments: products.map((_, other) =>
                        other === index ? event.currentTarget.value : (check.comments[other] ?? ''),
                      ),
                    })
                  }
                />
              ))}
            </div>
            <div className={classes.winner}>
              <Select
                aria-label={`${name}: better one`}
                data={winners}
                value={`${check.winner}`}
                allowDeselect={false}
                onChange={(winner) => change({ winner: Number(winner) })}
              />
              <TextInput
                aria-label={`${name}: why`}
                placeholder={check.winner === 0 ? 'Why neither is better' : 'Why it is better'}
                value={check.why}
                error={overLength(check.why, longest.why)}
                onChange={(event) => change({ why: event.currentTarget.value })}
              />
            </div>
          </NumberedRow>
        );
      })}
    </RowsField>
  );
}
