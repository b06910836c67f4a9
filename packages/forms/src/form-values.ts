/** One item of a repeat group: the id stays with it while it is moved about. */
export interface RepeatItem {
  readonly id: string;
  readonly values: FormValues;
}

export type FieldValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly RepeatItem[]
  | null
  | undefined;

/** The answers of a form, by field id. */
export interface FormValues {
  readonly [fieldId: string]: FieldValue;
}
