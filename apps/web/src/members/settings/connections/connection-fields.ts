import type { Connection, ConnectionField } from '@reelwright/contract';
import type { Field, FormValues } from '@reelwright/forms';

/** The fields of a service as a form: what is kept is filled in, except secrets, which never come back. */
export function formFields(
  fields: readonly ConnectionField[],
  kept: Pick<Connection, 'secrets'>,
  models: readonly string[],
): readonly Field[] {
  return fields.map((field): Field => {
    const { setting: id, label, kind, placeholder, description, required = false } = field;
    const common = {
      id,
      label,
      ...(placeholder && { placeholder }),
      ...(description && { description }),
      ...(field.default && { default: field.default }),
    };
    if (kind === 'secret') {
      const isKept = kept.secrets.includes(id);
      return {
        ...common,
        kind: 'password',
        required: required && !isKept,
        autoComplete: 'off',
        ...(isKept && { placeholder: 'Saved. Type to replace it.' }),
      };
    }
    const suggestions = kind === 'model' && models.length > 0 ? { suggestions: models } : {};
    return { ...common, ...suggestions, kind: 'text', required, maxLength: 4000 };
  });
}

export function typedValues(values: FormValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value ?? '')]),
  );
}
