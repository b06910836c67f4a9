import { useStore } from '../store/use-store.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { GoneDialog } from './gone-dialog.tsx';
import { KeptOfferDialog } from './kept-offer-dialog.tsx';
import { openProject } from './open-project.ts';
import type { ProjectTab } from './project-tab.ts';
import { useProjectPart } from './use-project.ts';

/** What an open project has to ask, one question at a time. */
export function ProjectQuestions({ tab }: { readonly tab: ProjectTab }) {
  const open = useStore(openProject);
  const saving = useProjectPart(tab, (view) => view.saving);
  const offer = open.status === 'open' ? open.offers[0] : undefined;
  if (saving.phase.name === 'conflict')
    return <ConflictDialog tab={tab} theirs={saving.phase.theirs} />;
  if (saving.phase.name === 'gone') return <GoneDialog tab={tab} />;
  // Taking up other edits needs a document that is saved: its own come first.
  if (offer && saving.unsaved === 0) {
    return <KeptOfferDialog key={offer.visit} offer={offer} asCopy={saving.id !== undefined} />;
  }
  return null;
}
