import { useEffect, useState } from 'react';
import { useStore } from '../store/use-store.ts';
import { drawnPopups } from '../ui/drawn-popups.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { GoneDialog } from './gone-dialog.tsx';
import { KeptOfferDialog, type KeptOfferDialogProps } from './kept-offer-dialog.tsx';
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
    return <WhenAlone key={offer.visit} offer={offer} asCopy={saving.id !== undefined} />;
  }
  return null;
}

/** Nobody waits for this question: it comes when no other popup is open, and not above one. */
function WhenAlone(props: KeptOfferDialogProps) {
  const isAlone = useStore(drawnPopups) === 0;
  const [isShown, setShown] = useState(isAlone);
  // Once it is there, it is a popup itself.
  useEffect(() => setShown((was) => was || isAlone), [isAlone]);
  return isShown && <KeptOfferDialog {...props} />;
}
