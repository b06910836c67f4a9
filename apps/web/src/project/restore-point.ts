import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { toast } from '../ui/toast.tsx';
import type { ProjectTab } from './project-tab.ts';

/** Goes back to a restore point. It is an edit like any other: undo brings back what was there. */
export async function restorePoint(
  tab: ProjectTab,
  revision: number,
  when: string,
): Promise<boolean> {
  const { id, unsaved } = tab.view.get().saving;
  if (id === undefined || unsaved > 0) return false;
  try {
    const body = { id, revision };
    const project = await request((options) => client.projectRestore({ body }, options), {
      errorToast: true,
      progress: true,
    });
    tab.goBackTo({ type: 'loaded', project });
    const restored = tab.view.get().history;
    toast.success(`This is the version from ${when}.`, {
      // Only while it is still the last thing that was done; later, undo steps lead back to it.
      undo: () => tab.view.get().history === restored && tab.undo(),
    });
    return true;
  } catch {
    return false;
  }
}
