// What a form asks, as data. Forms are drawn from these declarations and checked by them, in the browser and on the server.

/** Rules that any typed text may carry. Lengths count characters as a person sees them typed, not bytes. */
export interface TextRules {
  readonly exactLength?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Letters and numbers of any script, nothing else. */
  readonly alphanumeric?: boolean;
  /** Past this many characters a text is called long for a video; it still passes. */
  readonly warnLength?: number;
  /** What is said of a long text, where it is not the usual sentence. */
  readonly warnMessage?: string;
}

interface FieldBase<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
  readonly label: string;
  /** What messages call the field, where the label is a question: 'What is your video about?' is named 'keyword'. */
  readonly name?: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

interface TypedField<Kind extends string> extends FieldBase<Kind>, TextRules {
  readonly placeholder?: string;
  readonly default?: string;
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly disabled?: boolean;
}

export type TextField = TypedField<'text'> & {
  readonly autoComplete?: string;
  /** Offered to choose from; anything else may be typed. */
  readonly suggestions?: readonly string[];
  /** Ready answers, shown below it: one press takes one. */
  readonly ideas?: readonly string[];
  /** What people search for is offered once two characters are typed: of so many words at most. */
  readonly suggestWords?: number;
};

export type TextareaField = TypedField<'textarea'> & { readonly rows?: number };

/** Words of which some are bold. Kept as HTML; rules count the words alone. */
export type RichTextField = TypedField<'rich-text'>;

export type UrlField = TypedField<'url'>;

export type EmailField = TypedField<'email'> & {
  readonly autoComplete?: string;
  readonly readOnly?: boolean;
};

export type PasswordField = TypedField<'password'> & { readonly autoComplete?: string };

/** A one-time code, typed or pasted into `length` boxes (eight unless told). */
export type CodeField = TypedField<'code'> & {
  readonly length?: number;
  /** The form goes off by itself at the last character. */
  readonly submitsWhenWhole?: boolean;
};

export interface NumberField extends FieldBase<'number'> {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly placeholder?: string;
  /** Drawn after the number: 'px', '%', 's'. */
  readonly suffix?: string;
  readonly default?: number;
}

export interface CheckboxField extends FieldBase<'checkbox'> {
  readonly default?: boolean;
}

export interface RadioField extends FieldBase<'radio'> {
  readonly options: readonly FieldOption[];
  readonly default?: string;
}

export interface SelectField extends FieldBase<'select'> {
  readonly options: readonly FieldOption[];
  readonly searchable?: boolean;
  readonly placeholder?: string;
  readonly default?: string;
  /** The values are numbers, and kept as such. */
  readonly isNumber?: boolean;
}

/** Short texts, one row each. An empty row waits at the end while there is room. */
export interface ListField extends FieldBase<'list'>, TextRules {
  /** Rows that always show (1 unless told). */
  readonly min?: number;
  /** Rows that fit (5 unless told). */
  readonly max?: number;
  /** The first N rows must be filled; `required` alone means the first one. */
  readonly requiredRows?: number;
  /** What messages and labels call one row: 'benefit'. */
  readonly itemName?: string;
  /** Rows are whole sentences: they grow with what is typed. */
  readonly isLong?: boolean;
  readonly placeholder?: string;
  readonly default?: readonly string[];
}

/** A group of fields asked again for every item. */
export interface RepeatField extends FieldBase<'repeat'> {
  readonly fields: readonly Field[];
  /** What one item is called: 'Bonus'. */
  readonly unit: string;
  /** Items that always exist (1 unless told). */
  readonly min?: number;
  /** Items that fit; 0, the default, is no limit. */
  readonly max?: number;
  /** Tab titles carry the unit only with fewer items than this (5 unless told). */
  readonly maxTabsTitle?: number;
}

/** A picture or clip. */
export interface MediaField extends FieldBase<'media'> {
  /** What is looked for first: the name of what it should show. */
  readonly keyword?: string;
}

/** A sound: uploaded, recorded or chosen among one's files. Kept with its address, its length and its name. */
export type SoundField = FieldBase<'sound'>;

export interface ButtonField extends FieldBase<'button'> {
  /** What the form's owner does when it is pressed. */
  readonly action: string;
}

export type Field =
  | TextField
  | TextareaField
  | RichTextField
  | UrlField
  | EmailField
  | NumberField
  | PasswordField
  | CodeField
  | CheckboxField
  | RadioField
  | SelectField
  | ListField
  | RepeatField
  | MediaField
  | SoundField
  | ButtonField;

export type FieldKind = Field['kind'];
