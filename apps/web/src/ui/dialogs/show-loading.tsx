import { Button, Loader } from '@mantine/core';
import { openDialog } from './open-dialog.ts';
import classes from './show-loading.module.css';

interface LoadingOptions {
  readonly message?: string;
  /** Shows Abort, which ends the wait and tells the work through its signal. */
  readonly canAbort?: boolean;
}

/** Holds a dialog open while the work runs. Aborting rejects with the signal's AbortError. */
export async function showLoading<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { message = 'Please wait..', canAbort = false }: LoadingOptions = {},
): Promise<Result> {
  const controller = new AbortController();
  let close = () => {};
  void openDialog<void>({ title: message, closable: false }, undefined, (answer) => {
    close = () => answer();
    return (
      <div className={classes.row}>
        <Loader />
        {canAbort && (
          <Button variant="default" onClick={() => controller.abort()}>
            Abort
          </Button>
        )}
      </div>
    );
  });
  try {
    return await Promise.race([work(controller.signal), rejectOnAbort(controller.signal)]);
  } finally {
    close();
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
