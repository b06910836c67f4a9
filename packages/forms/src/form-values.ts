/** One item of a repeat group: the id stays with it while it is moved about. */
export interface RepeatItem {
  readonly id: string;
  readonly values: FormValues;
}

/** A chosen picture or clip, with whatever else is known about it. */
export interface MediaValue {
  readonly url?: string;
  readonly thumbnail?: string;
  readonly title?: string;
  readonly type?: 'image' | 'video';
  readonly [more: string]: unknown;
}

/** A chosen sound. */
export interface SoundValue {
  readonly url: string;
  /** In seconds, where it is known. */
  readonly duration?: number;
  readonly name?: string;
  /** What its file says about itself. */
  readonly title?: string;
  readonly author?: string;
  readonly cover?: string;
}

export type FieldValue =
  | string
  | number
  | boolean
  | readonly string[]
  | readonly RepeatItem[]
  | MediaValue
  | SoundValue
  | null
  | undefined;

/** The answers of a form, by field id. */
export interface FormValues {
  readonly [fieldId: string]: FieldValue;
}
