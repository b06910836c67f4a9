import { Button } from '@mantine/core';
import type { ButtonField } from '@reelwright/forms';
import type { FieldProps } from '../field-props.ts';

export function ButtonControl({ field, context }: FieldProps<ButtonField>) {
  return (
    <div>
      <Button
        variant="default"
        disabled={field.disabled ?? false}
        onClick={() => context.onAction?.(field.action)}
      >
        {field.label}
      </Button>
    </div>
  );
}
