import { Button } from '@mantine/core';
import type { Field, FormValues } from '@reelwright/forms';
import { useState } from 'react';
import { Form } from '../../form/form.tsx';
import { FormFields } from '../../form/form-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { toast } from '../toast.tsx';
import classes from './dialog-body.module.css';
import { type DialogFrame, openDialog } from './open-dialog.ts';

const closesAfterSaveMs = 250;

export interface PromptOptions extends DialogFrame {
  readonly fields: readonly Field[];
  readonly initial?: FormValues;
  readonly saveLabel?: string;
  /** Cancelling a required prompt rejects instead of answering undefined. */
  readonly required?: boolean;
  /** Runs before the dialog closes; if it fails the dialog stays, with what was typed. */
  readonly onSave?: (values: FormValues) => Promise<void>;
}

/** Asks for a few values; undefined when cancelled. */
export async function prompt(options: PromptOptions): Promise<FormValues | undefined> {
  const values = await openDialog<FormValues | undefined>(options, undefined, (answer) => (
    <PromptForm options={options} answer={answer} />
  ));
  if (values === undefined && options.required) throw new Error(`${options.title}: cancelled`);
  return values;
}

interface PromptFormProps {
  readonly options: PromptOptions;
  readonly answer: (values: FormValues | undefined) => void;
}

function PromptForm({ options, answer }: PromptFormProps) {
  const form = useForm(options.fields, options.initial);
  const [isSaving, setSaving] = useState(false);
  const save = async (values: FormValues) => {
    setSaving(true);
    try {
      await options.onSave?.(values);
      setTimeout(() => answer(values), closesAfterSaveMs);
    } catch (error) {
      setSaving(false);
      toast.error(`Error saving: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <Form form={form} onSubmit={save}>
      <FormFields form={form} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => answer(undefined)} disabled={isSaving}>
          Cancel
        </Button>
        <Button type="submit" loading={isSaving}>
          {options.saveLabel ?? 'Save'}
        </Button>
      </div>
    </Form>
  );
}
