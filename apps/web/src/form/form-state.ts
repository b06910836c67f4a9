// What a form knows while it is being filled in. Pure: the hook around it only keeps it.
import {
  checkField,
  checkForm,
  type Field,
  type FieldValue,
  type FormValues,
  initialValues,
} from '@reelwright/forms';

export interface FormState {
  readonly values: FormValues;
  /** Fields the person has changed. */
  readonly changed: ReadonlySet<string>;
  /** Fields whose problems are shown: left after a change, or all once the form was checked. */
  readonly shown: ReadonlySet<string>;
  /** Where the eye should go. The turn counts up so that the same place can be asked for twice. */
  readonly attention: { readonly path: string; readonly turn: number } | undefined;
}

export function beginForm(fields: readonly Field[], initial: FormValues = {}): FormState {
  return {
    values: { ...initialValues(fields), ...initial },
    changed: new Set(),
    shown: new Set(),
    attention: undefined,
  };
}

export function changeValue(state: FormState, fieldId: string, value: FieldValue): FormState {
  return {
    ...state,
    values: { ...state.values, [fieldId]: value },
    changed: new Set([...state.changed, fieldId]),
  };
}

/** Leaving a field shows what is wrong with it, but passing through an untouched one blames nobody. */
export function leaveField(state: FormState, fieldId: string): FormState {
  if (!state.changed.has(fieldId)) return state;
  return { ...state, shown: new Set([...state.shown, fieldId]) };
}

/** Shows every problem and calls attention to the first. */
export function checkAll(state: FormState, fields: readonly Field[]): FormState {
  const [first] = checkForm(fields, state.values);
  return {
    ...state,
    shown: new Set(fields.map((field) => field.id)),
    attention: first && { path: first.path, turn: (state.attention?.turn ?? 0) + 1 },
  };
}

/** The message at each place whose problems are shown: the first one, unless all are asked for. */
export function shownProblems(
  state: FormState,
  fields: readonly Field[],
): ReadonlyMap<string, string> {
  const problems = fields
    .filter((field) => state.shown.has(field.id))
    .flatMap((field) => checkField(field, state.values[field.id]));
  const firsts = new Map<string, string>();
  for (const { path, message } of problems) {
    if (!firsts.has(path)) firsts.set(path, message);
  }
  return firsts;
}
