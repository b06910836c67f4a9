import type { ProjectData } from '@reelwright/movie';
import { isReachableAnywhere } from '@reelwright/wizards/machine';
import { useEffect } from 'react';
import { FormFields } from '../../../form/form-fields.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { useStepMoves, useWizard } from '../../wizard-model.ts';
import { EndingStrip } from '../ending/ending-strip.tsx';
import { useAnswersForm } from '../use-answers-form.ts';
import { shortenLinks } from './shorten-links.ts';

/** A call to action and things to give away. Links get their short form when the step is left. */
export function BonusesStep() {
  const { step, data, tab, change, isGuest, show } = useWizard();
  const shown = data.cta?.text?.trim() ? 'call-to-action' : 'closing';
  useEffect(() => show(shown), [show, shown]);
  const form = useAnswersForm(step.fields?.(data) ?? []);
  useStepMoves({
    next: async () => {
      if (!form.validate()) return 'refused';
      if (!isGuest) await shortenLinks(tab.view.get().saving.data, change);
      return 'done';
    },
  });
  return (
    <>
      <EndingStrip />
      <FormFields form={form} />
      {isShortInVain(data) && (
        <InlineAlert tone="info" title="The video shows links in full.">
          A short link would lead to this installation, which viewers can’t open at {location.host}.
          With PUBLIC_URL set to an address on the web, short links are shown.
        </InlineAlert>
      )}
    </>
  );
}

/** A short link is wished for that nobody could open. Until there is one, it is as reachable as this page. */
function isShortInVain({ bonus_list = [] }: ProjectData): boolean {
  return bonus_list.some(
    ({ link, shorten, url, shortOf }) =>
      link?.trim() &&
      shorten &&
      !isReachableAnywhere(url && shortOf === link ? url : location.origin),
  );
}
