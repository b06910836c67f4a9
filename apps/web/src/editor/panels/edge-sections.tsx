import { capitalize } from '@reelwright/english';
// Shadow, border and outline: what an item's edges look like.
import type { Border, Item, Outline, Shadow } from '@reelwright/movie';
import classes from './panels.module.css';
import { ColorRow, SelectRow, SliderRow, SwitchRow } from './rows.tsx';
import { Section } from './section.tsx';
import { useItemField } from './use-item-field.ts';

const shadows = [
  { value: 'none', label: 'None' },
  { value: 'box', label: 'Behind the box' },
  { value: 'text', label: 'Behind the letters' },
  { value: 'cut-out', label: 'Around the cut-out' },
];
const noShadow: Shadow = { enabled: 'none', thickness: 1, color: '#aaa', distance: 1 };
const shadowOf = ({ shadow }: Item): Shadow => shadow ?? noShadow;

export function ShadowSection() {
  const kind = useItemField<string>(
    'shadow',
    (item) => shadowOf(item).enabled,
    (item, next) => ({
      shadow: { ...shadowOf(item), enabled: next as Shadow['enabled'] },
    }),
  );
  const set = (change: Partial<Shadow>) => (item: Item) => ({
    shadow: { ...shadowOf(item), ...change },
  });
  const thickness = useItemField(
    'shadow-blur',
    (item) => shadowOf(item).thickness,
    (item, next: number) => set({ thickness: next })(item),
  );
  const distance = useItemField(
    'shadow-distance',
    (item) => shadowOf(item).distance,
    (item, next: number) => set({ distance: next })(item),
  );
  const color = useItemField(
    'shadow-colour',
    (item) => shadowOf(item).color,
    (item, next: string) => set({ color: next })(item),
  );
  return (
    <Section title="Shadow">
      <SelectRow label="Shadow" field={kind} choices={shadows} />
      {kind.value !== 'none' && (
        <>
          <SliderRow label="Softness" field={thickness} max={20} />
          <SliderRow label="Distance" field={distance} max={20} />
          <ColorRow label="Color" field={color} />
        </>
      )}
    </Section>
  );
}

const allSides = ['top', 'right', 'bottom', 'left'] as const;
const noBorder: Border = { sides: [], thickness: 1, style: 'solid', color: '#000' };
const borderOf = ({ border }: Item): Border => border ?? noBorder;
const strokes = [
  { value: 'solid', label: 'Solid' },
  { value: 'dashed', label: 'Dashed' },
  { value: 'dotted', label: 'Dotted' },
];

export function BorderSection() {
  const set = (item: Item, change: Partial<Border>) => ({
    border: { ...borderOf(item), ...change },
  });
  const thickness = useItemField(
    'border-width',
    (item) => borderOf(item).thickness,
    (item, next: number) => set(item, { thickness: next }),
  );
  const style = useItemField<string>(
    'border-style',
    (item) => borderOf(item).style,
    (item, next) => set(item, { style: next as Border['style'] }),
  );
  const color = useItemField(
    'border-colour',
    (item) => borderOf(item).color,
    (item, next: string) => set(item, { color: next }),
  );
  return (
    <Section title="Border">
      <div className={classes.pair}>
        {allSides.map((side) => (
          <SideRow key={side} side={side} />
        ))}
      </div>
      <SliderRow label="Thickness" field={thickness} max={10} />
      <SelectRow label="Line" field={style} choices={strokes} />
      <ColorRow label="Color" field={color} />
    </Section>
  );
}

function SideRow({ side }: { readonly side: (typeof allSides)[number] }) {
  const field = useItemField(
    `border-${side}`,
    (item) => borderOf(item).sides.includes(side),
    (item, isOn: boolean) => {
      const others = borderOf(item).sides.filter((each) => each !== side);
      return { border: { ...borderOf(item), sides: isOn ? [...others, side] : others } };
    },
  );
  return <SwitchRow label={capitalize(side)} field={field} />;
}

const noOutline: Outline = { enabled: false, color: '#000', thickness: 1 };
const outlineOf = ({ outline }: Item): Outline => outline ?? noOutline;

export function OutlineSection() {
  const set = (item: Item, change: Partial<Outline>) => ({
    outline: { ...outlineOf(item), ...change },
  });
  const enabled = useItemField(
    'outline',
    (item) => outlineOf(item).enabled,
    (item, next: boolean) => set(item, { enabled: next }),
  );
  const thickness = useItemField(
    'outline-width',
    (item) => outlineOf(item).thickness,
    (item, next: number) => set(item, { thickness: next }),
  );
  const color = useItemField(
    'outline-colour',
    (item) => outlineOf(item).color,
    (item, next: string) => set(item, { color: next }),
  );
  return (
    <Section title="Outline">
      <SwitchRow label="Outline" field={enabled} />
      {enabled.value !== false && (
        <>
          <SliderRow label="Thickness" field={thickness} max={3} step={0.5} />
          <ColorRow label="Color" field={color} />
        </>
      )}
    </Section>
  );
}
