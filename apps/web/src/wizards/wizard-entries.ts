import { type WizardEntry, wizardList } from '@reelwright/wizards/list';
import type { WizardScreens } from '../wizard/wizard-model.ts';

/** The screens that are a wizard's own: '{id}/{id}-screens.ts' exports '{id}Screens'. */
const files = import.meta.glob<Readonly<Record<string, WizardScreens>>>('./*/*-screens.ts');

/** A wizard with its screens, fetched when it is first opened. */
async function loadScreens({ id, load }: WizardEntry): Promise<WizardScreens> {
  const own = (await files[`./${id}/${id}-screens.ts`]?.())?.[`${id}Screens`];
  // One whose steps are all shared ones needs none.
  return own ?? { wizard: await load(), screens: {} };
}

export const wizardEntries = wizardList.map((entry) => ({
  id: entry.id,
  title: entry.title,
  load: () => loadScreens(entry),
}));
