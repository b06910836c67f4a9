export { checkField } from './check-field.ts';
export { type CheckOptions, checkForm } from './check-form.ts';
export { clampNumber } from './clamp-number.ts';
export { completeUrl } from './complete-url.ts';
export type {
  ButtonField,
  CheckboxField,
  CodeField,
  EmailField,
  Field,
  FieldKind,
  FieldOption,
  ListField,
  MediaField,
  NumberField,
  PasswordField,
  RadioField,
  RepeatField,
  RichTextField,
  SelectField,
  SoundField,
  TextareaField,
  TextField,
  TextRules,
  UrlField,
} from './field.ts';
export { fieldName } from './field-name.ts';
export type { FieldProblem } from './field-problem.ts';
export type { FieldValue, FormValues, MediaValue, RepeatItem, SoundValue } from './form-values.ts';
export { initialValues } from './initial-values.ts';
export { isValidEmail } from './is-valid-email.ts';
export { isValidUrl } from './is-valid-url.ts';
export { type LengthWarning, lengthWarning } from './length-warning.ts';
export { listRowField } from './list-row-field.ts';
export {
  canAddRow,
  changeRow,
  duplicateRow,
  filledRows,
  isRowRequired,
  listMax,
  listMin,
  moveRow,
  openRows,
  pasteRows,
  removeRow,
  settleRows,
} from './list-rows.ts';
export { parseNumber } from './parse-number.ts';
export {
  addItem,
  canAddItem,
  canRemoveItem,
  duplicateItem,
  moveItem,
  type RepeatGroup,
  removeItem,
  repeatTabTitle,
} from './repeat-group.ts';
export { supportFields } from './support-fields.ts';
export { textLength } from './text-length.ts';
export { DEFAULT_CODE_LENGTH } from './text-rules.ts';
export { valueMessages } from './value-messages.ts';
