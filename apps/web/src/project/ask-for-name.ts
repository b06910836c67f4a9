import { authPopup } from '../account/popups.ts';
import { prompt } from '../ui/dialogs/prompt.tsx';

/** What a project is to be called when it is saved for the first time. */
export async function askForName(suggestion: string): Promise<string | undefined> {
  await authClosed();
  const values = await prompt({
    title: 'Name your project',
    fields: [{ id: 'name', kind: 'text', label: 'Project name', required: true, maxLength: 200 }],
    initial: { name: suggestion },
  });
  const name = values?.name;
  return typeof name === 'string' ? name.trim() || undefined : undefined;
}

/** Whoever signed up to save is asked to verify their email first: one question at a time. */
function authClosed(): Promise<void> {
  if (!authPopup.get()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = authPopup.subscribe(() => {
      if (authPopup.get()) return;
      stop();
      resolve();
    });
  });
}
