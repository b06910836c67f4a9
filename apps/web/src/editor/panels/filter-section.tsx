import { Button } from '@mantine/core';
import { pictureFilters } from '@reelwright/motion';
import type { Filters, Item } from '@reelwright/movie';
import { SliderRow } from './rows.tsx';
import { Section } from './section.tsx';
import { useItemField } from './use-item-field.ts';

type FilterKey = Exclude<keyof Filters, 'enabled'>;

const atRest: Filters = {
  enabled: false,
  grayscale: 0,
  sepia: 0,
  saturate: 50,
  'hue-rotate': 0,
  invert: 0,
  opacity: 100,
  brightness: 50,
  contrast: 50,
  blur: 0,
};
const filtersOf = ({ filters }: Item): Filters => filters ?? atRest;

/** Sliders for light, colour and sharpness. */
export function FilterSection() {
  const all = useItemField<Filters | undefined>(
    'filters',
    ({ filters }) => filters,
    (_item, filters) => ({ filters }),
  );
  return (
    <Section title="Filters">
      {pictureFilters.map(({ key, label }) => (
        <FilterRow key={key} filter={key as FilterKey} label={label} />
      ))}
      <div>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          onClick={() => {
            all.set(undefined);
            all.end();
          }}
        >
          Reset filters
        </Button>
      </div>
    </Section>
  );
}

function FilterRow({ filter, label }: { readonly filter: FilterKey; readonly label: string }) {
  const field = useItemField(
    `filter-${filter}`,
    (item) => Number(filtersOf(item)[filter]),
    (item, value: number) => ({ filters: { ...filtersOf(item), enabled: true, [filter]: value } }),
  );
  return <SliderRow label={label} field={field} max={100} />;
}
