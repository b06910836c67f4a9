import { FieldControl } from './field-control.tsx';
import classes from './form.module.css';
import { suggestWords } from './suggest-words.ts';
import type { FormModel } from './use-form.ts';

interface FormFieldsProps {
  readonly form: FormModel;
  /** Only these, in this order; all of them unless told. */
  readonly only?: readonly string[];
  /** The field that has the focus when a dialog opens with this form. */
  readonly first?: string;
  /** What pressing a button field does, by its action. */
  readonly onAction?: (action: string) => void;
}

/** The fields of a form, drawn from their declarations. */
export function FormFields({ form, only, first, onAction }: FormFieldsProps) {
  const fields = only
    ? only.flatMap((id) => form.fields.filter((field) => field.id === id))
    : form.fields;
  return (
    <div className={classes.fields}>
      {fields.map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          path={field.id}
          value={form.values[field.id]}
          context={{
            formId: form.id,
            problems: form.problems,
            attention: form.attention,
            firstPath: first,
            onAction,
            suggest: suggestWords,
          }}
          onChange={(value) => form.set(field.id, value)}
          onLeave={() => form.leave(field.id)}
        />
      ))}
    </div>
  );
}
