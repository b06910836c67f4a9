import type { Field } from '@reelwright/forms';
import { controlId } from '../control-id.ts';
import type { FieldProps } from '../field-props.ts';

type Wired = Pick<FieldProps, 'path' | 'context' | 'onLeave'> & {
  readonly field: Pick<Field, 'label' | 'description' | 'required' | 'disabled'>;
};

/**
 * What a Mantine input needs to be labelled, described and marked wrong. The star shows that a field is required;
 * the browser's own `required` would add a message of its own.
 */
export function inputWiring({ field, path, context, onLeave }: Wired) {
  return {
    id: controlId(context.formId, path),
    label: field.label,
    description: field.description,
    error: context.problems.get(path),
    disabled: field.disabled ?? false,
    withAsterisk: field.required ?? false,
    'aria-required': field.required ?? false,
    inputWrapperOrder: ['label', 'description', 'input', 'error'] as InputPart[],
    'data-autofocus': context.firstPath === path || undefined,
    onBlur: onLeave,
  };
}

type InputPart = 'label' | 'description' | 'input' | 'error';
