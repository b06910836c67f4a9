import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { saveProject } from './open-project.ts';
import type { ProjectTab } from './project-tab.ts';

/** The keys of every page on which a project is open. */
export function useProjectKeys(tab: ProjectTab): void {
  useShortcut({ keys: ['mod', 'Z'], label: 'Undo', perform: tab.undo });
  useShortcut({ keys: ['mod', 'shift', 'Z'], label: 'Redo', perform: tab.redo });
  useShortcut({ keys: ['ctrl', 'Y'], perform: tab.redo });
  useShortcut({
    keys: ['mod', 'S'],
    label: 'Save now',
    perform: () => void saveProject().catch(() => undefined),
  });
}
