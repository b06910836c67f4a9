import type { Field, FieldValue } from '@reelwright/forms';
import type { FormState } from './form-state.ts';

/** What every control of a form shares. */
interface FieldContext {
  readonly formId: string;
  readonly problems: ReadonlyMap<string, string>;
  readonly attention?: FormState['attention'];
  /** Where the focus goes when the dialog around the form opens. */
  readonly firstPath?: string | undefined;
  readonly onAction?: ((action: string) => void) | undefined;
  /** Finds words for fields that suggest some. */
  readonly suggest?:
    | ((typed: string, maxWords: number, signal: AbortSignal) => Promise<readonly string[]>)
    | undefined;
}

export interface FieldProps<Declared extends Field = Field> {
  readonly field: Declared;
  /** Where the field stands: its id, or 'bonuses.{item}.link' inside a group. */
  readonly path: string;
  readonly value: FieldValue;
  readonly context: FieldContext;
  readonly onChange: (value: FieldValue) => void;
  readonly onLeave: () => void;
}
