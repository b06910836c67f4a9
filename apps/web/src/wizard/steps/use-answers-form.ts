import { checkField, checkForm, type Field, type FieldValue, parseNumber } from '@reelwright/forms';
import { formValuesOf, withFormValue } from '@reelwright/wizards/machine';
import { useEffect, useId, useState } from 'react';
import { callAttention } from '../../form/call-attention.ts';
import { controlId } from '../../form/control-id.ts';
import type { FormModel } from '../../form/use-form.ts';
import { newId } from '../../ui/new-id.ts';
import { useWizard } from '../wizard-model.ts';

/** A form whose answers are kept in the project as they are typed. */
export function useAnswersForm(fields: readonly Field[]): FormModel {
  const { data, change } = useWizard();
  const id = useId();
  /** What is typed and can't be kept as it is: half a number, an empty row. */
  const [typed, setTyped] = useState<Readonly<Record<string, FieldValue>>>({});
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [attention, setAttention] = useState<FormModel['attention']>();
  const kept = formValuesOf(fields, data);
  const values = { ...kept, ...typed };
  useEffect(() => {
    if (attention) callAttention(controlId(id, attention.path));
  }, [attention, id]);

  const problems = new Map<string, string>();
  for (const field of fields) {
    if (!shown.has(field.id)) continue;
    for (const { path, message } of checkField(field, values[field.id])) {
      if (!problems.has(path)) problems.set(path, message);
    }
  }
  const keep = (field: Field, value: FieldValue) =>
    change(
      `Change ${(field.name ?? field.label).toLowerCase()}`,
      (now) => withFormValue(now, field, value, newId),
      field.id,
    );
  return {
    id,
    fields,
    values,
    problems,
    attention,
    set: (fieldId, value) => {
      const field = fields.find((one) => one.id === fieldId);
      if (!field) return;
      setChanged((now) => new Set([...now, fieldId]));
      if (field.kind === 'number') {
        const number = parseNumber(value);
        setTyped((now) => ({ ...now, [fieldId]: value }));
        const isWithin =
          number !== undefined &&
          number >= (field.min ?? -Infinity) &&
          number <= (field.max ?? Infinity);
        if (isWithin) keep(field, number);
        return;
      }
      // The empty row that waits at the end of a list is not an answer.
      if (field.kind === 'list') setTyped((now) => ({ ...now, [fieldId]: value }));
      keep(
        field,
        field.kind === 'list' && Array.isArray(value)
          ? (value as readonly string[]).filter((row) => row !== '')
          : value,
      );
    },
    leave: (fieldId) => {
      if (changed.has(fieldId)) setShown((now) => new Set([...now, fieldId]));
    },
    validate: () => {
      const [first] = checkForm(fields, values);
      setShown(new Set(fields.map((field) => field.id)));
      if (first) setAttention((now) => ({ path: first.path, turn: (now?.turn ?? 0) + 1 }));
      return !first;
    },
    reset: () => {
      setTyped({});
      setChanged(new Set());
      setShown(new Set());
    },
  };
}
