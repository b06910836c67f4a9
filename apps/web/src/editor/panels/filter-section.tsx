import { pictureFilters } from '@reelwright/motion';
import type { Filters, Item } from '@reelwright/movie';
import { FilterLooks } from './filter-looks.tsx';
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

/** Ready looks, and sliders for light, colour and sharpness. */
export function FilterSection() {
  return (
    <Section title="Filters">
      <FilterLooks atRest={atRest} />
      {pictureFilters.map(({ key, label }) => (
        <FilterRow key={key} filter={key as FilterKey} label={label} />
      ))}
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
