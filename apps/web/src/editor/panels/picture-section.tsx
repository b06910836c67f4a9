import { capitalize } from '@reelwright/english';
import type { Item } from '@reelwright/movie';
import { isSticker } from '../../media/is-sticker.ts';
import { useSessionPart } from '../state/use-editor.ts';
import { ColorRow, SelectRow, SliderRow, SwitchRow } from './rows.tsx';
import { Section } from './section.tsx';
import { useItemField } from './use-item-field.ts';

const fits = [
  { value: 'cover', label: 'Fill the box' },
  { value: 'contain', label: 'Show all of it' },
  { value: 'fill', label: 'Stretch' },
  { value: 'scale-down', label: 'Shrink only' },
  { value: 'none', label: 'Own size' },
];
const anchors = ['top', 'center', 'bottom'].flatMap((down) =>
  ['left', 'center', 'right'].map((across) => ({
    value: `${down} ${across}`,
    label: down === across ? 'Middle' : `${named(down)} ${across}`,
  })),
);

function named(side: string): string {
  return side === 'center' ? 'Middle' : capitalize(side);
}

/** How a picture or video lies in its box. */
export function PictureSection() {
  const fit = useItemField<string>(
    'fit-picture',
    ({ scale }) => scale ?? 'cover',
    (_item, scale) => ({
      scale: scale as NonNullable<Item['scale']>,
    }),
  );
  const position = useItemField(
    'anchor',
    ({ position: at }) => at ?? 'center center',
    (_item, at: string) => ({ position: at }),
  );
  const cover = useItemField(
    'cover',
    (item) => item.cover?.coverStrength ?? 0,
    (item, coverStrength: number) => ({
      cover: { coverColor: '#000', ...item.cover, coverStrength },
    }),
  );
  const coverColor = useItemField(
    'cover-colour',
    (item) => item.cover?.coverColor ?? '#000',
    (item, next: string) => ({ cover: { coverStrength: 0, ...item.cover, coverColor: next } }),
  );
  const recolour = useItemField(
    'recolour',
    (item) => item.cover?.coverColor ?? '#000',
    // A colour that is not laid on would not be seen.
    (item, next: string) => ({
      cover: { ...item.cover, coverStrength: item.cover?.coverStrength || 100, coverColor: next },
    }),
  );
  const areThings = useSessionPart((session) =>
    session.selected().every(({ url }) => isSticker(url)),
  );
  const keepClear = useItemField(
    'keep-clear',
    (item) => item.keepClear === true,
    (_item, isKept: boolean) => ({ keepClear: isKept }),
  );
  const at = position.value;
  const isByHand = at !== undefined && !anchors.some(({ value }) => value === at);
  const parts = isByHand ? [...anchors, { value: at, label: 'As cropped' }] : anchors;
  return (
    <Section title="Picture" isOpen>
      <SelectRow label="Scaling" field={fit} choices={fits} />
      <SelectRow label="Which part to keep in view" field={position} choices={parts} />
      {areThings && <ColorRow label="Color of it" field={recolour} />}
      <SliderRow label={areThings ? 'Strength' : 'Cover'} field={cover} max={100} />
      {cover.value !== 0 && !areThings && <ColorRow label="Cover color" field={coverColor} />}
      <SwitchRow
        label="Keep captions off this"
        description="For a face or a logo: captions go somewhere else."
        field={keepClear}
      />
    </Section>
  );
}
