// The rows of the panels: each shows and sets one field of what is selected.
import { Checkbox, Select, Slider } from '@mantine/core';
import { NumberField } from '../../ui/number-field.tsx';
import { ColourField } from './colour-field.tsx';
import classes from './panels.module.css';
import type { ItemField } from './use-item-field.ts';

const mixed = 'Mixed';

interface RowProps<Value> {
  readonly label: string;
  readonly field: ItemField<Value>;
}

interface NumberRowProps extends RowProps<number> {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly suffix?: string;
}

export function NumberRow({ label, field, ...bounds }: NumberRowProps) {
  return (
    <NumberField
      {...bounds}
      label={label}
      value={field.value}
      placeholder={field.isMixed ? mixed : ''}
      onChange={field.set}
      onEnd={field.end}
    />
  );
}

interface SliderRowProps extends RowProps<number> {
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
}

export function SliderRow({ label, field, min = 0, max, step = 1 }: SliderRowProps) {
  return (
    <div className={classes.slider}>
      <span className={classes.label}>{label}</span>
      <Slider
        min={min}
        max={max}
        step={step}
        value={field.value ?? min}
        label={null}
        thumbLabel={label}
        onChange={field.set}
        onChangeEnd={field.end}
      />
      <span className={classes.figure}>{field.isMixed ? '–' : (field.value ?? min)}</span>
    </div>
  );
}

export function ColorRow({ label, field }: RowProps<string>) {
  return (
    <ColourField
      label={label}
      value={field.value ?? ''}
      placeholder={field.isMixed ? mixed : '#000000'}
      onChange={field.set}
      onEnd={field.end}
    />
  );
}

interface SelectRowProps extends RowProps<string> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

export function SelectRow({ label, field, choices }: SelectRowProps) {
  return (
    <Select
      label={label}
      size="xs"
      allowDeselect={false}
      data={[...choices]}
      value={field.value ?? null}
      placeholder={field.isMixed ? mixed : ''}
      onChange={(value) => {
        if (value === null) return;
        field.set(value);
        field.end();
      }}
    />
  );
}

interface SwitchRowProps extends RowProps<boolean> {
  readonly description?: string;
}

export function SwitchRow({ label, description, field }: SwitchRowProps) {
  return (
    <Checkbox
      label={label}
      description={description}
      size="sm"
      checked={field.value ?? false}
      indeterminate={field.isMixed}
      onChange={(event) => {
        field.set(event.currentTarget.checked);
        field.end();
      }}
    />
  );
}
