import { Textarea } from '@mantine/core';
import type { TextareaField } from '@reelwright/forms';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';
import { inputWiring } from './input-wiring.ts';
import { LengthNote } from './length-note.tsx';

const defaultRows = 4;

export function TextareaControl(props: FieldProps<TextareaField>) {
  const { field, value, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  return (
    <FieldFrame note={<LengthNote field={field} value={text} />}>
      <Textarea
        {...inputWiring(props)}
        rows={field.rows ?? defaultRows}
        resize="vertical"
        placeholder={field.placeholder}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
