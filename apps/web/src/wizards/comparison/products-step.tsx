import { Button, TextInput } from '@mantine/core';
import { addItem, canAddItem, moveItem, type RepeatGroup, removeItem } from '@reelwright/forms';
import {
  blankProduct,
  isNamed,
  type Product,
  productLimits,
  productsProblem,
  withWinnersRenamed,
} from '@reelwright/wizards/comparison';
import { IconBrandGoogle, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { newId } from '../../ui/new-id.ts';
import { NewTab } from '../../ui/new-tab.tsx';
import { toast } from '../../ui/toast.tsx';
import { ItemTabs } from '../../wizard/item-tabs/item-tabs.tsx';
import { MediaSlot } from '../../wizard/media-slot/media-slot.tsx';
import { NameSuggestions } from '../../wizard/name-suggestions/name-suggestions.tsx';
import shared from '../../wizard/step-form.module.css';
import { useStepMoves, useWizard } from '../../wizard/wizard-model.ts';

type Item = Product & { readonly id: string };
type Group = RepeatGroup<Item>;

/** The products, one tab each, and some that would fit. */
export function ProductsStep() {
  const { data, change, show, tab } = useWizard();
  const keyword = data.keyword?.trim() ?? '';
  const products = (data.info.products ?? []).map((product, at) => ({
    ...product,
    id: product.id ?? `product-${at + 1}`,
  }));
  const [wanted, setWanted] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const selected = Math.max(0, Math.min(wanted, products.length - 1));
  const current = products[selected];
  const group: Group = { items: products, selected };
  useEffect(() => show('title'), [show]);
  useEffect(() => {
    if (products.length >= productLimits.min) return;
    change('Add products', (now) => {
      const before = now.info.products ?? [];
      const missing = Math.max(0, productLimits.min - before.length);
      const blank = Array.from({ length: missing }, () => blankProduct(newId()));
      return { ...now, info: { ...now.info, products: [...before, ...blank] } };
    });
  });
  const take = (label: string, next: Group) => {
    change(label, (now) => ({ ...now, info: { ...now.info, products: [...next.items] } }));
    setWanted(next.selected);
  };
  const changeCurrent = (part: Partial<Product>, mergeKey?: string) =>
    change(
      'Change product',
      (now) => {
        const changed = (now.info.products ?? []).map((product, at) =>
          at === selected ? { ...product, ...part } : product,
        );
        return withWinnersRenamed(now, { ...now, info: { ...now.info, products: changed } });
      },
      mergeKey,
    );
  const addName = (name: string) => {
    const empty = products.findIndex((product) => !isNamed(product));
    const named = blankProduct(newId(), name) as Item;
    if (empty < 0) return take('Add product', addItem(productLimits, group, named));
    take('Add product', {
      items: products.with(empty, {
        ...products[empty],
        ...named,
        id: products[empty]?.id ?? named.id,
      }),
      selected: empty,
    });
  };
  useStepMoves({
    next: () => {
      const problem = productsProblem(tab.view.get().saving.data);
      if (problem === undefined) return 'done';
      setChecked(true);
      setWanted(products.findIndex((product) => !isNamed(product)));
      toast.error(problem);
      return 'refused';
    },
  });
  const name = current?.text?.trim() ?? '';
  return (
    <div className={shared.step}>
      <ItemTabs
        label="Products"
        items={products.map((product, index) => ({
          id: product.id,
          title: product.text?.trim() || `Product ${index + 1}`,
          isBroken: isChecked && !isNamed(product),
        }))}
        selected={selected}
        onSelect={setWanted}
        onMove={(from, to) => take('Move product', moveItem(group, from, to))}
        add={{
          label: 'Add',
          isDisabled: !canAddItem(productLimits, products.length),
          onAdd: () =>
            take('Add product', addItem(productLimits, group, blankProduct(newId()) as Item)),
        }}
      >
        {current && (
          <div key={current.id} className={shared.form}>
            <TextInput
              label={`Name of product ${selected + 1}`}
              withAsterisk
              aria-required
              maxLength={80}
              value={current.text ?? ''}
              error={isChecked && name === '' ? 'Product name is required' : undefined}
              onChange={(event) =>
                // Another name shows something else.
                changeCurrent(
                  { text: event.currentTarget.value, objects: undefined },
                  `product ${current.id}`,
                )
              }
            />
            <MediaSlot
              label="Photo or logo"
              media={current.media}
              keyword={name || keyword}
              onChange={(media) => changeCurrent({ media })}
            />
            <div className={shared.actions}>
              {name !== '' && (
                <Button
                  component="a"
                  variant="subtle"
                  color="gray"
                  href={`https://www.google.com/search?q=${encodeURIComponent(`${name} ${keyword}`)}`}
                  target="_blank"
                  rel="noreferrer"
                  leftSection={<Icon shape={IconBrandGoogle} />}
                >
                  Google it
                  <NewTab />
                </Button>
              )}
              <span className={shared.end}>
                <IconButton
                  label={`Remove ${name || `product ${selected + 1}`}`}
                  icon={IconTrash}
                  color="danger"
                  disabled={products.length <= productLimits.min}
                  onClick={() => {
                    take('Remove product', removeItem(productLimits, group, selected));
                    toast.info(`Removed “${name || `product ${selected + 1}`}”`, {
                      undo: () => take('Bring product back', group),
                    });
                  }}
                />
              </span>
            </div>
          </div>
        )}
      </ItemTabs>
      <NameSuggestions
        about={keyword}
        unknown={`We don’t know products for “${keyword}”.`}
        ask={() => askProducts(keyword)}
        used={products.map(({ text }) => text ?? '')}
        isFull={!canAddItem(productLimits, products.length) && products.every(isNamed)}
        onAdd={addName}
      />
    </div>
  );
}

/** Products that would fit. */
async function askProducts(keyword: string): Promise<readonly string[]> {
  const query = { kw: `top 10 ${keyword}` };
  return (await request((options) => client.top10({ query }, options))).results;
}
