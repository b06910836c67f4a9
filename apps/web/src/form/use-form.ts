import { checkForm, type Field, type FieldValue, type FormValues } from '@reelwright/forms';
import { useEffect, useId, useState } from 'react';
import { callAttention } from './call-attention.ts';
import { controlId } from './control-id.ts';
import {
  beginForm,
  changeValue,
  checkAll,
  type FormState,
  leaveField,
  shownProblems,
} from './form-state.ts';

export interface FormModel {
  readonly id: string;
  readonly fields: readonly Field[];
  readonly values: FormValues;
  readonly problems: ReadonlyMap<string, string>;
  readonly attention: FormState['attention'];
  readonly set: (fieldId: string, value: FieldValue) => void;
  readonly leave: (fieldId: string) => void;
  /** True when the form may go on. Otherwise it shows every problem, and focuses and shakes the first. */
  readonly validate: () => boolean;
  readonly reset: (values?: FormValues) => void;
}

export function useForm(fields: readonly Field[], initial?: FormValues): FormModel {
  const id = useId();
  const [state, setState] = useState(() => beginForm(fields, initial));
  const { attention } = state;

  useEffect(() => {
    if (attention) callAttention(controlId(id, attention.path));
  }, [attention, id]);

  return {
    id,
    fields,
    values: state.values,
    problems: shownProblems(state, fields),
    attention,
    set: (fieldId, value) => setState((now) => changeValue(now, fieldId, value)),
    leave: (fieldId) => setState((now) => leaveField(now, fieldId)),
    validate: () => {
      setState((now) => checkAll(now, fields));
      return checkForm(fields, state.values).length === 0;
    },
    reset: (values) => setState(beginForm(fields, values ?? initial)),
  };
}
