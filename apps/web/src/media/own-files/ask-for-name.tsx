import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogBody } from '../../ui/dialogs/dialog-body.tsx';
import { openDialog } from '../../ui/dialogs/open-dialog.ts';

interface NameQuestion {
  readonly title: string;
  readonly label: string;
  readonly before: string;
  readonly maxLength: number;
}

/** Asks for a name; undefined when somebody lets it be. Not a form of fields: those know media, and this is part of media. */
export function askForName(question: NameQuestion): Promise<string | undefined> {
  return openDialog<string | undefined>({ title: question.title }, undefined, (answer) => (
    <NameForm {...question} answer={answer} />
  ));
}

interface NameFormProps extends Omit<NameQuestion, 'title'> {
  readonly answer: (name: string | undefined) => void;
}

function NameForm({ label, before, maxLength, answer }: NameFormProps) {
  const [name, setName] = useState(before);
  const isGood = name.trim() !== '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isGood) answer(name.trim());
  };
  return (
    <form onSubmit={save}>
      <DialogBody
        buttons={
          <>
            <Button variant="default" onClick={() => answer(undefined)}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isGood}>
              Save
            </Button>
          </>
        }
      >
        <TextInput
          label={label}
          value={name}
          maxLength={maxLength}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </DialogBody>
    </form>
  );
}
