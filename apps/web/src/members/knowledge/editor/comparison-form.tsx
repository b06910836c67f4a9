import { TextInput } from '@mantine/core';
import type { EntryProblem, OwnComparison } from '@reelwright/contract';
import { ChecksField } from './checks-field.tsx';
import { CommaInput } from './comma-input.tsx';
import { withoutProduct } from './compared-products.ts';
import classes from './entry-page.module.css';
import { withRow } from './list-rows.ts';
import { overLength, problemsByPart } from './problems.ts';
import { RemoveRow } from './row-actions.tsx';
import { NumberedRow, RowsField } from './rows-field.tsx';

interface ComparisonFormProps {
  readonly comparison: OwnComparison;
  readonly problems: readonly EntryProblem[];
  readonly onChange: (comparison: OwnComparison) => void;
}

const longest = { topic: 40, headline: 90, product: 30 };
const productCount = { min: 2, max: 4 };

/** Two to four products, check by check, each with a fair winner. */
export function ComparisonForm({ comparison, problems, onChange }: ComparisonFormProps) {
  const problemOf = problemsByPart(problems);
  const change = (next: Partial<OwnComparison>) => onChange({ ...comparison, ...next });
  const { products } = comparison;
  return (
    <div className={classes.form}>
      <TextInput
        label="Name"
        required
        description="What people type to make a video of it."
        placeholder="rye or spelt bread"
        value={comparison.topic}
        error={problemOf('Name') ?? overLength(comparison.topic, longest.topic)}
        onChange={(event) => change({ topic: event.currentTarget.value })}
      />
      <TextInput
        label="Title of the video"
        placeholder="Rye or spelt: which bread is for you?"
        value={comparison.headline}
        error={overLength(comparison.headline, longest.headline)}
        onChange={(event) => change({ headline: event.currentTarget.value })}
      />
      <CommaInput
        label="Other names"
        description="What else people may type, separated by commas."
        placeholder="spelt or rye bread"
        words={comparison.otherNames}
        error={problemOf('Other names')}
        onWords={(otherNames) => change({ otherNames })}
      />
      <RowsField
        legend="Products"
        hint="Two to four things to compare. If you name no built-in pictures, they’re found by the product’s name."
        addLabel="Add a product"
        isFull={products.length >= productCount.max}
        onAdd={() => change({ products: [...products, { name: '', objects: [] }] })}
      >
        {products.map((product, at) => {
          const name = `Product ${at + 1}`;
          const changeProduct = (next: Partial<typeof product>) =>
            change({ products: withRow(products, at, { ...product, ...next }) });
          return (
            <NumberedRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place; texts move between rows
              key={at}
              at={at}
              actions={
                <RemoveRow
                  name={`product ${at + 1}`}
                  disabled={products.length <= productCount.min}
                  onRemove={() => onChange(withoutProduct(comparison, at))}
                />
              }
            >
              <div className={classes.answers}>
                <TextInput
                  aria-label={`${name}: name`}
                  placeholder={at === 0 ? 'Rye' : 'Name'}
                  value={product.name}
                  error={problemOf(name) ?? overLength(product.name, longest.product)}
                  onChange={(event) => changeProduct({ name: event.currentTarget.value })}
                />
                <CommaInput
                  aria-label={`${name}: built-in pictures`}
                  placeholder="Built-in pictures"
                  words={product.objects}
                  onWords={(objects) => changeProduct({ objects })}
                />
              </div>
            </NumberedRow>
          );
        })}
      </RowsField>
      <ChecksField
        checks={comparison.checks}
        products={products.map(({ name }, at) => name || `Product ${at + 1}`)}
        problemOf={problemOf}
        onChange={(checks) => change({ checks })}
      />
      <details className={classes.more}>
        <summary>Pictures</summary>
        <div className={classes.form}>
          <CommaInput
            label="What it shows"
            description="Names of built-in pictures for the title. Leave it empty, and they’re found by its words."
            placeholder="bread"
            words={comparison.objects}
            error={problemOf('What it shows')}
            onWords={(objects) => change({ objects })}
          />
        </div>
      </details>
    </div>
  );
}
