import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { recallChoice, rememberChoice } from '../choice-memory.ts';
import { DialogBody } from './dialog-body.tsx';
import { type DialogFrame, openDialog } from './open-dialog.ts';

const answerKeptDays = 365;

export interface ConfirmOptions extends DialogFrame {
  readonly message: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** For what can't be undone: a red button, and the focus on the way out. */
  readonly danger?: boolean;
  /** When this comes, there is nothing left to ask: the answer is yes. */
  readonly yesWhen?: Promise<unknown>;
}

/** Asks; true for yes, false for no or for closing it. */
export function confirm({
  message,
  confirmLabel = 'OK',
  cancelLabel = 'Cancel',
  danger = false,
  yesWhen,
  ...frame
}: ConfirmOptions): Promise<boolean> {
  return openDialog(frame, false, (answer) => {
    void yesWhen?.then(() => answer(true));
    return (
      <DialogBody
        buttons={
          <>
            <Button
              variant="default"
              onClick={() => answer(false)}
              data-autofocus={danger || undefined}
            >
              {cancelLabel}
            </Button>
            <Button
              color={danger ? 'danger' : 'accent'}
              onClick={() => answer(true)}
              data-autofocus={danger ? undefined : true}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        {message}
      </DialogBody>
    );
  });
}

/** Asks once in a year, on this machine: later calls with the same id get the same answer at once. */
export async function confirmOnce(id: string, options: ConfirmOptions): Promise<boolean> {
  const name = `confirm-${id}`;
  const kept = recallChoice(name);
  if (kept !== undefined) return kept === 'yes';
  const answer = await confirm(options);
  rememberChoice(name, answer ? 'yes' : 'no', { days: answerKeptDays });
  return answer;
}

/** Warns once in a year, on this machine. Whoever went back then was warned: they are let through from now on. */
export async function warnOnce(id: string, options: ConfirmOptions): Promise<boolean> {
  const isKnown = recallChoice(`confirm-${id}`) !== undefined;
  return isKnown || (await confirmOnce(id, options));
}

interface AlertOptions extends DialogFrame {
  readonly message: ReactNode;
  readonly buttonLabel?: string;
}

/** Tells; resolves true when the button was pressed, false when it was closed otherwise. */
export function alert({ message, buttonLabel = 'OK', ...frame }: AlertOptions): Promise<boolean> {
  return openDialog(frame, false, (answer) => (
    <DialogBody
      buttons={
        <Button onClick={() => answer(true)} data-autofocus>
          {buttonLabel}
        </Button>
      }
    >
      {message}
    </DialogBody>
  ));
}
