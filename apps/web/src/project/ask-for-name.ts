import { prompt } from '../ui/dialogs/prompt.tsx';

/** What a project is to be called when it is saved for the first time. */
export async function askForName(suggestion: string): Promise<string | undefined> {
  const values = await prompt({
    title: 'Name your project',
    fields: [{ id: 'name', kind: 'text', label: 'Project name', required: true, maxLength: 200 }],
    initial: { name: suggestion },
  });
  const name = values?.name;
  return typeof name === 'string' ? name.trim() || undefined : undefined;
}
