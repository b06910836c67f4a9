import { cutText } from '@reelwright/movie';
import { authPopup } from '../account/popups.ts';
import { prompt } from '../ui/dialogs/prompt.tsx';

/** What a project is to be called when it is saved for the first time. */
export async function askForName(suggestion: string): Promise<string | undefined> {
  await authClosed();
  return promptForName('Name your project', suggestion);
}

/** What a copy that somebody wants to go on with is to be called. */
export function askForCopyName(name: string): Promise<string | undefined> {
  return promptForName('Save as a new project', cutText(`Copy of ${name}`, maxNameLetters));
}

const maxNameLetters = 200;

async function promptForName(title: string, suggestion: string): Promise<string | undefined> {
  const values = await prompt({
    title,
    fields: [
      {
        id: 'name',
        kind: 'text',
        label: 'Project name',
        required: true,
        maxLength: maxNameLetters,
      },
    ],
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
