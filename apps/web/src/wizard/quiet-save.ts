import type { Line } from '@reelwright/movie';
import { quietSaveMeta, type Wizard } from '@reelwright/wizards/machine';
import { currentUser, isMember } from '../account/session-store.ts';
import type { ProjectTab } from '../project/project-tab.ts';

/** Spec: what happens to the project when a step is done. Guests' projects are named too, so that Save only has to sign them up. */
export function quietSave(wizard: Wizard, tab: ProjectTab, lines: readonly Line[]): void {
  const { data, meta } = tab.view.get().saving;
  const wanted = quietSaveMeta(wizard, data, meta, lines);
  if (!wanted) return;
  const isNews = Object.entries(wanted).some(
    ([key, value]) => meta[key as keyof typeof meta] !== value,
  );
  if (isNews) tab.changeMeta(wanted);
  if (isMember(currentUser())) tab.take({ type: 'save' });
}
