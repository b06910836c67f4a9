import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { alert } from '../../ui/dialogs/confirm.tsx';
import { toast } from '../../ui/toast.tsx';
import { backupProblem } from './backup-problem.ts';
import { useProjectActions } from './calls/use-project-actions.ts';
import { typedTitle } from './project-facts.ts';

/** Takes in a backup copy, or says why not. `onImported` runs once the project is there. */
export function useImport(onImported: () => void) {
  const { importBackup } = useProjectActions();
  const [isImporting, setImporting] = useState(false);
  const take = async (file: File): Promise<void> => {
    setImporting(true);
    try {
      const text = await file.text();
      const problem = backupProblem(file.name, text);
      if (problem) throw new Error(problem);
      const project = await importBackup(text);
      toast.success(`Imported “${typedTitle(project)}”${describeRepairs(project.repairs)}`);
      onImported();
    } catch (error) {
      void alert({ title: 'We couldn’t import this file', message: errorMessage(error) });
    } finally {
      setImporting(false);
    }
  };
  return { isImporting, take };
}

/** A file from elsewhere may hold something that cannot be used; its owner should know. */
function describeRepairs(repairs: number): string {
  if (repairs === 0) return '';
  return repairs === 1
    ? '. One setting couldn’t be used and is back to its default'
    : `. ${repairs} settings couldn’t be used and are back to their defaults`;
}
