import { type EffectOption, textEffects } from '@reelwright/motion';
import type { Animation, Item } from '@reelwright/movie';
import { textEffectEntries } from '../../catalogue/motion-entries.ts';
import { MotionTiles } from './motion-tiles.tsx';
import { ColorRow, NumberRow, SelectRow, SwitchRow } from './rows.tsx';
import { useItemField } from './use-item-field.ts';

const effectsOf = ({ effects }: Item): Animation => effects ?? { effect: 'none' };

/** A special text effect and what can be set of it. */
export function TextEffectFields() {
  const field = useItemField(
    'text-effect',
    (item) => effectsOf(item).effect,
    (item, effect: string) => ({ effects: { ...effectsOf(item), effect } }),
  );
  const options = textEffects.find(({ id }) => id === field.value)?.options ?? [];
  return (
    <>
      <MotionTiles label="Text effect" part="effect" entries={textEffectEntries()} field={field} />
      {options.map((option) => (
        <OptionRow key={`${field.value}-${option.key}`} option={option} />
      ))}
    </>
  );
}

function OptionRow({ option }: { readonly option: EffectOption }) {
  const { key, label } = option;
  const field = useItemField<unknown>(
    `effect-${key}`,
    (item) => effectsOf(item)[key] ?? option.default,
    (item, value) => ({ effects: { ...effectsOf(item), [key]: value } }),
  );
  switch (option.kind) {
    case 'color':
      return <ColorRow label={label} field={field as Parameters<typeof ColorRow>[0]['field']} />;
    case 'number':
      return (
        <NumberRow
          label={label}
          field={field as Parameters<typeof NumberRow>[0]['field']}
          min={option.min}
          max={option.max}
        />
      );
    case 'choice':
      return (
        <SelectRow
          label={label}
          field={field as Parameters<typeof SelectRow>[0]['field']}
          choices={option.choices}
        />
      );
    case 'boolean':
      return <SwitchRow label={label} field={field as Parameters<typeof SwitchRow>[0]['field']} />;
    default:
      return option satisfies never;
  }
}
