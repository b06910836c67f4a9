import { Checkbox } from '@mantine/core';
import type { CheckboxField } from '@reelwright/forms';
import { controlId } from '../control-id.ts';
import type { FieldProps } from '../field-props.ts';
import { FieldFrame } from './field-frame.tsx';

export function CheckboxControl({
  field,
  path,
  value,
  context,
  onChange,
  onLeave,
}: FieldProps<CheckboxField>) {
  const id = controlId(context.formId, path);
  const problem = context.problems.get(path);
  return (
    <FieldFrame>
      <Checkbox
        id={id}
        label={field.label}
        description={field.description}
        error={problem}
        disabled={field.disabled ?? false}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onLeave}
        aria-required={field.required ?? false}
        aria-invalid={problem !== undefined}
      />
    </FieldFrame>
  );
}
