import type { Filters, Item } from '@reelwright/movie';
import { useMemo } from 'react';
import { sampleMovie, samplePicture } from '../../catalogue/sample-movie.ts';
import { useSessionPart } from '../state/use-editor.ts';
import { MotionTiles } from './motion-tiles.tsx';
import { useItemField } from './use-item-field.ts';

type FilterValues = Partial<Omit<Filters, 'enabled'>>;

const looks: readonly {
  readonly id: string;
  readonly label: string;
  readonly values: FilterValues;
}[] = [
  { id: 'black-and-white', label: 'Black and white', values: { grayscale: 100, contrast: 54 } },
  { id: 'vivid', label: 'Vivid', values: { saturate: 75, contrast: 55 } },
  { id: 'warm', label: 'Warm', values: { sepia: 35, saturate: 62 } },
  { id: 'old', label: 'Old photo', values: { sepia: 80, contrast: 44 } },
  { id: 'soft', label: 'Soft', values: { saturate: 40, contrast: 40, brightness: 55 } },
  { id: 'night', label: 'Night', values: { saturate: 35, brightness: 30, contrast: 56 } },
];

/** Filters that go well together, shown on the picture itself. Sliders below them take over from there. */
export function FilterLooks({ atRest }: { readonly atRest: Filters }) {
  const url = useSessionPart(
    (session) => session.selected().find(({ type }) => type === 'image')?.url,
  );
  const field = useItemField(
    'filters',
    ({ filters }: Item) => lookOf(filters, atRest),
    (_item, id: string) => {
      const look = looks.find((each) => each.id === id);
      return { filters: look && { ...atRest, ...look.values, enabled: true } };
    },
  );
  const entries = useMemo(
    () =>
      looks.map(({ id, label, values }) => {
        const filters = { ...atRest, ...values, enabled: true };
        const items = [samplePicture({ ...(url && { url }), filters })];
        return { id, label, stillSeconds: 0, movie: sampleMovie([{ items, seconds: 1 }]) };
      }),
    [url, atRest],
  );
  return <MotionTiles part="stay" label="Looks" entries={entries} field={field} />;
}

/** None without any, and none of ours for what was set by hand. */
function lookOf(filters: Filters | undefined, atRest: Filters): string {
  if (!filters?.enabled) return 'none';
  const isLike = (values: FilterValues) =>
    Object.entries({ ...atRest, ...values }).every(
      ([key, value]) => key === 'enabled' || filters[key] === value,
    );
  return [{ id: 'none', values: {} }, ...looks].find(({ values }) => isLike(values))?.id ?? 'own';
}
