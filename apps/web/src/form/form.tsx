import type { FormValues } from '@reelwright/forms';
import type { ReactNode } from 'react';
import classes from './form.module.css';
import type { FormModel } from './use-form.ts';

interface FormProps {
  readonly form: FormModel;
  readonly onSubmit: (values: FormValues) => void;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Runs onSubmit only with answers that pass every rule. */
export function Form({ form, onSubmit, label, children }: FormProps) {
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.validate()) onSubmit(form.values);
      }}
    >
      {children}
    </form>
  );
}
