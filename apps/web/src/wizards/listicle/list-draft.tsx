import { useEffect } from 'react';
import { useWizard } from '../../wizard/wizard-model.ts';
import { startDrafting } from './start-drafting.ts';

/** Fills in what nobody has said yet, for as long as the wizard is open. Draws nothing. */
export function ListDraft(): null {
  const { tab } = useWizard();
  useEffect(() => startDrafting(tab), [tab]);
  return null;
}
