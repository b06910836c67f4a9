import { useEffect } from 'react';
import { useWizard } from '../../wizard/wizard-model.ts';
import { ListPictures } from './list-pictures.tsx';
import { startDrafting } from './start-drafting.ts';

/** Fills in what nobody has said yet, for as long as the wizard is open. Draws nothing. */
export function ListDraft() {
  const { tab } = useWizard();
  useEffect(() => startDrafting(tab), [tab]);
  return <ListPictures />;
}
