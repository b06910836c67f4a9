import { Select } from '@mantine/core';
import type { SelectField } from '@reelwright/forms';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { inputWiring } from './input-wiring.ts';

export function SelectControl(props: FieldProps<SelectField>) {
  const { field, value, onChange } = props;
  return (
    <FieldFrame>
      <Select
        {...inputWiring(props)}
        data={field.options.map(({ value: id, label, disabled = false }) => ({
          value: id,
          label,
          disabled,
        }))}
        placeholder={field.placeholder ?? 'Choose one'}
        searchable={field.searchable ?? false}
        nothingFoundMessage={`Nothing by that name`}
        clearable={!field.required && field.searchable === true}
        clearButtonProps={{ 'aria-label': `Clear ${field.label}` }}
        checkIconPosition="right"
        value={typeof value === 'string' && value !== '' ? value : null}
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    </FieldFrame>
  );
}
